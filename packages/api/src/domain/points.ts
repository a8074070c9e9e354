/** Points are integer hundredths; people see at most two places and no trailing zeros. */
export const POINT = 100;

export function formatPoints(hundredths: number): string {
  const text = (hundredths / POINT).toFixed(2);
  return text.replace(/\.?0{1,2}$/, '');
}

/**
 * Splits points over weights by largest remainder, so that the parts always add up to the whole;
 * ties go to the earlier part.
 */
export function splitPoints(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  // Whole numbers throughout: a quotient in floating point could break a tie.
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
