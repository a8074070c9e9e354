import { randomUUID } from 'node:crypto';
import { claim, type Job } from './claim.ts';
import type { QueueOptions } from './ports.ts';
import { workOn } from './worker.ts';

const POLL_MS = 1_000;

export interface Queue {
  /** How its rows name this place. */
  workerId: string;
  /** A row is waiting. */
  wake(): void;
  /** Ends what runs, gives the leases back and returns when nothing is under way. */
  stop(): Promise<void>;
}

/** Judges waiting submissions in `slots` places at once. The rows are the queue: nothing is lost with the process. */
export function startQueue(options: QueueOptions): Queue {
  const { db, judge, services, log, slots } = options;
  const worker = randomUUID();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | null = null;
  let again = false;

  const run = (job: Job) => {
    const work = workOn(options, job, stopping.signal)
      .catch((error: unknown) => log.error({ error, submissionId: job.id }, 'a result could not be stored'))
      .finally(() => {
        running.delete(work);
        fill();
      });
    running.add(work);
  };

  async function claimAll(): Promise<void> {
    while (running.size < slots && !stopping.signal.aborted && judge.status().available) {
      const job = await claim(db, worker, services.now());
      if (!job) return;
      run(job);
    }
  }

  /** One claim at a time in this process; a wake during it makes another round. */
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
  fill();
  return {
    workerId: worker,
    wake: fill,
    stop: async () => {
      clearInterval(poll);
      stopping.abort();
      await filling;
      await Promise.all(running);
    },
  };
}
