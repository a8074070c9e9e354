import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { CasePolicy, CheckState, QuestionStatus, Stage } from '@aosai/api/questions/bank';
import type { QuestionType } from '@aosai/api/questions/kinds';
import { base } from './base.ts';

/** The head of a question, with all that lists read. Its text and key are in its versions. */
export const question = pgTable(
  'question',
  {
    ...base(),
    key: text('key'),
    type: text('type').$type<QuestionType>().notNull(),
    currentVersionId: text('current_version_id').notNull(),
    /** The teacher who owns it. Null: the school of `orgId` owns it, or the platform when that is null too. */
    ownerId: text('owner_id'),
    status: text('status').$type<QuestionStatus>().notNull().default('1'),
    /** Why the school returned it to its teacher. */
    note: text('note'),
    isShared: boolean('is_shared').notNull().default(false),
    isOpen: boolean('is_open').notNull().default(false),
    title: text('title').notNull().default(''),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('easy'),
    /** Ids of knowledge points, the main one first. */
    points: text('points').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    stage: text('stage').$type<Stage>(),
    pricePoints: integer('price_points').notNull().default(0),
    casePolicy: text('case_policy').$type<CasePolicy>().notNull().default('none'),
    /** Number of papers that use any version of it. */
    usedCount: integer('used_count').notNull().default(0),
    passPercent: integer('pass_percent'),
    /** Number of students who answered it, by their first answers. Computed nightly, like the next columns. */
    firstAnswers: integer('first_answers').notNull().default(0),
    /** Mean share of the points in these answers, and the difficulty it implies; null for too few answers. */
    facility: doublePrecision('facility'),
    measured: text('measured').$type<Difficulty>(),
    /** Median time of the right ones among these answers; null when too few were timed. */
    medianMs: integer('median_ms'),
    checkState: text('check_state').$type<CheckState>().notNull().default('none'),
    /** Hash of the question without its key; null until `fillBank` has read the question. */
    contentHash: text('content_hash'),
    /** The four parts of its SimHash with their positions. Questions that share a part may be near duplicates. */
    bands: integer('bands').array().notNull().default([]),
    importId: text('import_id'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('question_key').on(t.appId, t.key),
    index('question_owner').on(t.appId, t.orgId, t.ownerId),
    index('question_draw').on(t.appId, t.type, t.status, t.usedCount),
    index('question_updated').on(t.appId, t.updatedAt),
    /** For lists sorted by use, then the newest first. */
    index('question_used').on(t.appId, t.usedCount, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('question_hash').on(t.appId, t.contentHash),
    index('question_bands').using('gin', t.bands),
    index('question_tags').using('gin', t.tags),
    index('question_points').using('gin', t.points),
  ],
);

/**
 * Text of a question for searches, without its key: its words, and their single characters and pairs. pg_trgm would not
 * find words of two characters, which have no trigram.
 */
export const questionSearch = pgTable(
  'question_search',
  {
    appId: text('app_id').notNull(),
    questionId: text('question_id').notNull(),
    text: text('text').notNull(),
    grams: text('grams').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.questionId] }),
    // A short pending list: the write that flushes it makes all others wait, so flushes must be small.
    index('question_search_grams').using('gin', t.grams).with({ gin_pending_list_limit: 128 }),
  ],
);

/** Solutions of questions and chapters that a member has unlocked with points, for good. */
export const unlock = pgTable(
  'unlock',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    targetType: text('target_type').$type<'question' | 'chapter'>().notNull(),
    targetId: text('target_id').notNull(),
    /** Points paid. */
    spent: integer('spent').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('unlock_once').on(t.appId, t.memberId, t.targetType, t.targetId),
  ],
);
