/** The instant in a form value as ISO text, or null. */
export const instantOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
