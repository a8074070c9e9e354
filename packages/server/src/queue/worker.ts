import { ATTEMPT } from '@aosai/api/domain/statuses';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import { giveBack, HEARTBEAT_MS, type Job, MAX_TRIES, renew, requeue } from './claim.ts';
import { finish, type Result, systemError } from './finish.ts';
import { judgeJob } from './judgeJob.ts';
import type { QueueOptions } from './ports.ts';
import { openProgress } from './progress.ts';

/** A failed job rests a little longer after each try. */
const REST_MS = 1_000;
const SHOW_EVERY_MS = 1_000;

function publishState({ services }: QueueOptions, job: Job, state: 'judging' | 'done', done: number): void {
  services.publish(job.appId, job.memberId, {
    type: 'submission',
    id: job.id,
    attemptId: job.attemptId,
    questionId: job.questionVersionId,
    state,
    done,
    total: job.totalCases,
  });
}

async function store(options: QueueOptions, job: Job, result: Result): Promise<void> {
  const { db, services } = options;
  const { isOurs, settled } = await finish(db, services, job, result);
  if (!isOurs) return;
  publishState(options, job, 'done', job.totalCases);
  if (!settled) return;
  services.publish(job.appId, job.memberId, { type: 'attempt', attemptId: job.attemptId, status: ATTEMPT.settled });
}

/** Judges one claimed job to its end: a result, another try, or back into the queue when `stopping` fires. */
export async function workOn(options: QueueOptions, job: Job, stopping: AbortSignal): Promise<void> {
  const { db, judge, services, log } = options;
  if (job.tries > MAX_TRIES) {
    log.error({ submissionId: job.id, tries: job.tries - 1 }, 'a submission ended its judge three times: system error');
    return store(options, job, systemError(job.totalCases));
  }
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const progress = openProgress((done) => publishState(options, job, 'judging', done));
  let shown = 0;
  let beats = 0;
  const heartbeat = setInterval(() => {
    beats += 1;
    const isDue = beats % (HEARTBEAT_MS / SHOW_EVERY_MS) === 0;
    if (progress.done() === shown && !isDue) return;
    shown = progress.done();
    renew(db, job, shown, services.now()).then(
      (isOurs) => !isOurs && lost.abort(),
      (error: unknown) => log.warn({ error, submissionId: job.id }, 'a lease could not be renewed'),
    );
  }, SHOW_EVERY_MS);
  publishState(options, job, 'judging', 0);
  try {
    await store(options, job, await judgeJob(db, judge, job, progress.step, signal));
  } catch (error) {
    if (lost.signal.aborted) return;
    if (stopping.aborted) return await giveBack(db, job, null, services.now());
    await tryAgain(options, job, error);
  } finally {
    clearInterval(heartbeat);
    progress.stop();
  }
}

async function tryAgain(options: QueueOptions, job: Job, error: unknown): Promise<void> {
  const { db, services, log } = options;
  const now = services.now();
  if (error instanceof JudgeUnavailable) return giveBack(db, job, new Date(now.getTime() + REST_MS), now);
  const details = { error, submissionId: job.id, tries: job.tries };
  if (job.tries >= MAX_TRIES) {
    log.error(details, 'a submission failed three times: system error');
    return store(options, job, systemError(job.totalCases));
  }
  log.warn(details, 'a submission failed and is tried again');
  await requeue(db, job, new Date(now.getTime() + REST_MS * job.tries), now);
}
