// Compares questions on a thread of its own: forty long ones take a good part of a second.
import { parentPort } from 'node:worker_threads';
import type { GivenSource } from '@aosai/api/questions/source';
import { yieldProcessor } from '../../base/yieldProcessor.ts';
import { percentsAlike } from './questionText.ts';

/** A question, as from `askedTexts`, and those to compare it with. */
export interface AlikeOrder {
  no: number;
  texts: readonly string[];
  others: readonly GivenSource[];
}

export interface AlikeReply {
  no: number;
  percents: number[];
}

yieldProcessor();
parentPort?.on('message', ({ no, texts, others }: AlikeOrder) => {
  parentPort?.postMessage({ no, percents: percentsAlike(texts, others) } satisfies AlikeReply);
});
