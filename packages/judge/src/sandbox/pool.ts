import type { Box } from './box.ts';

/** The boxes of a judge; whoever finds none free waits in line. */
export interface BoxPool {
  use: <T>(task: (box: Box) => Promise<T>) => Promise<T>;
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
    use: async (task) => {
      const box = free.pop() ?? (await new Promise<Box>((resolve) => waiting.push(resolve)));
      try {
        return await task(box);
      } finally {
        give(box);
      }
    },
    close: async () => {
      await Promise.all(boxes.map((box) => box.close()));
    },
  };
}
