import { AppError, type PlainErrorCode } from '@aosai/api/kit/errors';

interface Turns {
  atOnce: number;
  maxWaiting: number;
  busy?: PlainErrorCode;
}

/**
 * Limits how many heavy works run at once, so that the rest of the server keeps room; the others wait. Throws
 * UNAVAILABLE, or the code `busy`, when too many wait already.
 */
export function openLimiter({ atOnce, maxWaiting, busy = 'UNAVAILABLE' }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= maxWaiting) throw new AppError(busy);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
