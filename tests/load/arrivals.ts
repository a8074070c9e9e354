import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Open arrivals: starts `count` pieces of work at a constant rate, regardless of unfinished ones, and waits for all of
 * them. Work that fell due while this process was busy starts at once. Each gets the time at which it was due.
 */
export async function arrivals(
  count: number,
  perSecond: number,
  work: (no: number, dueMs: number) => Promise<void>,
): Promise<void> {
  const startMs = performance.now();
  const running = new Set<Promise<void>>();
  for (let no = 0; no < count; no += 1) {
    const dueMs = startMs + (no * 1000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    const one = work(no, dueMs).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
}
