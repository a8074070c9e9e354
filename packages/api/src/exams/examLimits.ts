/** Upper limits of an exam; texts in characters. */
export const EXAM_LIMITS = {
  title: 60,
  summary: 200,
  notes: 20_000,
  papers: 10,
  attempts: 10,
  capacity: 100_000,
  ipRanges: 10,
} as const;
