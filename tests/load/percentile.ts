/** The smallest value that at least `share` percent do not exceed, rounded to a tenth; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
  return value === undefined ? Number.NaN : Math.round(value * 10) / 10;
}
