import { isCheckerProgram } from '@aosai/api/domain/checkers';
import type { CheckRule, RunReport } from '@aosai/api/domain/judging';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { checkAtOnce } from '@aosai/judge/check';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { attemptIs, lockAttempt } from '../../exams/attempts/attemptRow.ts';
import { type CheckProgress, settleCheck } from '../../questions/check/settleCheck.ts';
import { type EngineServices, within } from '../../kit/engineCall.ts';
import { settleIfJudged } from '../../exams/scoring/settle.ts';
import { tellOffice } from '../../platform/message/tellOffice.ts';
import { settleTries } from '../../practice/tries/settleTries.ts';
import { type Job, stillOurs, useUntil } from './claim.ts';

export type Result = Pick<
  typeof submission.$inferInsert,
  'verdict' | 'points' | 'timeMs' | 'memoryKiB' | 'compileMessage' | 'cases' | 'subtasks' | 'run' | 'doneCases'
>;

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
    if (job.kind === 'check' && attemptId !== null)
      return { isOurs: true, settled: false, check: await settleCheck(tx, { appId: job.appId, now }, attemptId) };
    if (job.kind !== 'submit') return { isOurs: true, settled: false };
    if (result.verdict === 'SE')
      await tellOffice(tx, { appId: job.appId, now }, { kind: 'judge', problem: 'systemError' });
    if (attemptId === null) {
      await settleTries(tx, { appId: job.appId, now }, { ...job, ...result });
      return { isOurs: true, settled: false };
    }
    const { attempt } = await lockAttempt(tx, attemptIs(job.appId, attemptId));
    if (attempt.status === ATTEMPT.inProgress) return { isOurs: true, settled: false };
    const call = { db, appId: job.appId, now, services, attemptSecret: new Uint8Array() };
    return { isOurs: true, settled: await settleIfJudged(within(call, tx), attempt) };
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
