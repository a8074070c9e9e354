const plain = (text: string): string => text.normalize('NFKC').trim();

/** Whether a blank counts: full-width letters and spaces around are no difference, as the scoring has it. */
export const isAccepted = (text: string, accepted: readonly string[]): boolean =>
  accepted.some((one) => plain(one) === plain(text));
