import { once } from 'node:events';
import { openLanes } from '../../inLanes.ts';
import { startThread } from '../../startThread.ts';
import type { GivenCode, Program, SimilarPair } from './similarPairs.ts';
import type { SimilarOrder } from './similarThread.ts';

const MEMORY_MIB = 1_024;

/** One exam at a time: everything else on the machine goes before it, and a second one would only wait beside it. */
const inLane = openLanes({ atOnce: 1, maxWaiting: 64, busy: 'UNAVAILABLE' });

/**
 * As `similarPairs`, on a thread of its own.
 *
 * @param lane what takes turns: an app
 * @param parts the programs, some at a time, as they are read
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
      // Also rejects with the error of a thread that fails.
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
