import { BANK_IMPORT, type CheckedItem, type ImportFormat } from '@aosai/api/questions/imports';
import { hasBody } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { formatsFor } from '../../importers/askedFormat.ts';
import { isArchive } from '../../importers/importFile.ts';
import { type ThreadTask, stagedAt } from '../../importers/thread/threadItems.ts';
import { ReadingStopped } from '../../importers/thread/readInThread.ts';
import { openLaneLimiter } from '../../base/limitPerLane.ts';
import { type Compare, comparingThread } from '../bank/compareOnThread.ts';
import { type Among, nearTo, sameAmong } from '../bank/duplicates.ts';
import type { ImportFolder } from './importFolder.ts';
import type { PreparedItem } from './preparedItem.ts';
import { readPrepared } from './readPrepared.ts';

interface CheckedFile {
  format: ImportFormat | null;
  /** Other formats that the file can be read as. */
  formats: ImportFormat[];
  items: CheckedItem[];
  unpaired: string[];
}

/** Reads one file per school at a time, of at most two schools: each takes a thread, which runs at low priority. */
const inLane = openLaneLimiter({ atOnce: 2, maxWaiting: 8, busy: 'IMPORT_BUSY' });

const SAME_PERCENT = 100;
/** Items per query of the bank; other queries wait meanwhile. */
const AT_ONCE = 8;

type MayReplace = (questionId: string) => Promise<boolean>;

/** Compares these items with the bank; identical questions are looked up in one query. */
async function matched(
  db: Db,
  among: Among,
  read: readonly PreparedItem[],
  mayReplace: MayReplace,
  compare: Compare,
): Promise<CheckedItem[]> {
  const hashes = read.flatMap(({ asks }) => asks?.index.likeness.contentHash ?? []);
  const sameOf = await sameAmong(db, among, hashes);
  const matchOf = async ({ asks, isDoubtful }: PreparedItem): Promise<Pick<CheckedItem, 'outcome' | 'match'>> => {
    if (!asks) return { outcome: 'fault', match: null };
    const { contentHash, bands } = asks.index.likeness;
    const same = sameOf.get(contentHash);
    const [near] = same ? [] : await nearTo(db, among, { ...asks, bands }, compare);
    const found = same ? { ...same, percent: SAME_PERCENT } : near;
    if (!found) return { outcome: isDoubtful ? 'doubt' : 'new', match: null };
    const { id, title, percent } = found;
    return { outcome: same ? 'same' : 'near', match: { id, title, percent, mayReplace: await mayReplace(id) } };
  };
  return Promise.all(
    read.map(async (one): Promise<CheckedItem> => {
      const match = await matchOf(one);
      return { ...one.item, ...match, ...(one.item.faults.length > 0 && { outcome: 'fault' as const }) };
    }),
  );
}

/** Parameters of a check: its lane, and the questions to compare with. */
interface CheckFor {
  /** Files of one lane are read one after the other; a lane is a school, or a person without one. */
  lane: string;
  among: Among;
  mayReplace: MayReplace;
}

/**
 * Reads a file on a thread of its own; reports for each item whether it can be imported and what it resembles in the
 * bank. Stores nothing. A file that takes too long returns the items read so far, and one that says so.
 *
 * @throws IMPORT_BUSY when too many files of this lane wait
 */
export function checkFile(
  db: Db,
  { file: path, code: codeFolder }: ImportFolder,
  { lane, among, mayReplace }: CheckFor,
  asked?: ImportFormat,
): Promise<CheckedFile> {
  return inLane(lane, async () => {
    let waiting: PreparedItem[] = [];
    const comparing = comparingThread();
    const settle = async () => {
      checked.items.push(...(await matched(db, among, waiting, mayReplace, comparing.compare)));
      waiting = [];
    };
    const checked: CheckedFile = { format: asked ?? null, formats: [], items: [], unpaired: [] };
    try {
      for await (const prepared of readPrepared({ path, format: asked, codeFolder, most: BANK_IMPORT.itemsMax })) {
        checked.format ??= prepared.format;
        checked.unpaired.push(...prepared.unpaired);
        waiting.push(prepared);
        if (waiting.length >= AT_ONCE) await settle();
      }
      await settle();
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error;
      await settle();
      const no = (checked.items.at(-1)?.no ?? 0) + 1;
      const nothing = { type: null, title: '', caseCount: 0, sampleCount: 0, bytes: 0, match: null, notes: [] };
      checked.items.push({ no, key: '*', ...nothing, outcome: 'fault', faults: [error.message] });
    } finally {
      await comparing.close();
    }
    return { ...checked, formats: formatsFor(await isArchive(path), checked.format) };
  });
}

interface FirstTask {
  task: ThreadTask;
  /** The folder of its data. */
  at: string;
  isText: boolean;
}

/**
 * The first task in a file that is uploaded for its test cases; null if the file has no task.
 *
 * @throws IMPORT_BUSY when too many files of this lane wait
 */
export function firstTask({ file, staged, code }: ImportFolder, lane: string): Promise<FirstTask | null> {
  return inLane(lane, async () => {
    const order = { path: file, folder: staged, codeFolder: code, most: BANK_IMPORT.itemsMax };
    for await (const { item, isText, question } of readPrepared(order))
      if (question && hasBody(question, 'task')) return { task: question, at: stagedAt(staged, item.no), isText };
    return null;
  });
}
