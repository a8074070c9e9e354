/** Half up, as every sum that people see is rounded; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.floor((sum * 2 + values.length) / (2 * values.length));
}

/** The middle one, of an even number the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return meanOf(sorted.slice(sorted.length % 2 === 1 ? half : half - 1, half + 1));
}
