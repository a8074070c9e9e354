import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import { verdictCount } from '../../base/metrics.ts';
import type { LiveEvent } from '../../kit/engineCall.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';
import { giveBack, type Job, MAX_TRIES, requeue } from './claim.ts';
import { finish, type Result, systemError } from './finish.ts';
import { TestDataAway } from './judgeJob.ts';
import type { ResultStore } from './ports.ts';
import { noteFailure, noteResult, tellOfSickWorker } from './failingWorkers.ts';

/** A failed job waits this much longer after each try. */
const REST_MS = 1_000;
/** Missing test data returns when somebody has repaired the folder, so this wait is longer. */
const DATA_REST_MS = 5_000;

export function publishState({ services }: ResultStore, job: Job, state: Job['state'], done: number): void {
  // Students hear nothing of rejudging until it is applied; authors are told by solution.
  if (job.kind === 'rejudge' || job.kind === 'check') return;
  const progress = { state, done, total: job.totalCases };
  const event: LiveEvent =
    job.attemptId === null
      ? { type: 'practice', tryId: job.tryId ?? job.id, submissionId: job.id, ...progress }
      : {
          type: 'submission',
          id: job.id,
          attemptId: job.attemptId,
          questionId: job.questionVersionId,
          ...progress,
        };
  services.publish(job.appId, job.memberId, event);
}

/** Stores a result and tells its student. Returns false, and drops the result, when the claim no longer has the job. */
export async function storeResult(store: ResultStore, job: Job, result: Result): Promise<boolean> {
  const { db, services } = store;
  const { isOurs, settled, check } = await finish(db, services, job, result);
  if (!isOurs) return false;
  verdictCount.inc({ kind: job.kind, verdict: result.verdict ?? 'none' });
  if (result.verdict !== 'SE') await noteResult(db, job);
  publishState(store, job, 'done', job.totalCases);
  if (check) services.publish(job.appId, job.memberId, { type: 'check', ...check });
  if (settled && job.attemptId !== null)
    services.publish(job.appId, job.memberId, { type: 'attempt', attemptId: job.attemptId, status: ATTEMPT.settled });
  return true;
}

/** Yielding its slot to others was no failure. */
function countedTries({ tries, yields }: Job): number {
  return tries - yields;
}

/** Ends a job that was claimed too often because its judges died. Returns true when it is over. */
export async function endedItsJudges(store: ResultStore, job: Job): Promise<boolean> {
  const tries = countedTries(job);
  if (tries <= MAX_TRIES) return false;
  const details = { submissionId: job.id, tries: tries - 1 };
  store.log.error(details, 'a submission ended its judge three times: system error');
  await storeResult(store, job, systemError(job.totalCases));
  return true;
}

/**
 * After a failure of the judge: queues another try, on another worker if possible, or stores SE with an alarm after the
 * third. A judge or test data that is away counts as no try, since nothing was judged.
 */
export async function tryAgain(store: ResultStore, job: Job, error: unknown): Promise<void> {
  const { db, services, log } = store;
  const now = services.now();
  const isDataAway = error instanceof TestDataAway;
  if (isDataAway || error instanceof JudgeUnavailable) {
    if (isDataAway)
      log.warn({ reason: error.message, submissionId: job.id }, 'test data is away, the try does not count');
    const notBefore = new Date(now.getTime() + (isDataAway ? DATA_REST_MS : REST_MS));
    await db.transaction(async (tx) => {
      const isOurs = await giveBack(tx, job, notBefore, now, job.worker);
      const problem = isDataAway ? 'testData' : 'unavailable';
      if (isOurs) await notifyOffice(tx, { appId: job.appId, now }, { kind: 'judge', problem });
    });
    return;
  }
  if (await noteFailure(db, job, now)) {
    log.error({ worker: job.worker }, 'a judge worker failed at three jobs in a row and is set aside');
    await tellOfSickWorker(db, now);
  }
  const tries = countedTries(job);
  const details = { error, submissionId: job.id, tries };
  if (tries >= MAX_TRIES) {
    log.error(details, 'a submission failed three times: system error');
    await storeResult(store, job, systemError(job.totalCases));
    return;
  }
  log.warn(details, 'a submission failed and is tried again');
  await requeue(db, job, new Date(now.getTime() + REST_MS * tries), now);
}
