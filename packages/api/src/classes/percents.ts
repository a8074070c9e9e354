/** 100 %. Percents are integer hundredths, rounded half up: 7775 is 77.75 %. */
export const FULL_PERCENT = 10_000;

/** The share of a part in hundredths of a percent. All numbers are integers up to the division, so halves are exact. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * FULL_PERCENT) / whole);
}

/** The mean of shares before rounding; null without members. */
export function meanPercent(shares: readonly { points: number; max: number }[]): number | null {
  if (shares.length === 0) return null;
  const sum = shares.reduce((all, { points, max }) => all + (max === 0 ? 0 : points / max), 0);
  // Against floating-point errors just below a half.
  return Math.round((sum * FULL_PERCENT) / shares.length + 1e-9);
}

/** A percent for display: 77.75. */
export const percentText = (percent: number): string => (percent / 100).toFixed(2);
