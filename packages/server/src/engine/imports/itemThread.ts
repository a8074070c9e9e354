// A file of questions, read and prepared on a thread of its own: readInThread.ts ends it when it takes too much of
// anything. Whatever an item costs is paid here, so that the server's thread has only to ask the database.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { ReadOrder } from '../../importers/thread/handed.ts';
import { yieldProcessor } from '../../yieldProcessor.ts';

const order = workerData as ReadOrder;
yieldProcessor();
// To compile the readers takes five times as long as to read a small file with them.
if (order.codeFolder !== undefined) enableCompileCache(order.codeFolder);
const { readItems } = await import('../../importers/thread/readItems.ts');
const { drawBitmaps } = await import('./bitmap.ts');
const { prepareItem } = await import('./preparedItem.ts');
await readItems(order, async (item) => {
  const prepared = prepareItem(item, order.folder !== undefined, order.addTags);
  return prepared.question ? { ...prepared, question: await drawBitmaps(prepared.question) } : prepared;
});
