/** Percents are whole hundredths, half up: 7775 reads 77.75. */
export const FULL_PERCENT = 10_000;

/** So much of the whole. Whole numbers up to the division: a half is a half. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * FULL_PERCENT) / whole);
}

/** The mean of shares before they are rounded; null of nobody. */
export function meanPercent(shares: readonly { points: number; max: number }[]): number | null {
  if (shares.length === 0) return null;
  const sum = shares.reduce((all, { points, max }) => all + (max === 0 ? 0 : points / max), 0);
  // Half a hundredth may come out a hair below itself.
  return Math.round((sum * FULL_PERCENT) / shares.length + 1e-9);
}

/** A percent as people read it: 77.75. */
export const percentText = (percent: number): string => (percent / 100).toFixed(2);
