import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CaseResult, SubtaskResult } from '@aosai/api/domain/judging';
import type { LanguageId } from '@aosai/api/domain/languages';
import type { SubmissionState } from '@aosai/api/domain/statuses';
import type { Verdict } from '@aosai/api/domain/verdicts';
import { base, instant } from './base.ts';

/** A submission is its own queue row: lease columns say who judges it. */
export const submission = pgTable(
  'submission',
  {
    ...base(),
    /** Of a `check` its own id, of a run outside of exams its question's; null of a try in practice. */
    attemptId: text('attempt_id'),
    /** The try in practice that it was first made for. */
    tryId: text('try_id'),
    memberId: text('member_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    /** `check` is trial judging of the solution `originalId`, for anyone who writes the question. `rejudge` judges the program of `originalId` once more; until it is applied it counts for nothing. */
    kind: text('kind').$type<'debug' | 'submit' | 'rejudge' | 'check'>().notNull(),
    rejudgeId: text('rejudge_id'),
    originalId: text('original_id'),
    language: integer('language').$type<LanguageId>().notNull(),
    code: text('code').notNull(),
    codeHash: text('code_hash').notNull(),
    input: text('input'),
    expected: text('expected'),
    maxPoints: integer('max_points').notNull(),
    /** `PRIORITY`: lower runs first. */
    priority: integer('priority').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    tries: integer('tries').notNull().default(0),
    leaseUntil: instant('lease_until'),
    worker: text('worker'),
    /** The worker that failed at it last: another one is asked first. */
    failedBy: text('failed_by'),
    /** When it got its last place at a judge. */
    claimedAt: instant('claimed_at'),
    /** How long it has kept places, all of its tries together. */
    judgeMs: integer('judge_ms').notNull().default(0),
    /** How often it gave its place to scored work: such a try does not count. */
    yields: integer('yields').notNull().default(0),
    doneCases: integer('done_cases').notNull().default(0),
    totalCases: integer('total_cases').notNull(),
    verdict: text('verdict').$type<Verdict>(),
    points: integer('points'),
    timeMs: integer('time_ms'),
    memoryKiB: integer('memory_kib'),
    compileMessage: text('compile_message').notNull().default(''),
    cases: jsonb('cases').$type<CaseResult[]>().notNull().default([]),
    subtasks: jsonb('subtasks').$type<(SubtaskResult & { maxPoints: number })[]>().notNull().default([]),
    run: jsonb('run').$type<{
      stdout: string;
      stderr: string;
      exitCode: number | null;
      signal: string | null;
      /** What the task's own program said of it. */
      message?: string;
    }>(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('submission_queue').on(t.state, t.priority, t.createdAt),
    index('submission_attempt').on(t.appId, t.attemptId, t.questionVersionId),
    /** Who has used the judge lately. */
    index('submission_claimed')
      .on(t.claimedAt)
      .where(sql`claimed_at is not null`),
    /** How much practice of a member the judge has lately had. */
    index('submission_practice')
      .on(t.appId, t.memberId, t.createdAt)
      .where(sql`try_id is not null`),
    index('submission_trials')
      .on(t.appId, t.memberId, t.createdAt)
      .where(sql`kind = 'debug'`),
    /** One trial run at a time for each member. */
    uniqueIndex('submission_one_debug')
      .on(t.appId, t.memberId)
      .where(sql`kind = 'debug' and state <> 'done'`),
    /** A rejudge runs a submission once, however often it is started. */
    uniqueIndex('submission_rejudge')
      .on(t.appId, t.rejudgeId, t.originalId)
      .where(sql`rejudge_id is not null`),
    /** The alarms of the judge. */
    index('submission_system_error')
      .on(t.finishedAt)
      .where(sql`verdict = 'SE'`),
  ],
);
