import type { LeasedJob, LeaseKey, LeaseOutcome } from '@aosai/api/judging/remoteJudging';
import { submission } from '../../db/schema/submission.ts';
import type { RemoteJudging } from '../../kit/remoteJudging.ts';
import { remoteRequestOf, runRequestOf, traceRequestOf } from '../submissions/judgeRequest.ts';
import { giveBack, type Job, renew, stillOurs } from './claim.ts';
import { type Result, traceResult } from './finish.ts';
import { judgedResult, JudgeFailed, priorityOf, ranResult, specOf, TestDataAway } from './judgeJob.ts';
import { publishState, storeResult, tryAgain } from './outcome.ts';
import type { ResultStore } from './ports.ts';
import { openWaitingWorkers } from './waitingWorkers.ts';
import type { WorkerDirectory } from './workerDirectory.ts';
import { preemptTrial } from './preemptTrial.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { jsonParam, rawRows } from '../../db/rawRows.ts';

/** Whether the task of a submission being judged uses this data: only then may a worker fetch it. */
async function isTaskData(
  db: Db,
  { appId, submissionId, hash }: { appId: string; submissionId: string; hash: string },
): Promise<boolean> {
  const rows = await rawRows(
    db,
    sql`select 1 from ${submission} s
      join ${questionVersion} v on v.app_id = s.app_id and v.id = s.question_version_id
      where s.app_id = ${appId} and s.id = ${submissionId} and s.state = 'judging'
        and (v.programming->'cases' @> ${jsonParam([{ inSha: hash }])}
          or v.programming->'cases' @> ${jsonParam([{ outSha: hash }])})`,
  );
  return rows.length > 0;
}

export function openRemoteJudging(store: ResultStore, directory: WorkerDirectory): RemoteJudging {
  const { db, services } = store;
  const line = openWaitingWorkers(store);
  const { testData } = services;

  async function leased(job: Job): Promise<LeasedJob> {
    const { appId, id, tries } = job;
    const spec = await specOf(db, job);
    const key = { appId, id, tries, priority: priorityOf(job) };
    if (job.isTrace) {
      return { ...key, task: { kind: 'trace', request: traceRequestOf(spec, job) } };
    }
    if (job.kind === 'debug') {
      return { ...key, task: { kind: 'run', request: runRequestOf(spec, job, job) } };
    }
    return { ...key, task: { kind: 'judge', request: remoteRequestOf(spec, job) } };
  }

  async function find(workerId: string, lease: LeaseKey): Promise<Job | null> {
    const [job] = await db
      .select()
      .from(submission)
      .where(stillOurs({ ...lease, worker: workerId }));
    return job ?? null;
  }

  async function resultOf(job: Job, outcome: LeaseOutcome): Promise<Result> {
    switch (outcome.kind) {
      case 'judged':
        if (job.kind === 'debug') throw new JudgeFailed('a trial run was judged');
        return judgedResult(job, await specOf(db, job), outcome.report);
      case 'ran':
        if (job.kind !== 'debug' || job.isTrace) throw new JudgeFailed('a submission was only run');
        return ranResult(job, await specOf(db, job), outcome.report);
      case 'traced':
        if (!job.isTrace) throw new JudgeFailed('a submission was only stepped through');
        return traceResult(outcome.report);
      case 'noData':
        throw new TestDataAway(outcome.message);
      case 'failed':
        throw new JudgeFailed(outcome.message);
      case 'returned':
        throw new TypeError('a returned job has no result');
      default:
        return outcome satisfies never;
    }
  }

  return {
    wake: line.wake,
    close: line.close,
    testData: async (appId, submissionId, hash) => {
      if (!(await isTaskData(db, { appId, submissionId, hash }))) return null;
      const bytes = await testData.sizeOf(hash);
      return bytes === null ? null : { bytes, open: () => testData.stream(hash) };
    },
    lease: async (worker, waitMs, signal) => {
      await directory.seen(worker, 'remote');
      const job = await line.enter({ worker: worker.id, slots: worker.status.slots }, waitMs, signal);
      if (!job) return null;
      publishState(store, job, 'judging', 0);
      try {
        return await leased(job);
      } catch (error) {
        await tryAgain(store, job, error);
        return null;
      }
    },
    heartbeat: async (workerId, jobs) => {
      await directory.heard(workerId);
      const lost: LeaseKey[] = [];
      for (const { lease, doneCases } of jobs) {
        const key = { ...lease, worker: workerId };
        const guest = await preemptTrial(db, key, services.now());
        if (guest) {
          publishState(store, guest, 'queued', 0);
          lost.push(lease);
          services.wakeQueue();
          continue;
        }
        if (!(await renew(db, key, doneCases, services.now()))) {
          lost.push(lease);
          continue;
        }
        const job = await find(workerId, lease);
        if (job) publishState(store, job, 'judging', doneCases);
      }
      return lost;
    },
    result: async (workerId, lease, outcome) => {
      const job = await find(workerId, lease);
      if (!job) return false;
      if (outcome.kind === 'returned') {
        await giveBack(db, job, null, services.now());
        services.wakeQueue();
        return true;
      }
      let result: Result;
      try {
        result = await resultOf(job, outcome);
      } catch (error) {
        if (!(error instanceof JudgeFailed) && !(error instanceof TestDataAway)) throw error;
        await tryAgain(store, job, error);
        return true;
      }
      return storeResult(store, job, result);
    },
  };
}
