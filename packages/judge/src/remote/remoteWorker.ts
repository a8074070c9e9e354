import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  LEASE_HEARTBEAT_MS,
  type LeasedJob,
  type LeaseKey,
  type LeaseOutcome,
  type WorkerInfo,
} from '@aosai/api/judging/remoteJudging';
import type { Judge } from '../judge.ts';
import { type Connection, ServerAway, ServerRefused, whileAway } from './connection.ts';
import { judgeLeased } from './judgeLeased.ts';
import type { TestDataCache } from './testDataCache.ts';

const WAIT_MS = 20_000;
const SHOW_EVERY_MS = 1_000;
/** Pause when the server answers at once without a job, so that it is not polled in a tight loop. */
const BREATH_MS = 1_000;
/** After this time the server has leased the job to another worker. */
const RESULT_PATIENCE_MS = 10 * 60_000;

/** Options of a remote worker. */
export interface RemoteWorkerOptions {
  connection: Connection;
  judge: Pick<Judge, 'status' | 'judge' | 'run' | 'trace'>;
  cache: TestDataCache;
  name: string;
  version: string;
  /** Stops the worker; running jobs are returned to the server first. */
  signal: AbortSignal;
  log: (text: string) => void;
}

interface Running {
  lease: LeaseKey;
  isTrial: boolean;
  done: number;
  shown: number;
  lost: AbortController;
}

const keyOf = ({ appId, id, tries }: LeaseKey): LeaseKey => ({ appId, id, tries });
const isSame = (a: LeaseKey, b: LeaseKey): boolean => a.appId === b.appId && a.id === b.id && a.tries === b.tries;

/**
 * Fetches jobs from a server and judges them until the signal aborts. It only sends requests, so it works behind NAT,
 * and it needs no database.
 * @throws ServerRefused when the server does not accept this worker
 */
export async function runRemoteWorker(options: RemoteWorkerOptions): Promise<void> {
  const { connection, judge, name, version, signal, log } = options;
  const workerId = randomUUID();
  const running = new Set<Running>();
  const refused = new AbortController();
  const ending = AbortSignal.any([signal, refused.signal]);
  const info = (): WorkerInfo => ({ id: workerId, name, version, status: judge.status() });
  const onAway = (error: ServerAway, pauseMs: number) =>
    log(`连不上服务器（${error.message}），${pauseMs / 1000} 秒后再试`);

  let sinceBeatMs = 0;
  let beating = false;
  const beat = async (): Promise<void> => {
    sinceBeatMs += SHOW_EVERY_MS;
    // A trial run asks every second whether it must give way to scored work.
    const hasNews = [...running].some(({ isTrial, done, shown }) => isTrial || done !== shown);
    const isDue = sinceBeatMs >= LEASE_HEARTBEAT_MS || hasNews;
    if (running.size === 0 || !isDue || beating) {
      return;
    }
    beating = true;
    sinceBeatMs = 0;
    const jobs = [...running].map((one) => {
      one.shown = one.done;
      return { lease: one.lease, doneCases: one.done };
    });
    try {
      for (const lost of await connection.heartbeat(workerId, jobs)) {
        for (const one of running) {
          if (isSame(one.lease, lost)) {
            one.lost.abort(new Error('the job is no longer ours'));
          }
        }
      }
    } catch (error) {
      if (!(error instanceof ServerAway) && !(error instanceof ServerRefused)) {
        throw error;
      }
      log(`续租没有成功：${error.message}`);
    } finally {
      beating = false;
    }
  };

  const tell = async (lease: LeaseKey, outcome: LeaseOutcome): Promise<void> => {
    // Also tried while stopping: a finished result is worth a few seconds.
    const until = signal.aborted ? AbortSignal.timeout(5_000) : signal;
    const patienceMs = signal.aborted ? 5_000 : RESULT_PATIENCE_MS;
    try {
      await whileAway(async () => connection.result(workerId, lease, outcome), { signal: until, patienceMs, onAway });
    } catch (error) {
      if (!(error instanceof ServerRefused) || outcome.kind === 'failed') {
        throw error;
      }
      await connection.result(workerId, lease, { kind: 'failed', message: `the result was refused: ${error.message}` });
    }
  };

  const work = async (job: LeasedJob): Promise<void> => {
    const one: Running = {
      lease: keyOf(job),
      isTrial: job.task.kind === 'run',
      done: 0,
      shown: 0,
      lost: new AbortController(),
    };
    running.add(one);
    try {
      const stop = AbortSignal.any([ending, one.lost.signal]);
      const onCase = (done: number) => {
        one.done = done;
      };
      const outcome = await judgeLeased(job, options, onCase, stop);
      await tell(one.lease, outcome);
    } catch (error) {
      if (one.lost.signal.aborted) {
        return;
      }
      if (ending.aborted) {
        await tell(one.lease, { kind: 'returned' });
        return;
      }
      log(`任务 ${job.id} 的结果没有交上：${error instanceof Error ? error.message : String(error)}`);
    } finally {
      running.delete(one);
    }
  };

  const slot = async (): Promise<void> => {
    while (!ending.aborted) {
      const askedMs = performance.now();
      const asked = async () => connection.lease(info(), WAIT_MS, ending);
      const job = await whileAway(asked, { signal: ending, onAway });
      if (job) {
        await work(job);
      } else if (performance.now() - askedMs < BREATH_MS) {
        await sleep(BREATH_MS, undefined, { signal: ending });
      }
    }
  };

  const beats = setInterval(() => {
    beat().catch((error: unknown) => refused.abort(error));
  }, SHOW_EVERY_MS);
  try {
    const slots = Array.from({ length: judge.status().slots }, async () => {
      try {
        await slot();
      } catch (error) {
        if (!ending.aborted) {
          refused.abort(error);
        }
      }
    });
    await Promise.all(slots);
  } finally {
    clearInterval(beats);
  }
  if (!signal.aborted) {
    refused.signal.throwIfAborted();
  }
}
