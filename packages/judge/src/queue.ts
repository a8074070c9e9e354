/** In order of precedence: trial runs, submissions, rejudges. */
export const PRIORITIES = ['run', 'submit', 'rejudge'] as const;
/** Kind of a task in the queue. */
export type Priority = (typeof PRIORITIES)[number];

/** A queue of tasks with a fixed number of slots. */
export interface Queue {
  /** Runs a task when a slot is free. If `signal` aborts before, the task leaves the queue and the call rejects. */
  enter: <T>(priority: Priority, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** Creates a queue. Each task takes one slot; within a priority, tasks start in order of arrival. */
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
