import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread of the server. Under `node --watch` a thread posts each module it loads as a message, which listeners
 * would take for replies, so that is turned off. (A change to a thread's own modules then takes effect with the next
 * change to another module of the server.)
 */
export function startThread(program: URL, options: WorkerOptions = {}): Worker {
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env;
  return new Worker(program, { ...options, env });
}
