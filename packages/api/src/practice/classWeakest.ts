import { bandAt, type MasteryBand } from './mastery.ts';

const SHOWN = 5;

interface HeldPoint {
  pointId: string;
  /** Whole percent; null without enough data. */
  percent: number | null;
  answers: number;
}

interface WeakPoint extends HeldPoint {
  percent: number;
  band: MasteryBand;
  isEarly: boolean;
}

/** The five weakest knowledge points of a class, the weakest first. Each is the mean over students with enough data. */
export function classWeakest(students: readonly { mastery: readonly HeldPoint[] }[]): WeakPoint[] {
  const byPoint = Map.groupBy(
    students.flatMap(({ mastery }) => mastery),
    ({ pointId }) => pointId,
  );
  return [...byPoint]
    .flatMap(([pointId, all]) => {
      const known = all.flatMap(({ percent }) => percent ?? []);
      if (known.length === 0) return [];
      const percent = Math.round(known.reduce((sum, one) => sum + one, 0) / known.length);
      const answers = all.reduce((sum, one) => sum + one.answers, 0);
      return [{ pointId, percent, band: bandAt(percent / 100), isEarly: false, answers }];
    })
    .toSorted((a, b) => a.percent - b.percent)
    .slice(0, SHOWN);
}
