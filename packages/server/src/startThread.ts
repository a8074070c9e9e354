import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread of the server. Under `node --watch` a thread reports each module it loads to whoever listens to its
 * messages; those who do take them for answers, so that report is turned off. (A change to a thread's own modules then
 * takes effect with the next change to any other module of the server.)
 */
export function startThread(program: URL, options: WorkerOptions = {}): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(program, { ...options, env });
}
