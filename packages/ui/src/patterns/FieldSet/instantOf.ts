/** What a form holds of an instant: ISO text, or nothing. */
export const instantOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
