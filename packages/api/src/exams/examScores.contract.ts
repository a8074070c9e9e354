import * as z from 'zod/mini';
import { id, instant, points } from '../kit/contract/shared.ts';
import { attemptStatus } from '../papers/paperCard.contract.ts';

/** Points of a student; null where there are none, or where a running exam withholds them. */
const given = z.nullable(points);

const scoreRow = z.object({
  placeId: id,
  memberId: id,
  no: z.nullable(z.string()),
  /** Masked for students of other schools. */
  name: z.string(),
  className: z.nullable(z.string()),
  /** The attempt that counts. */
  attemptId: z.nullable(id),
  /** Null for a student who has not begun. */
  status: z.nullable(attemptStatus),
  /** Did not come, and can no longer come. */
  isAbsent: z.boolean(),
  /** When the student's make-up begins or began; null without one. */
  makeUpAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  /** In the order of the paper's sections. */
  sections: z.array(given),
  /** In the order of the paper's questions. */
  questions: z.array(given),
  totalPoints: given,
  /** Equal totals share a rank. */
  rank: z.nullable(z.int()),
});

/** Scores of an exam by paper; everybody with a place has a row. */
export const examScores = z.object({
  examId: id,
  /** The exam has ended for all students; those who never began count as absent. */
  isOver: z.boolean(),
  papers: z.array(
    z.object({
      examPaperId: id,
      title: z.string(),
      totalPoints: points,
      passPoints: z.nullable(points),
      /** Another running exam asks one of the questions, so totals and some points are left out. */
      isHeld: z.boolean(),
      sections: z.array(z.object({ name: z.string(), maxPoints: points })),
      questions: z.array(z.object({ section: z.int(), maxPoints: points })),
      rows: z.array(scoreRow),
    }),
  ),
});

/** Reply of `exam/queryScores`. */
export type ExamScores = z.output<typeof examScores>;
