import { AppError, type ErrorCode } from '@aosai/api/contract/errors';

interface Lanes {
  /** Works at the same time, over all lanes. */
  atOnce: number;
  /** Works that may wait in one lane. */
  maxWaiting: number;
  /** What is thrown when too many wait in the lane. */
  busy: ErrorCode;
}

/**
 * Lets only some of a heavy work run at the same time, and of each lane (a school, say) only one: the lanes take turns, so
 * that one who asks for much does not hold up the others.
 */
export function openLanes({ atOnce, maxWaiting, busy }: Lanes) {
  /** The starts that wait, by lane; the lane at the front is the next to have its turn. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Set<string>();

  function startNext(): void {
    for (const [lane, starts] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(lane)) continue;
      const start = starts.shift();
      waiting.delete(lane);
      if (starts.length > 0) waiting.set(lane, starts);
      running.add(lane);
      start?.();
    }
  }

  return async function inLane<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const starts = waiting.get(lane) ?? [];
    if (starts.length >= maxWaiting) throw new AppError(busy);
    await new Promise<void>((resolve) => {
      starts.push(resolve);
      waiting.set(lane, starts);
      startNext();
    });
    try {
      return await work();
    } finally {
      running.delete(lane);
      startNext();
    }
  };
}
