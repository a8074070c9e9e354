import { LEASE_HEARTBEAT_MS } from '@aosai/api/judging/remoteJudging';
import { giveBack, type Job, renew } from './claim.ts';
import { judgeJob } from './judgeJob.ts';
import { endedItsJudges, publishState, storeResult, tryAgain } from './outcome.ts';
import type { QueueOptions } from './ports.ts';

/**
 * Publishes progress at most once in `PUBLISH_EVERY_MS`; the end is published separately. More often would reveal how
 * long each hidden case took.
 */
const PUBLISH_EVERY_MS = 1_000;

function openProgress(publish: (done: number) => void): {
  step(done: number): void;
  done(): number;
  stop(): void;
} {
  let done = 0;
  let waiting: NodeJS.Timeout | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  const send = () => {
    waiting = null;
    lastAt = performance.now();
    publish(done);
  };
  return {
    done: () => done,
    step: (settled) => {
      done = settled;
      if (waiting) return;
      const wait = lastAt + PUBLISH_EVERY_MS - performance.now();
      if (wait <= 0) send();
      else waiting = setTimeout(send, wait);
    },
    stop: () => {
      if (waiting) clearTimeout(waiting);
      waiting = null;
    },
  };
}

const SHOW_EVERY_MS = 1_000;

/**
 * Processes one claimed job: stores a result, queues another try, or returns it to the queue when `stopping` fires.
 * `lost` aborts it when the job is no longer this claim's, or has to yield its slot.
 */
export async function workOn(
  options: QueueOptions,
  job: Job,
  stopping: AbortSignal,
  lost = new AbortController(),
): Promise<void> {
  const { db, judge, services, log } = options;
  const { testData } = services;
  if (await endedItsJudges(options, job)) return;
  const signal = AbortSignal.any([stopping, lost.signal]);
  const progress = openProgress((done) => publishState(options, job, 'judging', done));
  let shown = 0;
  let beats = 0;
  const heartbeat = setInterval(() => {
    beats += 1;
    const isDue = beats % (LEASE_HEARTBEAT_MS / SHOW_EVERY_MS) === 0;
    if (progress.done() === shown && !isDue) return;
    shown = progress.done();
    renew(db, job, shown, services.now()).then(
      (isOurs) => !isOurs && lost.abort(),
      (error: unknown) => log.warn({ error, submissionId: job.id }, 'a lease could not be renewed'),
    );
  }, SHOW_EVERY_MS);
  publishState(options, job, 'judging', 0);
  try {
    await storeResult(options, job, await judgeJob({ db, judge, testData }, job, progress.step, signal));
  } catch (error) {
    if (lost.signal.aborted) return;
    if (stopping.aborted) await giveBack(db, job, null, services.now());
    else await tryAgain(options, job, error);
  } finally {
    clearInterval(heartbeat);
    progress.stop();
  }
}
