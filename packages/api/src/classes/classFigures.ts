import { meanPercent, percentOf } from './percents.ts';

/** One closed homework of one member. */
export interface HomeworkResult {
  memberId: string;
  /** Points in hundredths; null if nothing was handed in. */
  points: number | null;
  max: number;
  /** Exempted by a teacher: not part of any figure. */
  isExempt: boolean;
}

/** A member's result over all homework. */
export interface MemberFigure {
  memberId: string;
  /** Share of all points of the homework that counts, in hundredths of a percent; null if none counts. */
  percent: number | null;
}

/** Results of a class over all homework. */
export interface ClassFigures {
  members: MemberFigure[];
  /** Mean of the members' percents before rounding. */
  percent: number | null;
  /** Share of counted homework that was handed in, in hundredths of a percent. */
  completion: number | null;
}

/** Results of a class in its closed homework. Homework that was not handed in counts as 0. */
export function classFigures(results: readonly HomeworkResult[]): ClassFigures {
  const counted = results.filter(({ isExempt }) => !isExempt);
  const sums = new Map<string, { points: number; max: number }>(
    results.map(({ memberId }) => [memberId, { points: 0, max: 0 }]),
  );
  for (const { memberId, points, max } of counted) {
    const sum = sums.get(memberId) ?? { points: 0, max: 0 };
    sums.set(memberId, { points: sum.points + (points ?? 0), max: sum.max + max });
  }
  const shares = [...sums.values()].filter(({ max }) => max > 0);
  const done = counted.filter(({ points }) => points !== null).length;
  return {
    members: [...sums].map(([memberId, { points, max }]) => ({
      memberId,
      percent: max > 0 ? percentOf(points, max) : null,
    })),
    percent: meanPercent(shares),
    completion: counted.length === 0 ? null : percentOf(done, counted.length),
  };
}
