import * as z from 'zod/mini';
import { ATTEMPT_VALUES } from '../../domain/statuses.ts';
import { id, instant, points } from '../shared.ts';

/** A student of a running exam; of several attempts the last one. */
export const boardRow = z.object({
  enrollId: id,
  memberId: id,
  attemptId: z.nullable(id),
  /** In full for those whose students they are, masked for everybody else. */
  name: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  status: z.nullable(z.enum(ATTEMPT_VALUES)),
  answeredCount: z.int(),
  questionCount: z.int(),
  deadlineAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  hiddenCount: z.int(),
  takeoverCount: z.int(),
  extraSec: z.int(),
  lateCopyCount: z.int(),
  /** Answers that came after the deadline and count, because nothing had been heard of the student before it. */
  cutOff: z.nullable(
    z.object({
      /** How long nothing had been heard. */
      silentMs: z.int(),
      /** How long after the deadline the last of them came. */
      lateMs: z.int(),
      /** In how many exams this has happened to the student, this one too. */
      exams: z.int(),
    }),
  ),
  /** While it runs only of papers that show points at once. */
  points: z.nullable(points),
});

const boardNotice = z.object({
  id,
  at: instant,
  text: z.string(),
  /** How many students it was for; null is everybody, also who comes later. */
  toCount: z.nullable(z.int()),
});

export const liveBoard = z.object({
  serverNow: instant,
  /** Give it with the next call: only what has changed since comes back. */
  cursor: z.string(),
  isDelta: z.boolean(),
  status: z.string(),
  endAt: instant,
  /** What was said into the rooms, the newest first. */
  notices: z.array(boardNotice),
  rows: z.array(boardRow),
});
