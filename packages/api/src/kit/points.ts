/** One point. Points are stored as integer hundredths. */
export const POINT = 100;

/** Formats points with at most two decimals and no trailing zeros. */
export function formatPoints(hundredths: number): string {
  const text = (hundredths / POINT).toFixed(2);
  return text.replace(/\.?0{1,2}$/, '');
}

/**
 * Splits points by weights with the largest remainder method, so that the parts add up to the total. Ties go to the
 * earlier part.
 */
export function splitPoints(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  // Integer arithmetic: a floating-point quotient could break a tie wrongly.
  const rests = weights.map((weight) => (total * weight) % sum);
  const parts = weights.map((weight, index) => (total * weight - (rests[index] ?? 0)) / sum);
  const order = rests.map((rest, index) => ({ index, rest })).sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - parts.reduce((a, b) => a + b, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
