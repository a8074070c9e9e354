// Reads and prepares a file of questions on a thread of its own; readInThread.ts ends it when it takes too much time or
// memory. All the costly work is done here, so that the server's thread only has to query the database.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { ReadOrder } from '../../importers/thread/threadItems.ts';
import { yieldProcessor } from '../../base/yieldProcessor.ts';

const order = workerData as ReadOrder;
yieldProcessor();
// Compiling the readers takes five times as long as reading a small file.
if (order.codeFolder !== undefined) enableCompileCache(order.codeFolder);
const { readItems } = await import('../../importers/thread/readItems.ts');
const { drawBitmaps } = await import('./bitmap.ts');
const { prepareItem } = await import('./preparedItem.ts');
await readItems(order, async (item) => {
  const prepared = prepareItem(item, order.folder !== undefined, order.addTags);
  return prepared.question ? { ...prepared, question: await drawBitmaps(prepared.question) } : prepared;
});
