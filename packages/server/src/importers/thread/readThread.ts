// A file of questions, read on a thread of its own: readInThread.ts ends it when it takes too long or too much memory.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { DataFile, QuestionDraft } from '../draft.ts';
import { importFile, type ImportedItem } from '../importFile.ts';
import { Refusal, REFUSALS } from '../notes.ts';
import type { HandedFile, HandedItem, HandedQuestion, ReadOrder, ReadReply } from './handed.ts';

const { path, only, folder, most } = workerData as ReadOrder;
const wanted = only && new Set(only);
const last = only ? Math.max(0, ...only) : Infinity;

async function handedFile(file: DataFile): Promise<HandedFile> {
  if (folder !== undefined) await writeFile(join(folder, file.sha256), await file.text());
  return { sha256: file.sha256, bytes: file.bytes };
}

async function handedQuestion(draft: QuestionDraft): Promise<HandedQuestion> {
  // A piece of a larger buffer would take all of it along.
  const images = draft.images.map((image) => ({ ...image, bytes: Uint8Array.from(image.bytes) }));
  if (!('cases' in draft)) return { ...draft, images };
  const cases = [];
  for (const one of draft.cases)
    cases.push({ ...one, input: await handedFile(one.input), expected: await handedFile(one.expected) });
  return { ...draft, images, cases };
}

async function handOver(reply: ReadReply): Promise<void> {
  parentPort?.postMessage(reply);
  if (parentPort && 'item' in reply) await once(parentPort, 'message');
}

const tooMany = (no: number): HandedItem => ({
  no,
  key: '*',
  format: null,
  type: null,
  title: null,
  outcome: 'refused',
  notes: [{ code: 'zip-count', where: `最多 ${most} 道题`, text: REFUSALS['zip-count'] }],
  question: null,
  dataHash: null,
});

/** What cannot be read again when its data is asked for, though it could before, is refused as well. */
async function handed(no: number, item: ImportedItem): Promise<HandedItem> {
  try {
    return { ...item, no, question: item.question && (await handedQuestion(item.question)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const note = { code: error.code, where: error.where, text: REFUSALS[error.code] };
    return { ...item, no, outcome: 'refused', notes: [note, ...item.notes], question: null, dataHash: null };
  }
}

let no = 0;
for await (const item of importFile(path)) {
  no += 1;
  if (no > most) {
    await handOver({ item: tooMany(no) });
    break;
  }
  if (wanted && !wanted.has(no)) continue;
  await handOver({ item: await handed(no, item) });
  if (no >= last) break;
}
await handOver({ isDone: true });
parentPort?.close();
