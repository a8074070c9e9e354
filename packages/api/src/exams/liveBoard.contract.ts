import * as z from 'zod/mini';
import { ATTEMPT } from '../papers/attemptStatus.ts';
import { id, instant, points } from '../kit/contract/shared.ts';

/** A student in a running exam, with the latest attempt. */
export const boardRow = z.object({
  enrollId: id,
  memberId: id,
  attemptId: z.nullable(id),
  /** Name in full for the student's own staff, otherwise masked. */
  name: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  status: z.nullable(z.enum(ATTEMPT.values)),
  answeredCount: z.int(),
  questionCount: z.int(),
  deadlineAt: z.nullable(instant),
  lastSeenAt: z.nullable(instant),
  hiddenCount: z.int(),
  takeoverCount: z.int(),
  extraSec: z.int(),
  lateCopyCount: z.int(),
  /** Set if answers after the deadline count because the student was offline at the deadline. */
  cutOff: z.nullable(
    z.object({
      /** Time without a sign before the deadline, in ms. */
      silentMs: z.int(),
      /** Time from the deadline to the last of these answers, in ms. */
      lateMs: z.int(),
      /** Number of exams in which this happened to the student, including this one. */
      exams: z.int(),
    }),
  ),
  /** Points so far; while the attempt runs, only in papers that show points at once. */
  points: z.nullable(points),
});

/** Row of `LiveBoard.rows`. `status` and `attemptId` are null before the student starts; `extraSec` is in seconds. */
export type BoardRow = z.output<typeof boardRow>;

const boardNotice = z.object({
  id,
  at: instant,
  text: z.string(),
  /** Number of receivers; null: everybody, including students who start later. */
  toCount: z.nullable(z.int()),
});

/** The live board of an exam. */
export const liveBoard = z.object({
  serverNow: instant,
  /** Pass it to the next call to get changed rows only. */
  cursor: z.string(),
  isDelta: z.boolean(),
  status: z.string(),
  endAt: instant,
  /** Notices to the room, the newest first. */
  notices: z.array(boardNotice),
  rows: z.array(boardRow),
});

/** Reply of `exam/queryLiveBoard`. With `isDelta`, `rows` holds only rows that changed since the cursor sent. */
export type LiveBoard = z.output<typeof liveBoard>;
