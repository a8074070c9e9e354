// Writes many files of test data on a thread of its own. Synchronously, which takes a quarter of the processor time:
// asynchronous calls run on several threads, and those wait for each other in one folder.
import { closeSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { yieldProcessor } from '../../base/yieldProcessor.ts';

/** Each file by its SHA-256 in lower-case hex. */
export interface WriteOrder {
  folder: string;
  files: readonly { name: string; text: string }[];
}

const { folder, files } = workerData as WriteOrder;
yieldProcessor();
mkdirSync(folder, { recursive: true, mode: 0o700 });
const half = join(folder, `${process.pid}-ahead.part`);
for (const { name, text } of files) {
  const file = openSync(half, 'w', 0o600);
  writeFileSync(file, text);
  closeSync(file);
  // Under its name only when it is whole: the process may be killed at any time.
  renameSync(half, join(folder, name));
}
parentPort?.postMessage('written');
