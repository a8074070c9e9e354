import { percentOf } from '../kit/percent.ts';

/** One answer for `answerTally`; points in hundredths. */
export interface TalliedAnswer {
  isAnswered: boolean;
  /** Null until judged. */
  points: number | null;
  maxPoints: number;
}

/** Counts of answers by result. */
export interface AnswerTally {
  right: number;
  part: number;
  wrong: number;
  blank: number;
  /** Share of the maximum points in percent with two decimals; null while an answer is not judged. */
  percent: number | null;
}

/** Counts a student's answers: full points are right, unanswered ones are blank. */
export function answerTally(answers: readonly TalliedAnswer[]): AnswerTally {
  const written = answers.filter(({ isAnswered }) => isAnswered);
  const judged = written.flatMap(({ points, maxPoints }) => (points === null ? [] : [{ points, maxPoints }]));
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
