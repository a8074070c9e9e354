import * as z from 'zod/mini';
import { ATTEMPT } from './attemptStatus.ts';
import { id, instant, points } from '../kit/contract/shared.ts';

/** Status of an attempt. */
export const attemptStatus = z.enum(ATTEMPT.values);
/** When programs are judged: `ioi` on each submission, with results; `deferred` after the hand-in. */
export const feedback = z.enum(['deferred', 'ioi']);

/** A paper of an exam. */
export const examPaperCard = z.object({
  id,
  title: z.string(),
  template: z.string(),
  durationMin: z.int(),
  totalPoints: points,
  feedback,
  scorePolicy: z.enum(['best', 'last']),
  sections: z.array(
    z.object({
      name: z.string(),
      type: z.nullable(z.string()),
      questionCount: z.int(),
      pointsEach: z.nullable(points),
      points,
    }),
  ),
  /** The member's latest attempt at this paper in this exam. */
  latest: z.nullable(z.object({ id, status: attemptStatus, attemptNo: z.int(), deadlineAt: z.nullable(instant) })),
  attemptsLeft: z.nullable(z.int()),
});

/**
 * Row of `exam/queryExamPaperListByExam`. `latest` is null before the first attempt, `attemptsLeft` for readers without
 * a place.
 */
export type ExamPaperCard = z.output<typeof examPaperCard>;
