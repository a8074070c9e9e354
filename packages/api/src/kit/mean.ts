/** The mean, rounded half up; null without values. */
export function meanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.floor((sum * 2 + values.length) / (2 * values.length));
}

/** The median; of an even number of values the mean of the middle two. Null without values. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return meanOf(sorted.slice(sorted.length % 2 === 1 ? half : half - 1, half + 1));
}
