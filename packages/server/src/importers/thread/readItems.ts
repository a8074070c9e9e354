import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { QuestionDraft, DataFile } from '../draft.ts';
import { importFile, type ImportedItem } from '../importFile.ts';
import { Refusal, REFUSALS } from '../notes.ts';
import {
  type ThreadItem,
  type ThreadQuestion,
  type ReadOrder,
  type ReadReply,
  stagedAt,
  type ThreadFile,
} from './threadItems.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';

/** Files written at once; each write waits for the disk. */
const AT_ONCE = 8;
const MOST_BYTES = 8 * MEBIBYTE;

/** Writes the test data of one item to disk, several files at once within a memory limit. */
class Staging {
  readonly #folder: string | null;
  readonly #laid = new Set<string>();
  #writing: Promise<void>[] = [];
  #bytes = 0;

  /** With null nothing is stored. */
  constructor(folder: string | null) {
    this.#folder = folder;
  }

  async add(file: DataFile): Promise<ThreadFile> {
    const handed = { sha256: file.sha256, bytes: file.bytes };
    if (this.#folder === null || this.#laid.has(file.sha256)) return handed;
    if (this.#laid.size === 0) await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    this.#laid.add(file.sha256);
    if (this.#writing.length >= AT_ONCE || this.#bytes + file.bytes > MOST_BYTES) await this.settle();
    this.#bytes += file.bytes;
    // Flushed here, so that the store only has to rename the file.
    this.#writing.push(writeFile(join(this.#folder, file.sha256), await file.text(), { flush: true, mode: 0o600 }));
    return handed;
  }

  /** Resolves when all added files are on disk. */
  async settle(): Promise<void> {
    await Promise.all(this.#writing);
    this.#writing = [];
    this.#bytes = 0;
  }
}

async function handedQuestion(draft: QuestionDraft, staging: Staging): Promise<ThreadQuestion> {
  // Copied: transferring a view would transfer the whole buffer it belongs to.
  const images = draft.images.map((image) => ({ ...image, bytes: Uint8Array.from(image.bytes) }));
  if (!('cases' in draft)) return { ...draft, images };
  const cases = [];
  for (const one of draft.cases)
    cases.push({ ...one, input: await staging.add(one.input), expected: await staging.add(one.expected) });
  await staging.settle();
  return { ...draft, images, cases };
}

const tooMany = (no: number, most: number): ThreadItem => ({
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

/** Refuses an item whose test data could be read before but not again. */
async function handed(no: number, item: ImportedItem, staging: Staging): Promise<ThreadItem> {
  try {
    return { ...item, no, question: item.question && (await handedQuestion(item.question, staging)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const note = { code: error.code, where: error.where, text: REFUSALS[error.code] };
    return { ...item, no, outcome: 'refused', notes: [note, ...item.notes], question: null, dataHash: null };
  }
}

/** The buffers of pictures, to be transferred: copying twenty megabytes would hold up the receiving thread. */
const givenAway = ({ question }: { question: ThreadQuestion | null }): ArrayBuffer[] =>
  (question?.images ?? []).flatMap(({ bytes }) => (bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []));

/**
 * Hands the items of a file, made by `prepare`, to the parent thread, each when the previous one was taken. The next
 * item is read and prepared meanwhile.
 */
export async function readItems<Item extends { question: ThreadQuestion | null }>(
  { path, format, only, folder, most }: ReadOrder,
  prepare: (item: ThreadItem) => Promise<Item>,
): Promise<void> {
  const wanted = only && new Set(only);
  const last = only ? Math.max(0, ...only) : Infinity;
  let taken: Promise<unknown> | null = null;
  const handOver = async (reply: ReadReply<Item>, transfer: ArrayBuffer[] = []): Promise<void> => {
    // The code that this file needs is compiled by now, and the parent may end the thread at any time.
    if (taken === null) flushCompileCache();
    await taken;
    parentPort?.postMessage(reply, transfer);
    taken = parentPort && once(parentPort, 'message');
  };
  const handOn = async (given: ThreadItem): Promise<void> => {
    const item = await prepare(given);
    await handOver({ item }, givenAway(item));
  };
  let no = 0;
  for await (const item of importFile(path, format)) {
    no += 1;
    if (no > most) {
      await handOn(tooMany(no, most));
      break;
    }
    if (wanted && !wanted.has(no)) continue;
    const staging = new Staging(folder === undefined ? null : stagedAt(folder, no));
    await handOn(await handed(no, item, staging));
    if (no >= last) break;
  }
  await handOver({ isDone: true });
  parentPort?.close();
}
