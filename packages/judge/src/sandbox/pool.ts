import type { Box } from './box.ts';

/** The boxes of a judge; anyone who finds none free waits in line. */
export interface BoxPool {
  /** A worker that failed is not the program's fault: the task is tried once more, with a fresh one. */
  use: <T>(task: (box: Box) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  close: () => Promise<void>;
}

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
