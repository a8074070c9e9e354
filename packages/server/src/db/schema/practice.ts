import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Card } from 'ts-fsrs';
import type { Answer } from '@aosai/api/questions/answers';
import type { PracticeStatus } from '@aosai/api/practice/practiceRules';
import type { LineNote } from '@aosai/api/exams/teaching';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { base, instant } from './base.ts';
import type { SubmissionState } from '@aosai/api/judging/judging';

/** A question's card in the wrong book: the scheduler's card and the number of right answers in a row. */
export interface WrongCard extends Omit<Card, 'due' | 'last_review'> {
  due: string;
  last_review?: string | undefined;
  goodInARow: number;
}

/** A member's progress with a question outside of exams and homework, with all that lists read. */
export const memberQuestion = pgTable(
  'member_question',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    questionId: text('question_id').notNull(),
    status: text('status').$type<PracticeStatus>().notNull().default('0'),
    draft: jsonb('draft').$type<Answer>(),
    draftRevision: integer('draft_revision').notNull().default(0),
    draftSavedAt: instant('draft_saved_at'),
    tries: integer('tries').notNull().default(0),
    /** Number of the last try; not reset, since cleared tries keep their numbers. */
    lastNo: integer('last_no').notNull().default(0),
    /** Wrong tries since the question was last cleared. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    bestPercent: integer('best_percent'),
    lastTryId: text('last_try_id'),
    lastTriedAt: instant('last_tried_at'),
    lockedUntil: instant('locked_until'),
    isWrong: boolean('is_wrong').notNull().default(false),
    card: jsonb('card').$type<WrongCard>(),
    dueAt: instant('due_at'),
    isFavourite: boolean('is_favourite').notNull().default(false),
    masteredAt: instant('mastered_at'),
    revealedAt: instant('revealed_at'),
    solvedAt: instant('solved_at'),
    /** For a question from a template: how often its numbers were redrawn. */
    draw: integer('draw').notNull().default(0),
    /** `dueAt` of the review for which the numbers were last drawn. */
    drawnForAt: instant('drawn_for_at'),
    /** When it was last cleared. A solution viewed before is hidden again, but the question still earns no points. */
    cleanedAt: instant('cleaned_at'),
    /** The attempt whose answer put it into the wrong book last; null while only practice did. */
    fromAttemptId: text('from_attempt_id'),
    /** The question in whose place it is in the wrong book, because that one cannot be practised. */
    twinOf: text('twin_of'),
    /** How many of the question's hints the member has read, and when the last one. */
    hintsSeen: integer('hints_seen').notNull().default(0),
    hintedAt: instant('hinted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_question_one').on(t.appId, t.memberId, t.questionId),
    index('member_question_recent').on(t.appId, t.memberId, t.lastTriedAt),
    index('member_question_due')
      .on(t.appId, t.memberId, t.dueAt)
      .where(sql`is_wrong`),
    index('member_question_question').on(t.appId, t.questionId),
    /** For the office's list of recent practice. */
    index('member_question_newest').on(t.appId, t.lastTriedAt),
  ],
);

/** An answer submitted in practice; once judged, only a review or clearing changes it. */
export const memberQuestionTry = pgTable(
  'member_question_try',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    questionId: text('question_id').notNull(),
    versionId: text('version_id').notNull(),
    no: integer('no').notNull(),
    chapterId: text('chapter_id'),
    gradeId: text('grade_id'),
    answer: jsonb('answer').$type<Answer>().notNull(),
    /** Which draw of the numbers it answers, see `draw` of `memberQuestion`. */
    draw: integer('draw').notNull().default(0),
    /** For a program; tries with the same program share a submission. */
    submissionId: text('submission_id'),
    state: text('state').$type<SubmissionState>().notNull(),
    percent: integer('percent'),
    verdict: text('verdict').$type<Verdict>(),
    /** How long the question was on screen, as the page reports; null when it does not. */
    spentMs: integer('spent_ms'),
    /** Whether it took more than twice the median time known then. */
    isSlow: boolean('is_slow').notNull().default(false),
    /** Whether a hint was read since the question was last reviewed. */
    isHinted: boolean('is_hinted').notNull().default(false),
    /** Idempotency key from the client; `requestHash` is the hash of the request. */
    requestId: text('request_id').notNull(),
    requestHash: text('request_hash').notNull(),
    /** A teacher's percentage; replaces the judge's. */
    reviewPercent: integer('review_percent'),
    comment: text('comment').notNull().default(''),
    lineNotes: jsonb('line_notes').$type<LineNote[]>().notNull().default([]),
    reviewedBy: text('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_question_try_request').on(t.appId, t.memberId, t.requestId),
    index('member_question_try_member').on(t.appId, t.memberId, t.id.desc()),
    index('member_question_try_question').on(t.appId, t.questionId, t.memberId),
    index('member_question_try_version').on(t.appId, t.versionId),
    /** Covers the columns that mastery needs, so that a class's tries are counted from the index only. */
    index('member_question_try_results')
      .on(t.appId, t.memberId, t.questionId, t.createdAt, t.percent, t.reviewPercent)
      .where(sql`state = 'done' and percent is not null and deleted_at is null`),
    /** Covers first answers to a question, so that its statistics are computed from the index only. */
    index('member_question_try_first')
      .on(t.appId, t.questionId, t.memberId, t.createdAt, t.percent, t.reviewPercent, t.spentMs)
      .where(sql`no = 1 and state = 'done' and percent is not null`),
    index('member_question_try_cleared')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** A day, in Beijing time, on which a member has practised, with the points earned. */
export const memberPracticeDay = pgTable(
  'member_practice_day',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    day: text('day').notNull(),
    tries: integer('tries').notNull().default(0),
    earned: integer('earned').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_practice_day_one').on(t.appId, t.memberId, t.day),
  ],
);

/** How much of a right a member has used in a period, from the free quota or from a card. */
export const memberRightUsage = pgTable(
  'member_right_usage',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    code: text('code').notNull(),
    /** `free/2026-11-23`, or the card with its period. */
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_right_usage_one').on(t.appId, t.memberId, t.code, t.period),
  ],
);

/** Uses of a right: the same thing uses it once. */
export const memberRightUse = pgTable(
  'member_right_use',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    code: text('code').notNull(),
    ref: text('ref').notNull(),
    /** Period whose count it raised; null for a card without limit. */
    period: text('period'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_right_use_one').on(t.appId, t.memberId, t.code, t.ref),
  ],
);
