import { once } from 'node:events';
import { openLaneLimiter } from '../../base/limitPerLane.ts';
import { startThread } from '../../base/startThread.ts';
import type { GivenCode, Program, SimilarPair } from './similarPairs.ts';
import type { SimilarOrder } from './similarThread.ts';

const MEMORY_MIB = 1_024;

/** One exam at a time: the thread has low priority, and a second one would only compete with it. */
const inLane = openLaneLimiter({ atOnce: 1, maxWaiting: 64, busy: 'UNAVAILABLE' });

/**
 * `similarPairs` on a thread of its own.
 *
 * @param lane calls with the same lane take turns: an app
 * @param parts the programs in chunks, as they are read
 * @throws UNAVAILABLE when too many wait
 */
export function similarOnThread(
  lane: string,
  parts: AsyncIterable<Program[]>,
  given: GivenCode[],
): Promise<SimilarPair[]> {
  return inLane(lane, async () => {
    const worker = startThread(new URL('./similarThread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    try {
      // Also rejects if the thread fails.
      const reply = once(worker, 'message') as Promise<[SimilarPair[]]>;
      const sent = (async () => {
        for await (const programs of parts) worker.postMessage({ programs } satisfies SimilarOrder);
        worker.postMessage({ given } satisfies SimilarOrder);
      })();
      await Promise.all([sent, reply]);
      const [pairs] = await reply;
      return pairs;
    } finally {
      await worker.terminate();
    }
  });
}
