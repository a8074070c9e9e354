import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import type { CasePolicy, CheckState, QuestionStatus, Stage } from '@aosai/api/domain/questions/bank';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import { base } from './base.ts';

/** The head of a question: all that lists read. What it asks stands in its versions. */
export const question = pgTable(
  'question',
  {
    ...base(),
    key: text('key'),
    type: text('type').$type<QuestionType>().notNull(),
    currentVersionId: text('current_version_id').notNull(),
    /** The teacher whose own it is; without it a school's, and without a school the platform's. */
    ownerId: text('owner_id'),
    status: text('status').$type<QuestionStatus>().notNull().default('1'),
    /** Why the school gave it back to its teacher. */
    note: text('note'),
    isShared: boolean('is_shared').notNull().default(false),
    isOpen: boolean('is_open').notNull().default(false),
    title: text('title').notNull().default(''),
    difficulty: text('difficulty').$type<Difficulty>().notNull().default('easy'),
    /** Ids of knowledge points, the first of them what it is about. */
    points: text('points').array().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    stage: text('stage').$type<Stage>(),
    pricePoints: integer('price_points').notNull().default(0),
    casePolicy: text('case_policy').$type<CasePolicy>().notNull().default('none'),
    /** Papers that have it, in whichever version. */
    usedCount: integer('used_count').notNull().default(0),
    passPercent: integer('pass_percent'),
    /** Students who have answered it, each counted by the first answer; counted once a night, like what follows. */
    firstAnswers: integer('first_answers').notNull().default(0),
    /** The share of its points that these reach, and what that makes of its difficulty; null of too few. */
    facility: doublePrecision('facility'),
    measured: text('measured').$type<Difficulty>(),
    /** How long the middle one of them was at it whose answer was right; null where too few were timed. */
    medianMs: integer('median_ms'),
    checkState: text('check_state').$type<CheckState>().notNull().default('none'),
    /** Of what is asked, without its key; null until `fillBank` has read the question. */
    contentHash: text('content_hash'),
    /** The four parts of its SimHash, each with its place: who shares one may be nearly the same. */
    bands: integer('bands').array().notNull().default([]),
    importId: text('import_id'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('question_key').on(t.appId, t.key),
    index('question_owner').on(t.appId, t.orgId, t.ownerId),
    index('question_draw').on(t.appId, t.type, t.status, t.usedCount),
    index('question_updated').on(t.appId, t.updatedAt),
    /** Lists by use, the newest first among equals. */
    index('question_used').on(t.appId, t.usedCount, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('question_hash').on(t.appId, t.contentHash),
    index('question_bands').using('gin', t.bands),
    index('question_tags').using('gin', t.tags),
    index('question_points').using('gin', t.points),
  ],
);

/**
 * What a search reads of a question, never its key: its words, and their letters one by one and in pairs. A word of two
 * letters has no trigram, so pg_trgm would not find it.
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
    // What waits to be sorted in is sorted in often and little at a time: whoever writes then has everybody wait.
    index('question_search_grams').using('gin', t.grams).with({ gin_pending_list_limit: 128 }),
  ],
);

/** What a member has opened for points, once for ever: the solution of a question, a chapter. */
export const unlock = pgTable(
  'unlock',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    targetType: text('target_type').$type<'question' | 'chapter'>().notNull(),
    targetId: text('target_id').notNull(),
    /** The points that it cost. */
    spent: integer('spent').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('unlock_once').on(t.appId, t.memberId, t.targetType, t.targetId),
  ],
);
