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

/** How many totals lie in each tenth of the full score; full marks belong to the last. */
export function scoreTenths(totals: readonly number[], maxPoints: number): { fromPercent: number; count: number }[] {
  const tenth = (total: number) => Math.min(9, Math.floor((10 * total) / Math.max(1, maxPoints)));
  return Array.from({ length: 10 }, (_, no) => ({
    fromPercent: 10 * no,
    count: totals.filter((total) => tenth(total) === no).length,
  }));
}
