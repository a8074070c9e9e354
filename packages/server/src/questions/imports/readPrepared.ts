import type { ReadOrder } from '../../importers/thread/threadItems.ts';
import { readInThread, THREAD_LIMITS, type ThreadLimits } from '../../importers/thread/readInThread.ts';
import type { PreparedItem } from './preparedItem.ts';

const PROGRAM = new URL('./itemThread.ts', import.meta.url);

/**
 * Yields the items of a file, read and prepared on a thread of its own.
 *
 * @throws ReadingStopped when it takes too long or too much memory
 */
export const readPrepared = (order: ReadOrder, limits: ThreadLimits = THREAD_LIMITS): AsyncGenerator<PreparedItem> =>
  readInThread<PreparedItem>(PROGRAM, order, limits);
