import * as z from 'zod/mini';
import { CLIENT_EVENTS, SERVER_EVENTS } from './examEvents.ts';
import { ANSWER_STATUS, SUBMIT_REASON } from '../papers/attemptStatus.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { submissionView } from '../judging/submissionViews.contract.ts';
import { id, instant, points } from '../kit/contract/shared.ts';
import { language, source, verdict } from '../judging/programs.contract.ts';
import { answer } from '../questions/answers.contract.ts';
import { roomSection } from '../questions/roomQuestion.contract.ts';
import { attemptStatus, feedback } from '../papers/paperCard.contract.ts';

/** Schemas that calls on attempts share. `questionId` is always the id of a question's frozen version. */

/** An answer as saved. */
export const savedAnswer = z.object({
  questionId: id,
  revision: z.int(),
  savedAt: z.nullable(instant),
  /** First 8 hex digits of the SHA-256 of the canonical answer. */
  hash: z.nullable(z.string()),
  answer: z.nullable(answer),
  flagged: z.boolean(),
  spentMs: z.int(),
});

/**
 * The server's copy of an answer. `savedAt` and `hash` are null before the first save; `spentMs` is in milliseconds.
 */
export type SavedAnswer = z.output<typeof savedAnswer>;

const draft = z.strictObject({ language, code: source });

/** An answer for the exam room, with the programs in other languages. */
export const roomAnswer = z.extend(savedAnswer, { drafts: z.array(draft) });

/** A `SavedAnswer` with the drafts in other languages, for the page on which the student works. */
export type RoomAnswer = z.output<typeof roomAnswer>;

/** A notice to the exam room. */
export const notice = z.object({
  id,
  at: instant,
  kind: z.enum(['announcement', 'extended']),
  text: z.string(),
  /** Taken back by its sender: rooms that show it remove it. */
  withdrawn: z.optional(z.literal(true)),
});

/** `announcement` is a text from staff; `extended` reports more time. The room shows both. */
export type Notice = z.output<typeof notice>;

/** An attempt at a paper. Points in hundredths. */
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
  submitReason: z.nullable(z.enum(SUBMIT_REASON.values)),
  feedback,
  scorePolicy: z.enum(['best', 'last']),
  extraSec: z.int(),
  answeredCount: z.int(),
  questionCount: z.int(),
  lateCopyCount: z.int(),
  eventsCount: z.int(),
  maxPoints: points,
  passPoints: z.nullable(points),
  /** Null while unknown or hidden from the caller. */
  totalPoints: z.nullable(points),
});

/**
 * Row of `examPaperEnroll/queryList` and reply of calls that change an attempt. `extraSec` is in seconds and part of
 * `deadlineAt`.
 */
export type Attempt = z.output<typeof attempt>;

/**
 * A student's place in an exam as teachers see it: one row per attempt, or one row with `id` null (未开始) without any.
 */
export const studentAttempt = z.extend(attempt, {
  id: z.nullable(id),
  examPaperId: z.nullable(id),
  paperTitle: z.nullable(z.string()),
  feedback: z.nullable(feedback),
  scorePolicy: z.nullable(z.enum(['best', 'last'])),
  examStartAt: instant,
  /** The last moment to begin: the end of the exam, or when it was stopped. */
  examEndAt: instant,
});

/** Row of `examPaperEnroll/queryListByTeacher`; the nullable fields are null while the student has not started. */
export type StudentAttempt = z.output<typeof studentAttempt>;

/** Everything that the exam room needs. */
export const room = z.object({
  attempt,
  serverNow: instant,
  /** Proof of being the only writer; a takeover replaces it. Null for a device that does not hold the attempt. */
  token: z.nullable(z.string()),
  /**
   * Key of the drafts in this browser, 32 bytes in base64url: for the holder, and for the member once the attempt is
   * closed.
   */
  draftKey: z.nullable(z.string()),
  heldElsewhere: z.boolean(),
  /** The room explains errors of compilers and programs in Chinese; absent if not. */
  explainsErrors: z.optional(z.boolean()),
  /** Questions that no longer accept answers, because the attempt was reopened for others only. */
  lockedIds: z.optional(z.array(id)),
  sections: z.array(roomSection),
  answers: z.array(roomAnswer),
  submissions: z.array(submissionView),
  notices: z.array(notice),
});

/** Reply of `examPaperEnroll/start` and `takeover`: paper, answers and the right to write. */
export type Room = z.output<typeof room>;

/** One answer in a save. */
export const saveAnswer = z.strictObject({
  questionId: id,
  baseRevision: z.int().check(z.nonnegative()),
  answer: z.nullable(answer),
  flagged: z.boolean(),
  spentMs: z.int().check(z.nonnegative(), z.maximum(86_400_000)),
  /** Programs in languages that the answer has left since the last save. */
  drafts: z.optional(z.array(draft).check(z.maxLength(2))),
  /** Also submits the code for judging; only in papers with feedback `ioi`. */
  submit: z.optional(z.boolean()),
});

/** One changed answer that the room sends. The server compares `baseRevision` with its own and reports a conflict. */
export type SaveAnswer = z.output<typeof saveAnswer>;

/** An event that the exam room reports. */
export const clientEvent = z.strictObject({
  type: z.enum(CLIENT_EVENTS),
  questionId: z.optional(id),
  /** Duration of the state in ms, or the length of a paste. */
  ms: z.optional(z.int().check(z.nonnegative(), z.maximum(86_400_000))),
});

/** An event as the room sends it; the server adds the time. */
export type ClientEventInput = z.output<typeof clientEvent>;

/** A save of the exam room. */
export const saveInput = z.strictObject({
  attemptId: id,
  token: z.string().check(z.maxLength(64)),
  answers: z.array(saveAnswer).check(z.maxLength(100)),
  events: z.array(clientEvent).check(z.maxLength(100)),
  /** Asks for the attempt's submissions in the reply. */
  wantResults: z.optional(z.boolean()),
});

/** Body of `examMemberQuestion/save`. The list of answers may be empty: then the save only reports presence. */
export type SaveInput = z.output<typeof saveInput>;

/** The result of a stored answer. */
export const savedRevision = z.object({
  questionId: id,
  revision: z.int(),
  savedAt: instant,
  hash: z.string(),
  conflict: z.optional(z.literal(false)),
});
/** The result of an answer that was not stored, with the server's copy. */
export const conflict = z.object({ questionId: id, conflict: z.literal(true), serverCopy: savedAnswer });

/** The reply to a save. */
export const saveReply = z.object({
  serverNow: instant,
  deadlineAt: instant,
  revisions: z.array(z.union([savedRevision, conflict])),
  notices: z.array(notice),
  results: z.array(submissionView),
});

/** Reply to a save in exams and homework; each answer gets its new revision, or the server's copy on conflict. */
export type SaveReply = z.output<typeof saveReply>;

/** An event of an attempt, for staff only. */
export const recordedEvent = z.object({
  id,
  at: instant,
  type: z.enum([...CLIENT_EVENTS, ...SERVER_EVENTS]),
  questionNo: z.nullable(z.int()),
  /** Duration of the state in ms, or the length of a paste. */
  ms: z.nullable(z.int()),
  /**
   * For answers after the deadline from a student who was cut off: ms after the deadline; `ms` is the time of silence.
   */
  lateMs: z.nullable(z.int()),
});

/**
 * Row of the events in `examMemberQuestion/queryListByExamPaperEnroll`; `questionNo` is null for events of the whole
 * room.
 */
export type RecordedEvent = z.output<typeof recordedEvent>;

/** The receipt for a completed attempt. */
export const receipt = z.object({
  attemptId: id,
  completedAt: instant,
  submitReason: z.enum(SUBMIT_REASON.values),
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

/**
 * Reply of `examPaperEnroll/complete`, and part of the report: `hash` tells which version of an answer was handed in.
 */
export type Receipt = z.output<typeof receipt>;

/** An answer in a report or for review. */
export const answerRecord = z.extend(savedAnswer, {
  id,
  attemptId: id,
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  status: z.enum(ANSWER_STATUS),
  points: z.nullable(points),
  maxPoints: points,
  verdict: z.nullable(verdict),
  /** The marker's review; absent until the reader may see it. */
  review: z.optional(
    z.object({
      comment: z.string(),
      lineNotes: z.array(z.object({ line: z.int(), text: z.string() })),
      isByHand: z.boolean(),
      /** For markers: points without the review, and the version to change. */
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
  /** The question is in another formal exam that has not ended, so results are hidden. */
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

/**
 * Row of the answer calls of exams and homework. `points` is null while unmarked or hidden; points are in hundredths.
 */
export type AnswerRecord = z.output<typeof answerRecord>;
