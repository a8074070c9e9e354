import { percentOf } from '../percent.ts';

export interface TalliedAnswer {
  isAnswered: boolean;
  /** Null while it is not judged. */
  points: number | null;
  maxPoints: number;
}

export interface AnswerTally {
  right: number;
  part: number;
  wrong: number;
  blank: number;
  /** With two decimals, of what there was to earn; null while something is not judged. */
  percent: number | null;
}

/** What one student got right: full points are right, nothing written is blank. */
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
