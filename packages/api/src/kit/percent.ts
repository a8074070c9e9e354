/** A share in percent with two decimals, rounded half up, as in all figures of schools; null if `whole` is 0. */
export function percentOf(part: number, whole: number): number | null {
  // Integer arithmetic up to the last division: floating point would not always round halves up.
  return whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;
}

/**
 * A share for the screen, as a whole percent; spreadsheets keep the decimals. Neither end is reached by rounding: 100
 * means all, and 0 none.
 */
export const wholePercent = (percent: number): number =>
  percent > 0 && percent < 100 ? Math.min(99, Math.max(1, Math.round(percent))) : percent;
