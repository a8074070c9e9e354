/** A share in percent with two decimals, rounded half up, as in all figures of schools; null if `whole` is 0. */
export function percentOf(part: number, whole: number): number | null {
  // Integer arithmetic up to the last division: floating point would not always round halves up.
  return whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;
}
