import * as z from 'zod/mini';
import { DIFFICULTY } from '../../domain/difficulty.ts';
import { PRACTICE_STATUS } from '../../domain/practice/practiceRules.ts';
import { QUESTION_TYPES } from '../../domain/questions/kinds.ts';
import { SUBMISSION_STATES } from '../../domain/statuses.ts';
import { fileName } from '../content/bankPlace.ts';
import { roomQuestion } from '../exam/attempt.ts';
import { submissionView } from '../exam/submissionViews.ts';
import { answer, id, instant, verdict } from '../shared.ts';

/* What the calls of practice share. `questionId` names the question, whose version a try names beside it. */

/** How far a member is with one question. */
export const practiceState = z.object({
  status: z.enum(PRACTICE_STATUS.values),
  tries: z.int(),
  /** Whole percent of what the question is worth; null before the first judged try. */
  bestPercent: z.nullable(z.int()),
  lastTryId: z.nullable(id),
  /** Stands in the wrong book. */
  isWrong: z.boolean(),
  /** When the wrong book brings it back. */
  dueAt: z.nullable(instant),
  isFavourite: z.boolean(),
  masteredAt: z.nullable(instant),
  revealedAt: z.nullable(instant),
  solvedAt: z.nullable(instant),
  /** No other answer is taken before: the last one was wrong. */
  lockedUntil: z.nullable(instant),
});

/** What is shown of a question once it is earned, bought or brought by a card. */
export const practiceSolution = z.object({
  /** Of a choice: its right options. */
  rightAnswer: z.nullable(answer),
  /** Accepted texts by blank; of a group the right option of each part. Null for a programming task. */
  acceptedTexts: z.nullable(z.array(z.array(z.string()))),
  analysisHtml: z.string(),
  /** A video that explains it. */
  videoFile: fileName,
});

export const practiceDraft = z.object({
  answer: z.nullable(answer),
  /** Counted by the server: a save names the one that it follows. */
  revision: z.int(),
  savedAt: instant,
});

/** What everybody who practises reads of a question in a list. */
export const practisedQuestion = z.object({
  id,
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  difficulty: z.enum(DIFFICULTY.values),
  /** Knowledge points, the first of them what it is about. */
  points: z.array(z.string()),
});

export const lineNote = z.object({ line: z.int(), text: z.string() });

/** What a teacher wrote about a try. */
const practiceReview = z.object({
  percent: z.nullable(z.int()),
  comment: z.string(),
  lineNotes: z.array(lineNote),
  reviewedAt: instant,
  reviewerName: z.string(),
});

/** One answer that was handed in. */
export const practiceTry = z.object({
  id,
  questionId: id,
  versionId: id,
  /** Counted from 1 for each member and question. */
  no: z.int(),
  submittedAt: instant,
  chapterId: z.nullable(id),
  state: z.enum(SUBMISSION_STATES),
  /** Null until it is judged; a review's where there is one. */
  percent: z.nullable(z.int()),
  /** Of a program. */
  verdict: z.nullable(verdict),
  submissionId: z.nullable(id),
  review: z.nullable(practiceReview),
  /** A formal exam asks the question: its result is told when that is over. */
  isHeld: z.optional(z.boolean()),
});

/** A try in a list of several members and questions. */
export const practiceTryRow = z.extend(practiceTry, {
  memberId: id,
  /** In part for the office. */
  memberName: z.string(),
  question: practisedQuestion,
  /** What `reviewSubmit` changes; null for who may not mark it. */
  version: z.nullable(z.int()),
});

/** A try with what was answered and how it was judged. */
export const practiceTryDetail = z.extend(practiceTryRow, {
  /** What was asked, where its numbers were not those that everybody has. */
  shown: z.nullable(roomQuestion),
  answer,
  /** Of a program: verdicts of its cases, never their data. */
  submission: z.nullable(submissionView),
});

/** What is left of a right today; `left` is null without limit. */
export const practiceQuota = z.object({ left: z.nullable(z.int()), quota: z.nullable(z.int()) });
