import * as z from 'zod/mini';
import { CLIENT_EVENTS, SERVER_EVENTS } from '../../domain/examEvents.ts';
import { ANSWER_STATUS_VALUES, SUBMIT_REASONS } from '../../domain/statuses.ts';
import { QUESTION_TYPES } from '../../domain/questions/kinds.ts';
import { attemptStatus, feedback } from './exam.ts';
import { submissionView } from './submissionViews.ts';
import { answer, id, instant, language, points, source, standard, verdict } from '../shared.ts';

/** Pieces that the calls of an attempt share. `questionId` always names the frozen version of a question. */

export const roomQuestion = z.object({
  id,
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  points,
  title: z.nullable(z.string()),
  stemHtml: z.string(),
  options: z.array(z.object({ id: z.string(), html: z.string() })),
  blankCount: z.int(),
  programming: z.nullable(
    z.object({
      timeMs: z.int(),
      memoryKiB: z.int(),
      languages: z.array(language),
      standard,
      fileIo: z.nullable(z.string()),
      samples: z.array(z.object({ id: z.string(), input: z.string(), expected: z.string() })),
      subtasks: z.array(z.object({ id: z.string(), points, caseCount: z.int() })),
      caseCount: z.int(),
      /** What an answer starts with, by language; absent where the task gives none. */
      starts: z.optional(z.object({ 53: z.optional(z.string()), 71: z.optional(z.string()) })),
    }),
  ),
  /** Of a group: choices about its program. An answer names one option id for each, in `texts`. */
  parts: z.optional(
    z.array(
      z.object({
        id: z.string(),
        stemHtml: z.string(),
        points,
        options: z.array(z.object({ id: z.string(), html: z.string() })),
      }),
    ),
  ),
});

export const roomSection = z.object({
  name: z.string(),
  /** null: questions of several types stand in it. */
  type: z.nullable(z.enum(QUESTION_TYPES)),
  points,
  questions: z.array(roomQuestion),
});

export const savedAnswer = z.object({
  questionId: id,
  revision: z.int(),
  savedAt: z.nullable(instant),
  /** First 8 hex digits of SHA-256 over the canonical answer. */
  hash: z.nullable(z.string()),
  answer: z.nullable(answer),
  flagged: z.boolean(),
  spentMs: z.int(),
});

const draft = z.strictObject({ language, code: source });

/** An answer as the room goes on with it: the programs of the other languages as well. */
export const roomAnswer = z.extend(savedAnswer, { drafts: z.array(draft) });

export const notice = z.object({ id, at: instant, kind: z.enum(['announcement', 'extended']), text: z.string() });

export const attempt = z.object({
  id,
  examEnrollId: id,
  examId: id,
  examTitle: z.string(),
  examPaperId: id,
  paperTitle: z.string(),
  memberId: id,
  memberName: z.string(),
  attemptNo: z.int(),
  status: attemptStatus,
  startedAt: z.nullable(instant),
  deadlineAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  submitReason: z.nullable(z.enum(SUBMIT_REASONS)),
  feedback,
  scorePolicy: z.enum(['best', 'last']),
  extraSec: z.int(),
  answeredCount: z.int(),
  questionCount: z.int(),
  lateCopyCount: z.int(),
  eventsCount: z.int(),
  maxPoints: points,
  passPoints: z.nullable(points),
  /** Null while it may not be shown to the caller or is not known yet. */
  totalPoints: z.nullable(points),
});

/**
 * A student's place in an exam as their teachers follow it: one row for each attempt, and one for a place without any,
 * whose `id` is null and whose state is 未开始.
 */
export const studentAttempt = z.extend(attempt, {
  id: z.nullable(id),
  examPaperId: z.nullable(id),
  paperTitle: z.nullable(z.string()),
  feedback: z.nullable(feedback),
  scorePolicy: z.nullable(z.enum(['best', 'last'])),
  examStartAt: instant,
  /** When nobody can begin any more: the end of the window, or when the exam was stopped. */
  examEndAt: instant,
});

export const room = z.object({
  attempt,
  serverNow: instant,
  /** Proof of being the one writer; rotates on takeover. Null for a device that does not hold the attempt. */
  token: z.nullable(z.string()),
  /** Key for the drafts kept in this browser: for the holder, and for the member once the attempt is closed. b64u of 32 bytes. */
  draftKey: z.nullable(z.string()),
  heldElsewhere: z.boolean(),
  /** Questions that take no answers any more: the attempt was reopened for others. Absent where there are none. */
  lockedIds: z.optional(z.array(id)),
  sections: z.array(roomSection),
  answers: z.array(roomAnswer),
  submissions: z.array(submissionView),
  notices: z.array(notice),
});

export const saveAnswer = z.strictObject({
  questionId: id,
  baseRevision: z.int().check(z.nonnegative()),
  answer: z.nullable(answer),
  flagged: z.boolean(),
  spentMs: z.int().check(z.nonnegative(), z.maximum(86_400_000)),
  /** Programs of the languages that were left since the last save. */
  drafts: z.optional(z.array(draft).check(z.maxLength(2))),
  /** Queues the saved code for judging; only in papers with feedback `ioi`. */
  submit: z.optional(z.boolean()),
});

export const clientEvent = z.strictObject({
  type: z.enum(CLIENT_EVENTS),
  questionId: z.optional(id),
  /** Milliseconds that the state lasted, or the length of a paste. */
  ms: z.optional(z.int().check(z.nonnegative(), z.maximum(86_400_000))),
});

export const saveInput = z.strictObject({
  attemptId: id,
  token: z.string().check(z.maxLength(64)),
  answers: z.array(saveAnswer).check(z.maxLength(100)),
  events: z.array(clientEvent).check(z.maxLength(100)),
  /** Ask for the submissions of this attempt in the reply. */
  wantResults: z.optional(z.boolean()),
});

export const savedRevision = z.object({
  questionId: id,
  revision: z.int(),
  savedAt: instant,
  hash: z.string(),
  conflict: z.optional(z.literal(false)),
});
export const conflict = z.object({ questionId: id, conflict: z.literal(true), serverCopy: savedAnswer });

export const saveReply = z.object({
  serverNow: instant,
  deadlineAt: instant,
  revisions: z.array(z.union([savedRevision, conflict])),
  notices: z.array(notice),
  results: z.array(submissionView),
});

/** What was recorded while an attempt ran: for those who keep it, never for who wrote it. */
export const recordedEvent = z.object({
  id,
  at: instant,
  type: z.enum([...CLIENT_EVENTS, ...SERVER_EVENTS]),
  questionNo: z.nullable(z.int()),
  /** How long the state lasted, or the length of a paste. */
  ms: z.nullable(z.int()),
  /** Of answers that came after the deadline from who was cut off: how long after it; `ms` is the silence. */
  lateMs: z.nullable(z.int()),
});

export const receipt = z.object({
  attemptId: id,
  completedAt: instant,
  submitReason: z.enum(SUBMIT_REASONS),
  serverNow: instant,
  items: z.array(
    z.object({
      questionId: id,
      no: z.int(),
      answered: z.boolean(),
      revision: z.int(),
      savedAt: z.nullable(instant),
      hash: z.nullable(z.string()),
    }),
  ),
});

export const answerRecord = z.extend(savedAnswer, {
  id,
  attemptId: id,
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  status: z.enum(ANSWER_STATUS_VALUES),
  points: z.nullable(points),
  maxPoints: points,
  verdict: z.nullable(verdict),
  /** What a marker wrote; absent until the reader may see it. */
  review: z.optional(
    z.object({
      comment: z.string(),
      lineNotes: z.array(z.object({ line: z.int(), text: z.string() })),
      isByHand: z.boolean(),
      /** For markers: what the points would be without them, and the version that they change. */
      staff: z.optional(
        z.object({
          version: z.int(),
          autoPoints: z.nullable(points),
          manualPoints: z.nullable(points),
          needsReview: z.boolean(),
        }),
      ),
    }),
  ),
  /** It stands in another formal exam that is not over: no result is told until then. */
  isHeld: z.optional(z.boolean()),
  lateCopies: z.array(
    z.object({
      receivedAt: instant,
      reason: z.enum(['late', 'takenOver', 'conflict', 'closed']),
      answer: z.nullable(answer),
      accepted: z.boolean(),
    }),
  ),
});
