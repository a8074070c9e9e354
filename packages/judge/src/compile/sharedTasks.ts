interface Shared<T> {
  result: Promise<T>;
  waiting: number;
  end: AbortController;
}

/**
 * Shares running tasks by key: a caller joins the running task of its key. When all callers have aborted, the task is
 * aborted too.
 */
export function createSharedTasks<T>() {
  const underWay = new Map<string, Shared<T>>();

  const begin = (key: string, start: (signal: AbortSignal) => Promise<T>): Shared<T> => {
    const end = new AbortController();
    const task: Shared<T> = { waiting: 0, end, result: start(end.signal) };
    const forget = (): void => {
      if (underWay.get(key) === task) {
        underWay.delete(key);
      }
    };
    task.result.then(forget, forget);
    underWay.set(key, task);
    return task;
  };

  return async (key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const task = underWay.get(key) ?? begin(key, start);
    task.waiting += 1;
    if (!signal) {
      return task.result;
    }
    let leave = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => {
        task.waiting -= 1;
        if (task.waiting > 0) {
          reject(signal.reason);
          return;
        }
        // From now on a caller starts a new task. The last caller waits until the aborted task has ended.
        underWay.delete(key);
        task.end.abort(signal.reason);
      };
    });
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([task.result, left]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
