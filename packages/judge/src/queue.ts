/** Own-input runs go before submissions, and these before rejudging. */
export const PRIORITIES = ['run', 'submit', 'rejudge'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Queue {
  /** Run the task when a slot is free; `signal` takes it out of the line. */
  enter: <T>(priority: Priority, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** One slot per submission: the one who came first within a priority is served first. */
export function createQueue(slots: number): Queue {
  const waiting: Record<Priority, Set<() => void>> = { run: new Set(), submit: new Set(), rejudge: new Set() };
  let free = slots;

  const leave = (): void => {
    for (const priority of PRIORITIES) {
      const [next] = waiting[priority];
      if (next) {
        waiting[priority].delete(next);
        next();
        return;
      }
    }
    free += 1;
  };

  const wait = async (priority: Priority, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = (): void => {
        waiting[priority].delete(start);
        reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
      };
      waiting[priority].add(start);
      signal?.addEventListener('abort', giveUp, { once: true });
    });

  return {
    enter: async (priority, task, signal) => {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
      } else {
        await wait(priority, signal);
      }
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
