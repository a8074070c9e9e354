import { isCheckerProgram } from '@aosai/api/judging/checkers';
import type { CheckRule, RunReport, TraceReport } from '@aosai/api/judging/judging';
import { checkAtOnce } from '@aosai/judge/checker/check';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import type { EngineServices, UnsignedCall } from '../../kit/engineCall.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { type Job, stillOurs, useUntil } from './claim.ts';

export type Result = Pick<
  typeof submission.$inferInsert,
  | 'verdict'
  | 'points'
  | 'timeMs'
  | 'memoryKiB'
  | 'compileMessage'
  | 'cases'
  | 'subtasks'
  | 'run'
  | 'trace'
  | 'doneCases'
>;

/** Progress of a check: how many solutions are judged, of how many. */
export interface CheckProgress {
  debugId: string;
  questionId: string;
  done: number;
  total: number;
}

/** What follows a job in the transaction that stores its result, by the subject that queued it. */
export interface OnFinished {
  /** A solution of a trial judging was judged: the progress of that judging, or null if it is gone. */
  check(inside: UnsignedCall, checkId: string): Promise<CheckProgress | null>;
  /** A program of an attempt was judged: whether the attempt is settled now. */
  attempt(inside: UnsignedCall, attemptId: string): Promise<boolean>;
  /** A program of practice was judged. */
  practice(inside: UnsignedCall, job: Job & Result): Promise<void>;
}

declare module '../../kit/engineCall.ts' {
  interface Registries {
    onFinished: OnFinished;
  }
}

export interface Finished {
  /** False: the job was no longer this claim's, and this result was dropped. */
  isOurs: boolean;
  settled: boolean;
  /** Progress of the trial judging that the job belongs to. */
  check?: CheckProgress | null;
}

/**
 * Stores the result exactly once, even if several workers report it (fenced by `tries`), and settles the attempt in the
 * same transaction if this was its last open job. Tells the back office about an SE.
 */
export async function finish(db: Db, services: EngineServices, job: Job, result: Result): Promise<Finished> {
  const now = services.now();
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(submission)
      .set({ ...result, state: 'done', leaseUntil: null, judgeMs: useUntil(now), finishedAt: now, updatedAt: now })
      .where(stillOurs(job))
      .returning({ id: submission.id });
    if (rows.length === 0) return { isOurs: false, settled: false };
    const { attemptId } = job;
    const { onFinished } = services.registries;
    const inside: UnsignedCall = { db: tx, appId: job.appId, now, services };
    if (job.kind === 'check' && attemptId !== null)
      return { isOurs: true, settled: false, check: await onFinished.check(inside, attemptId) };
    if (job.kind !== 'submit') return { isOurs: true, settled: false };
    if (result.verdict === 'SE') await notifyOffice(tx, inside, { kind: 'judge', problem: 'systemError' });
    if (attemptId !== null) return { isOurs: true, settled: await onFinished.attempt(inside, attemptId) };
    await onFinished.practice(inside, { ...job, ...result });
    return { isOurs: true, settled: false };
  });
}

export function systemError(totalCases: number): Result {
  return {
    verdict: 'SE',
    points: 0,
    timeMs: null,
    memoryKiB: null,
    compileMessage: '',
    cases: [],
    subtasks: [],
    run: null,
    doneCases: totalCases,
  };
}

/** The result of stepping through a program, which nobody judges: `AC` only says that there is one. */
export function traceResult(trace: TraceReport): Result {
  const { compileMessage } = trace;
  return { verdict: trace.ended === 'compile' ? 'CE' : 'AC', points: null, compileMessage, trace, doneCases: 1 };
}

/**
 * The result of a trial run, which has no points; WA only means that the output differs from the sample's or that the
 * checker refused it.
 */
export function runResult(report: RunReport, compare: CheckRule, expected: string | null): Result {
  const { stdout, stderr, exitCode, signal, message } = report;
  const differs =
    report.verdict === 'AC' &&
    expected !== null &&
    !isCheckerProgram(compare) &&
    checkAtOnce(compare, { output: Buffer.from(stdout), answer: expected }).verdict !== 'AC';
  return {
    verdict: differs ? 'WA' : report.verdict,
    points: null,
    timeMs: report.timeMs,
    memoryKiB: report.memoryKiB,
    compileMessage: report.compileMessage,
    run: { stdout, stderr, exitCode, signal, ...(message !== undefined && { message }) },
    doneCases: 1,
  };
}
