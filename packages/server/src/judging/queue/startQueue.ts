import { randomUUID } from 'node:crypto';
import { claim, type Job } from './claim.ts';
import { publishState } from './outcome.ts';
import type { QueueOptions } from './ports.ts';
import { workOn } from './worker.ts';
import { preemptTrial } from './preemptTrial.ts';

const POLL_MS = 1_000;
/** How often to look, while a trial run holds a slot, whether scored work waits. */
const TRIAL_POLL_MS = 250;

export interface Queue {
  /** The id of this process in the rows. */
  workerId: string;
  /** Says that a row is waiting. */
  wake(): void;
  /** Aborts running jobs, returns the leases, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

interface Running {
  job: Job;
  lost: AbortController;
  work: Promise<void>;
}

/**
 * Judges waiting submissions in `slots` slots in parallel. The rows are the queue: nothing is lost with the process.
 */
export function startQueue(options: QueueOptions): Queue {
  const { db, judge, services, log, slots } = options;
  const worker = randomUUID();
  const stopping = new AbortController();
  const running = new Set<Running>();
  let filling: Promise<void> | null = null;
  let again = false;

  const trials = () => [...running].filter(({ job, lost }) => job.kind === 'debug' && !lost.signal.aborted);

  const run = (job: Job) => {
    const lost = new AbortController();
    const work = workOn(options, job, stopping.signal, lost)
      .catch((error: unknown) => log.error({ error, submissionId: job.id }, 'a result could not be stored'))
      .finally(() => {
        running.delete(one);
        fill();
      });
    const one: Running = { job, lost, work };
    running.add(one);
  };

  /** At most one trial run yields; its slot is filled before the next one is asked. */
  async function makeRoom(): Promise<void> {
    for (const { job, lost } of trials()) {
      const guest = await preemptTrial(db, job, services.now());
      if (!guest) continue;
      lost.abort(new Error('the trial run gave way to scored work'));
      publishState(options, guest, 'queued', 0);
      return;
    }
  }

  async function claimAll(): Promise<void> {
    while (running.size < slots && !stopping.signal.aborted && judge.status().available) {
      const job = await claim(db, { worker, slots }, services.now());
      if (!job) return;
      run(job);
    }
    const isLeaving = [...running].some(({ lost }) => lost.signal.aborted);
    if (!isLeaving && !stopping.signal.aborted) await makeRoom();
  }

  /** One claim at a time in this process; a wake during a claim causes another round. */
  function fill(): void {
    if (stopping.signal.aborted) return;
    if (filling) {
      again = true;
      return;
    }
    filling = claimAll()
      .catch((error: unknown) => log.error({ error }, 'the queue could not be read'))
      .finally(() => {
        filling = null;
        if (!again) return;
        again = false;
        fill();
      });
  }

  const poll = setInterval(fill, POLL_MS);
  poll.unref();
  const trialPoll = setInterval(() => trials().length > 0 && fill(), TRIAL_POLL_MS);
  trialPoll.unref();
  fill();
  return {
    workerId: worker,
    wake: fill,
    stop: async () => {
      clearInterval(poll);
      clearInterval(trialPoll);
      stopping.abort();
      await filling;
      await Promise.all([...running].map(({ work }) => work));
    },
  };
}
