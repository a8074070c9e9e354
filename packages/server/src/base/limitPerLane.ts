import { AppError, type PlainErrorCode } from '@aosai/api/kit/errors';

interface Lanes {
  /** Concurrent works over all lanes. */
  atOnce: number;
  /** Works that may wait per lane. */
  maxWaiting: number;
  /** The error when too many wait in the lane. */
  busy: PlainErrorCode;
}

/**
 * Limits how many heavy works run at once, one per lane (a school, say). Lanes take turns, so that one with many works
 * does not block the others.
 */
export function openLaneLimiter({ atOnce, maxWaiting, busy }: Lanes) {
  /** Waiting starts by lane; the first lane has the next turn. */
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
