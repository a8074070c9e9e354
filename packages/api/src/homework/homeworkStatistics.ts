import { percentOf } from '../kit/percent.ts';
import { type HomeworkProgress, PROGRESS } from './homeworkStanding.ts';
import { meanOf, medianOf } from '../kit/mean.ts';

/** One answer for `answerTally`; points in hundredths. */
interface TalliedAnswer {
  isAnswered: boolean;
  /** Null until judged. */
  points: number | null;
  maxPoints: number;
  /** Waits for a teacher, whatever points it has until then. */
  needsReview: boolean;
}

/** Counts of answers by result. */
interface AnswerTally {
  right: number;
  part: number;
  wrong: number;
  blank: number;
  /** Share of the maximum points in percent with two decimals; null while an answer is not judged or marked. */
  percent: number | null;
}

/** Counts a student's answers: full points are right, unanswered ones are blank. */
export function answerTally(answers: readonly TalliedAnswer[]): AnswerTally {
  const written = answers.filter(({ isAnswered }) => isAnswered);
  const judged = written.flatMap(({ points, maxPoints, needsReview }) =>
    points === null || needsReview ? [] : [{ points, maxPoints }],
  );
  const max = answers.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  return {
    right: judged.filter(({ points, maxPoints }) => points >= maxPoints).length,
    part: judged.filter(({ points, maxPoints }) => points > 0 && points < maxPoints).length,
    wrong: judged.filter(({ points }) => points === 0).length,
    blank: answers.length - written.length,
    percent:
      judged.length < written.length
        ? null
        : percentOf(
            judged.reduce((sum, { points }) => sum + points, 0),
            max,
          ),
  };
}

/** One student's homework for the figures. */
export interface CountedPlace {
  progress: HomeworkProgress;
  isLate: boolean;
  /** Points of a settled homework; null if nothing was handed in. */
  points: number | null;
  /** Exempted, or no longer in the class through which it was assigned: not part of any figure. */
  isOutside: boolean;
}

/** Figures of a homework over all students. */
export interface HomeworkFigures {
  total: number;
  notBegun: number;
  doing: number;
  handedIn: number;
  settled: number;
  late: number;
  /** Percent with two decimals; null without students. */
  donePct: number | null;
  onTimePct: number | null;
  /** Over the settled ones, in hundredths of a point. */
  mean: number | null;
  median: number | null;
}

/** Homework that was settled without a hand-in does not count as done. */
const isDone = ({ progress, points }: CountedPlace): boolean =>
  progress === PROGRESS.handedIn || (progress === PROGRESS.settled && points !== null);

/** Computes the figures of a homework. */
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
