import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CaseResult, SubtaskResult, SubmissionState, TraceReport } from '@aosai/api/judging/judging';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { base, instant } from './base.ts';

/** A submission is also its row in the judge queue, with the columns of the lease. */
export const submission = pgTable(
  'submission',
  {
    ...base(),
    /** For a `check` its own id, for a run outside of exams the question's id; null for a try in practice. */
    attemptId: text('attempt_id'),
    /** The practice try for which it was created. */
    tryId: text('try_id'),
    memberId: text('member_id').notNull(),
    questionVersionId: text('question_version_id').notNull(),
    /**
     * `check`: trial judging of the solution `originalId` for an author of the question. `rejudge`: judges the program
     * of the submission `originalId` again; it does not count until the rejudge is applied.
     */
    kind: text('kind').$type<'debug' | 'submit' | 'rejudge' | 'check'>().notNull(),
    rejudgeId: text('rejudge_id'),
    originalId: text('original_id'),
    language: integer('language').$type<LanguageId>().notNull(),
    code: text('code').notNull(),
    codeHash: text('code_hash').notNull(),
    input: text('input'),
    expected: text('expected'),
    maxPoints: integer('max_points').notNull(),
    /** A value of `PRIORITY`; lower runs first. */
    priority: integer('priority').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    /**
     * When it counts as queued, set by a trigger: later for members who have other jobs waiting or have just used much of
     * the judge (decision 0105).
     */
    fairAt: instant('fair_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    leaseUntil: instant('lease_until'),
    worker: text('worker'),
    /** The worker that last failed at it; other workers get it first. */
    failedBy: text('failed_by'),
    /** When a worker last claimed it. */
    claimedAt: instant('claimed_at'),
    /** How long it has occupied slots in all of its tries. */
    judgeMs: integer('judge_ms').notNull().default(0),
    /** How often it gave its slot to scored work; such tries do not count. */
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
      /** Message of the task's checker or interactor. */
      message?: string;
    }>(),
    /** A trial run that is stepped through: it has no verdict, and `trace` is its result. */
    isTrace: boolean('is_trace').notNull().default(false),
    /** Kept for a member's latest recording only. */
    trace: jsonb('trace').$type<TraceReport>(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    /** The next job is the first of it. */
    index('submission_queue')
      .on(t.priority, t.fairAt, t.id)
      .where(sql`state <> 'done'`),
    /** Other waiting jobs of a member, and their use of the judge, for `fairAt`. */
    index('submission_waiting')
      .on(t.appId, t.memberId)
      .where(sql`state <> 'done'`),
    index('submission_used')
      .on(t.appId, t.memberId, t.claimedAt)
      .where(sql`claimed_at is not null`),
    index('submission_attempt').on(t.appId, t.attemptId, t.questionVersionId),
    /** Recent use of the judge. */
    index('submission_claimed')
      .on(t.claimedAt)
      .where(sql`claimed_at is not null`),
    /** A member's recent practice submissions. */
    index('submission_practice')
      .on(t.appId, t.memberId, t.createdAt)
      .where(sql`try_id is not null`),
    index('submission_trials')
      .on(t.appId, t.memberId, t.createdAt)
      .where(sql`kind = 'debug'`),
    /** At most one trial run per member at a time. */
    uniqueIndex('submission_one_debug')
      .on(t.appId, t.memberId)
      .where(sql`kind = 'debug' and state <> 'done'`),
    /** At most one job per submission and rejudge, however often the rejudge is started. */
    uniqueIndex('submission_rejudge')
      .on(t.appId, t.rejudgeId, t.originalId)
      .where(sql`rejudge_id is not null`),
    /** Submissions that ended in a system error, for alarms. */
    index('submission_system_error')
      .on(t.finishedAt)
      .where(sql`verdict = 'SE'`),
  ],
);
