import type { Worker } from 'node:worker_threads';
import type { GivenSource } from '@aosai/api/questions/source';
import { startThread } from '../../base/startThread.ts';
import type { AlikeOrder, AlikeReply } from './alikeThread.ts';

export type Compare = (texts: readonly string[], others: readonly GivenSource[]) => Promise<number[]>;

/** `percentsAlike` on a thread that starts with the first call and ends with `close`. */
export function comparingThread(): { compare: Compare; close(): Promise<void> } {
  const waiting = new Map<number, PromiseWithResolvers<number[]>>();
  let worker: Worker | null = null;
  let count = 0;
  let ended: Error | null = null;
  /** Later calls fail too, since the thread has gone. */
  const failAll = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const started = (): Worker =>
    startThread(new URL('./alikeThread.ts', import.meta.url), { execArgv: [] })
      .on('message', ({ no, percents }: AlikeReply) => {
        waiting.get(no)?.resolve(percents);
        waiting.delete(no);
      })
      .on('error', failAll)
      .on('exit', () => failAll(new Error('the thread that compared questions has ended')));
  return {
    compare(texts, others) {
      if (others.length === 0) return Promise.resolve([]);
      if (ended) return Promise.reject(ended);
      worker ??= started();
      count += 1;
      const reply = Promise.withResolvers<number[]>();
      waiting.set(count, reply);
      worker.postMessage({ no: count, texts, others } satisfies AlikeOrder);
      return reply.promise;
    },
    async close() {
      ended ??= new Error('the comparison of questions was closed');
      await worker?.terminate();
    },
  };
}
