import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import type { Experience, PlacementState } from '@aosai/api/practice/placement/placement';
import type { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { base, instant } from './base.ts';

/** A question that a placement may ask. */
export interface PoolItem {
  questionId: string;
  type: typeof SINGLE | typeof TRUE_FALSE;
  /** Main knowledge point, and its level. */
  pointId: string;
  level: number;
}

/** A question that was asked, in the version shown, with what came of it. */
export interface AskedItem extends PoolItem {
  versionId: string;
  /** Which draw of its numbers was shown; 0 is that of the version. */
  draw: number;
  /** ISO 8601. */
  askedAt: string;
  /** Null until it is answered. */
  outcome: 'right' | 'wrong' | 'unknown' | null;
  spentMs: number | null;
}

/** A few questions that find a newcomer's level. */
export const placement = pgTable(
  'placement',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    language: text('language').$type<TaughtLanguage>().notNull(),
    experience: text('experience').$type<Experience>().notNull(),
    state: text('state').$type<PlacementState>().notNull(),
    /** What may be asked, chosen at the start: at most some dozens for each level. */
    pool: jsonb('pool').$type<PoolItem[]>().notNull(),
    /** In order; the last one may be unanswered. */
    items: jsonb('items').$type<AskedItem[]>().notNull().default([]),
    /** The level found; null until it is done. */
    level: integer('level'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('placement_running')
      .on(t.appId, t.memberId)
      .where(sql`state = 'running'`),
    index('placement_member').on(t.appId, t.memberId, t.id.desc()),
  ],
);

/** A learner's goal, with the weeks as they were when the plan was last made. A member has one. */
export const learningPlan = pgTable(
  'learning_plan',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    language: text('language').$type<TaughtLanguage>().notNull(),
    level: integer('level').notNull(),
    /** Month of the sitting: 2027-03. */
    sitting: text('sitting').notNull(),
    minutesAWeek: integer('minutes_a_week').notNull(),
    /** The level that the learner knew, and the points of known levels that they did not. */
    fromLevel: integer('from_level').notNull(),
    gaps: text('gaps').array().notNull().default([]),
    /** Days in Beijing: of the goal, and of the last layout. */
    madeOn: text('made_on').notNull(),
    laidOn: text('laid_on').notNull(),
    /** The Monday of each step's week in that layout. Steps that are later now have moved. */
    layout: jsonb('layout').$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('learning_plan_one').on(t.appId, t.memberId)],
);
