/** A share in percent with two decimals, half up, as every figure of a school shows it; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  // Whole numbers up to the last division: 0.125 in floating point would not always go up.
  return whole === 0 ? null : Math.floor((part * 20_000 + whole) / (2 * whole)) / 100;
}
