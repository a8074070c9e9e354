/** Figures of a list of totals; all in hundredths of a point. */
export interface ScoreFigures {
  count: number;
  mean: number;
  median: number;
  highest: number;
  lowest: number;
}

/** Mean, median and extremes of totals; null for an empty list. */
export function scoreFigures(totals: readonly number[]): ScoreFigures | null {
  const sorted = totals.toSorted((a, b) => a - b);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const middle = (sorted.length - 1) / 2;
  const [below = lowest, above = lowest] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return {
    count: sorted.length,
    mean: Math.round(sorted.reduce((sum, one) => sum + one, 0) / sorted.length),
    median: Math.round((below + above) / 2),
    highest,
    lowest,
  };
}
