import { claim, giveBack, type Job } from './claim.ts';
import { type Claimer, isAnyWaiting } from './queueOrder.ts';
import { endedItsJudges } from './outcome.ts';
import type { ResultStore } from './ports.ts';

const POLL_MS = 1_000;

interface Waiting {
  claimer: Claimer;
  /** The waiting time is over; a claim already in progress may still get a job. */
  isLate: boolean;
  answer(job: Job | null): void;
  fail(error: unknown): void;
}

export interface WaitingWorkers {
  /** The next job; null when the time is over, the worker disconnected or the line closes. */
  enter(claimer: Claimer, waitMs: number, signal?: AbortSignal): Promise<Job | null>;
  wake(): void;
  close(): void;
}

/** Workers waiting for a job: first come, first served, with one claim at a time in this process. */
export function openWaitingWorkers(store: ResultStore): WaitingWorkers {
  const line = new Set<Waiting>();
  let serving = false;
  let again = false;
  let closed = false;

  async function serveAll(): Promise<void> {
    const passedOver = new Set<Waiting>();
    for (;;) {
      const first = [...line].find((one) => !passedOver.has(one));
      if (!first) return;
      const job = await claim(store.db, first.claimer, store.services.now());
      if (!job) {
        // This worker may claim none of the jobs: do not let it block those behind it.
        if (passedOver.size === 0 && !(await isAnyWaiting(store.db, store.services.now()))) return;
        passedOver.add(first);
        continue;
      }
      if (await endedItsJudges(store, job)) continue;
      if (line.delete(first)) first.answer(job);
      // The worker disconnected during the claim.
      else await giveBack(store.db, job, null, store.services.now());
    }
  }

  function serve(): void {
    if (serving) {
      again = true;
      return;
    }
    serving = true;
    serveAll()
      .catch((error: unknown) => {
        for (const one of line) one.fail(error);
        line.clear();
      })
      .finally(() => {
        serving = false;
        if (again) {
          again = false;
          serve();
          return;
        }
        for (const one of line) if (one.isLate && line.delete(one)) one.answer(null);
      });
  }

  const poll = setInterval(() => line.size > 0 && serve(), POLL_MS);
  poll.unref();
  return {
    wake: serve,
    close: () => {
      closed = true;
      clearInterval(poll);
      for (const one of line) one.answer(null);
      line.clear();
    },
    enter: (claimer, waitMs, signal) => {
      if (closed || signal?.aborted) return Promise.resolve(null);
      return new Promise((resolve, reject) => {
        const leave = () => {
          if (line.delete(entry)) entry.answer(null);
        };
        const timer = setTimeout(() => {
          entry.isLate = true;
          if (!serving) leave();
        }, waitMs);
        const done = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', leave);
        };
        const entry: Waiting = {
          claimer,
          isLate: false,
          answer: (job) => {
            done();
            resolve(job);
          },
          fail: (error) => {
            done();
            reject(error instanceof Error ? error : new Error(String(error)));
          },
        };
        line.add(entry);
        signal?.addEventListener('abort', leave, { once: true });
        serve();
      });
    },
  };
}
