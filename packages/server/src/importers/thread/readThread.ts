// A file of questions, read on a thread of its own: readInThread.ts ends it when it takes too long or too much memory.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { ReadOrder } from './handed.ts';

const order = workerData as ReadOrder;
// To compile the readers takes five times as long as to read a small file with them.
if (order.codeFolder !== undefined) enableCompileCache(order.codeFolder);
const { readItems } = await import('./readItems.ts');
await readItems(order);
