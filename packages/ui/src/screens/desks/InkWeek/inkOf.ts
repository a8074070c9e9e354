/** Strength of a day's ink, 0 (an empty ring) to 3, by minutes: none, 1 to 9, 10 to 24, 25 or more. */
export function inkOf(minutes: number): 0 | 1 | 2 | 3 {
  if (minutes <= 0) return 0;
  if (minutes < 10) return 1;
  return minutes < 25 ? 2 : 3;
}
