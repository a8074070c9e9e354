// Compares the programs of a question on a thread of its own: a thousand of them are half a million pairs.
import { parentPort } from 'node:worker_threads';
import { yieldProcessor } from '../../base/yieldProcessor.ts';
import { type GivenCode, type Program, similarPairs } from './similarPairs.ts';

/**
 * Programs arrive in chunks, so that the server's thread never serializes all at once; the last message starts the
 * work.
 */
export type SimilarOrder = { programs: Program[] } | { given: GivenCode[] };

const programs: Program[] = [];

yieldProcessor();
parentPort?.on('message', (order: SimilarOrder) => {
  if ('programs' in order) programs.push(...order.programs);
  else parentPort?.postMessage(similarPairs(programs, order.given));
});
