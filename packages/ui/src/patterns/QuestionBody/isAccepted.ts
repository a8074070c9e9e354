const plain = (text: string): string => text.normalize('NFKC').trim();

/** Whether a blank is right; like the scoring, ignores full-width forms and surrounding spaces. */
export const isAccepted = (text: string, accepted: readonly string[]): boolean =>
  accepted.some((one) => plain(one) === plain(text));
