export interface TaggedResult {
  tags: readonly string[];
  points: number | null;
  maxPoints: number;
}

/** Points by tag, in the order in which tags first appear; a question counts in full for each of its tags. */
export function tagPoints(
  results: readonly TaggedResult[],
): { tag: string; points: number | null; maxPoints: number }[] {
  const byTag = new Map<string, { points: number | null; maxPoints: number }>();
  for (const { tags, points, maxPoints } of results) {
    for (const tag of new Set(tags)) {
      const sum = byTag.get(tag) ?? { points: 0, maxPoints: 0 };
      byTag.set(tag, {
        points: points === null || sum.points === null ? null : sum.points + points,
        maxPoints: sum.maxPoints + maxPoints,
      });
    }
  }
  return [...byTag].map(([tag, sum]) => ({ tag, ...sum }));
}
