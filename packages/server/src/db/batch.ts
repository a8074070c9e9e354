import type { Db } from './open.ts';
import { perDatabase } from './perDatabase.ts';

interface Waiting<I, O> {
  item: I;
  resolve(outcome: O): void;
  reject(error: unknown): void;
}

const MAX_AT_ONCE = 64;

/**
 * Batches items to share round trips. Items that arrive while a round runs go into the next one, so a quiet server
 * answers at once and a busy one handles more with each statement. `run` returns the outcomes in the order of its
 * items; if it throws, all items of that round are rejected.
 */
export function batched<I, O>(run: (items: readonly I[]) => Promise<readonly O[]>): (item: I) => Promise<O> {
  const waiting: Waiting<I, O>[] = [];
  let running = false;

  async function round(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const outcomes = await run(batch.map(({ item }) => item));
      if (outcomes.length !== batch.length)
        throw new Error('a round gave another number of outcomes than it had items');
      batch.forEach(({ resolve }, at) => resolve(outcomes[at] as O));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) await round(waiting.splice(0, MAX_AT_ONCE));
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void drain();
    });
}

/** `together` with a separate queue for each database handle. */
export function batchedPerDatabase<I, O>(
  run: (db: Db, items: readonly I[]) => Promise<readonly O[]>,
): (db: Db, item: I) => Promise<O> {
  const lineOf = perDatabase((db) => batched((items: readonly I[]) => run(db, items)));
  return (db, item) => lineOf(db)(item);
}
