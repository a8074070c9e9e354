import type { Box } from './box.ts';

/** The boxes of a judge. A task without a free box waits in order of arrival. */
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

  return {
    use: async (task, signal) => {
      const box = free.pop() ?? (await new Promise<Box>((resolve) => waiting.push(resolve)));
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
