import { meanPercent, percentOf } from './percents.ts';

/** One closed homework of one member: what was reached, or why it does not count. */
export interface HomeworkResult {
  memberId: string;
  /** Null: nothing was handed in. */
  points: number | null;
  max: number;
  /** Freed from it by a teacher: in no figure. */
  isExempt: boolean;
}

export interface MemberFigure {
  memberId: string;
  /** Of all points of the homework that counts; null where none does. */
  percent: number | null;
}

export interface ClassFigures {
  members: MemberFigure[];
  /** The mean of the members' percents, each as it is before rounding. */
  percent: number | null;
  /** Places with something handed in, of those that count. */
  completion: number | null;
}

/** What a class has reached in its closed homework; what is missing is 0. */
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
