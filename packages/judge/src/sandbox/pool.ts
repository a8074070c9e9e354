import type { Box } from './box.ts';

/** The boxes of a judge. A task without a free box waits in order of arrival, until its signal is aborted. */
export interface BoxPool {
  /**
   * Runs a task in a free box. If it fails, for example because the worker died, it runs once more with a new worker.
   */
  use: <T>(task: (box: Box) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  close: () => Promise<void>;
}

/** Creates a pool of open boxes. */
export function createBoxPool(boxes: readonly Box[]): BoxPool {
  const free = [...boxes];
  const waiting: ((box: Box) => void)[] = [];

  const give = (box: Box): void => {
    const next = waiting.shift();
    if (next) {
      next(box);
    } else {
      free.push(box);
    }
  };

  const take = (signal: AbortSignal | undefined): Box | Promise<Box> => {
    signal?.throwIfAborted();
    return (
      free.pop() ??
      new Promise<Box>((resolve, reject) => {
        const leave = (): void => {
          waiting.splice(waiting.indexOf(next), 1);
          reject(signal?.reason);
        };
        const next = (box: Box): void => {
          signal?.removeEventListener('abort', leave);
          resolve(box);
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting.push(next);
      })
    );
  };

  return {
    use: async (task, signal) => {
      const box = await take(signal);
      try {
        return await task(box).catch(async (error: unknown) => {
          if (signal?.aborted) {
            throw error;
          }
          return task(box);
        });
      } finally {
        give(box);
      }
    },
    close: async () => {
      await Promise.all(boxes.map((box) => box.close()));
    },
  };
}
