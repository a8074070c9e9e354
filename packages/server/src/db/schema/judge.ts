import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { VersionCheck } from '@aosai/api/questions/check';
import type { RejudgeScope, RejudgeState } from '@aosai/api/rejudging/rejudging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { base, instant } from './base.ts';

/** Judge workers: the server's own slots and the remote workers that fetch jobs. They serve every app. */
export const judgeWorker = pgTable(
  'judge_worker',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    place: text('place').$type<'local' | 'remote'>().notNull(),
    version: text('version').notNull(),
    status: jsonb('status').$type<JudgeStatus>().notNull(),
    startedAt: instant('started_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Number of consecutive failed jobs; any result resets it to 0. */
    failures: integer('failures').notNull().default(0),
    /** Until when it gets no jobs while another worker is healthy. */
    restsUntil: instant('rests_until'),
  },
  (t) => [index('judge_worker_seen').on(t.lastSeenAt)],
);

/** A solution with its result of trial judging; its code is in its job. */
export interface CheckedSolution {
  id: string;
  name: string;
  language: LanguageId;
  codeHash: string;
  expect: Verdict[];
}

/**
 * Trial judging of a question version by one person (`createdBy`). Its jobs are submission rows of kind `check`, which
 * are deleted when it is done.
 */
export const questionCheck = pgTable(
  'question_check',
  {
    ...base(),
    questionId: text('question_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    state: text('state').$type<'open' | 'done'>().notNull(),
    /** Hash of the judged task: if the task has changed meanwhile, the result is not stored with it. */
    taskHash: text('task_hash').notNull(),
    solutions: jsonb('solutions').$type<CheckedSolution[]>().notNull(),
    result: jsonb('result').$type<VersionCheck>(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    /** At most one open check per person. */
    uniqueIndex('question_check_open')
      .on(t.appId, t.createdBy)
      .where(sql`state = 'open'`),
    index('question_check_version').on(t.appId, t.questionVersionId),
  ],
);

interface JudgedAs {
  verdict: Verdict | null;
  points: number | null;
}

/** Change of one submission by a rejudge, and of the attempt's total by all of its changes. */
export interface RejudgeChange {
  submissionId: string;
  /** Null for submissions in practice. */
  attemptId: string | null;
  memberName: string;
  questionTitle: string | null;
  maxPoints: number;
  before: JudgedAs;
  after: JudgedAs;
  totalBefore: number | null;
  totalAfter: number | null;
}

/** A rejudge of submissions; its jobs are submission rows of kind `rejudge`. */
export const rejudge = pgTable(
  'rejudge',
  {
    ...base(),
    scope: text('scope').$type<RejudgeScope>().notNull(),
    targetId: text('target_id').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RejudgeState>().notNull(),
    closedAt: instant('closed_at'),
    /** Changes made by applying it; null before. */
    changes: jsonb('changes').$type<RejudgeChange[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    /** At most one open rejudge per target: a second start finds the first. */
    uniqueIndex('rejudge_open')
      .on(t.appId, t.scope, t.targetId)
      .where(sql`state = 'open'`),
    index('rejudge_created').on(t.appId, t.createdAt),
  ],
);
