import { percentOf } from '../percent.ts';
import { type HomeworkProgress, PROGRESS } from './homeworkStanding.ts';
import { meanOf, medianOf } from './middles.ts';

/** A place as the figures of a homework count it. */
export interface CountedPlace {
  progress: HomeworkProgress;
  isLate: boolean;
  /** Of a settled one; null where nothing was ever handed in. */
  points: number | null;
  /** Exempted, or left the class that brought the homework: outside every figure. */
  isOutside: boolean;
}

export interface HomeworkFigures {
  total: number;
  notBegun: number;
  doing: number;
  handedIn: number;
  settled: number;
  late: number;
  /** Percent with two decimals; null without anybody. */
  donePct: number | null;
  onTimePct: number | null;
  /** Points of those that are settled. */
  mean: number | null;
  median: number | null;
}

/** What was settled as missing is not done. */
const isDone = ({ progress, points }: CountedPlace): boolean =>
  progress === PROGRESS.handedIn || (progress === PROGRESS.settled && points !== null);

export function homeworkFigures(places: readonly CountedPlace[]): HomeworkFigures {
  const counted = places.filter(({ isOutside }) => !isOutside);
  const count = (wanted: HomeworkProgress) => counted.filter(({ progress }) => progress === wanted).length;
  const done = counted.filter(isDone);
  const onTime = done.filter(({ isLate }) => !isLate);
  const points = counted.flatMap((one) => (one.progress === PROGRESS.settled ? [one.points ?? 0] : []));
  return {
    total: counted.length,
    notBegun: count(PROGRESS.notBegun),
    doing: count(PROGRESS.doing),
    handedIn: count(PROGRESS.handedIn),
    settled: count(PROGRESS.settled),
    late: done.length - onTime.length,
    donePct: percentOf(done.length, counted.length),
    onTimePct: percentOf(onTime.length, counted.length),
    mean: meanOf(points),
    median: medianOf(points),
  };
}
