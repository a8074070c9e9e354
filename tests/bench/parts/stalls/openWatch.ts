import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Figures } from '../../../../scripts/parts/benchReport.ts';
import { percentile } from '../../../load/percentile.ts';
import { errorCount, type Tally } from '../../../load/tally.ts';
import type { Watched, WatchPlan } from './watcher.ts';

const figuresOf = (tally: Tally): Figures => ({
  p50Ms: percentile(tally.times, 50),
  p99Ms: percentile(tally.times, 99),
  maxMs: percentile(tally.times, 100),
  errors: errorCount(tally),
});

export interface Watch {
  /** Measures how long /live and saves in an exam take while `work` runs. */
  during(work: () => Promise<unknown>): Promise<{ live: Figures; saves: Figures }>;
  close(): Promise<unknown>;
}

/** Starts twenty students who keep saving answers in an exam room, and sends regular requests to /live. */
export async function openWatch(plan: WatchPlan): Promise<Watch> {
  const worker = new Worker(join(import.meta.dirname, 'watcher.ts'), { workerData: plan });
  await once(worker, 'message');
  return {
    async during(work) {
      worker.postMessage('begin');
      try {
        await work();
      } finally {
        worker.postMessage('end');
      }
      const [{ live, saves }] = (await once(worker, 'message')) as [Watched];
      for (const { errors } of [live, saves]) if (Object.keys(errors).length > 0) console.log('  ', errors);
      return { live: figuresOf(live), saves: figuresOf(saves) };
    },
    close: () => worker.terminate(),
  };
}
