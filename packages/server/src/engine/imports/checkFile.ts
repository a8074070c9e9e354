import { BANK_IMPORT, type CheckedItem, type ImportFormat } from '@aosai/api/domain/questions/imports';
import { hasBody } from '@aosai/api/domain/questions/kinds';
import type { GivenSource } from '@aosai/api/domain/questions/source';
import type { Db } from '../../db/open.ts';
import { formatsFor } from '../../importers/askedFormat.ts';
import { isArchive } from '../../importers/importFile.ts';
import { type HandedItem, type HandedTask, stagedAt } from '../../importers/thread/handed.ts';
import { readInThread, ReadingStopped } from '../../importers/thread/readInThread.ts';
import { openTurns } from '../../inTurn.ts';
import { calledBy } from '../bank/createQuestion.ts';
import { type Among, nearTo, sameAmong } from '../bank/duplicates.ts';
import { type Likeness, likenessOf } from '../bank/questionText.ts';
import type { ImportFolder } from './importFolder.ts';
import { saidOf } from './itemFaults.ts';
import { storableItem } from './storableItem.ts';
import { toSource } from './toSource.ts';

interface CheckedFile {
  format: ImportFormat | null;
  /** What else it can be read as. */
  formats: ImportFormat[];
  items: CheckedItem[];
  unpaired: string[];
}

/** The server has one more use for its second core. */
const inTurn = openTurns({ atOnce: 1, maxWaiting: 8 });

const SAME_PERCENT = 100;
/** Other calls wait while the bank is searched for these. */
const AT_ONCE = 8;

function sizesOf(item: HandedItem): Pick<CheckedItem, 'caseCount' | 'sampleCount' | 'bytes'> {
  const cases = item.question && hasBody(item.question, 'task') ? item.question.cases : [];
  const sampleCount = cases.filter(({ sample }) => sample).length;
  const bytes = cases.reduce((sum, { input, expected }) => sum + input.bytes + expected.bytes, 0);
  return { caseCount: cases.length - sampleCount, sampleCount, bytes };
}

/** An item that was read, and what it asks; of one without a question nothing. */
interface ReadItem {
  item: Omit<CheckedItem, 'outcome' | 'match'>;
  asks: { source: GivenSource; likeness: Likeness } | null;
}

function readItem(given: HandedItem): ReadItem {
  const { no, key, type, title, question } = given;
  const source = question && toSource(question);
  // What the bank will call it; of what cannot come in, what the file says.
  const called = source ? calledBy(source, hasBody(source, 'task') ? undefined : (title ?? undefined)) : (title ?? '');
  return {
    item: { no, key, type, title: called, ...sizesOf(given), ...saidOf(given) },
    asks: source && { source, likeness: likenessOf(source) },
  };
}

type MayReplace = (questionId: string) => Promise<boolean>;

/** How these items stand to the bank: what is the same is looked up once for all of them. */
async function matched(db: Db, among: Among, read: readonly ReadItem[], mayReplace: MayReplace) {
  const hashes = read.flatMap(({ asks }) => asks?.likeness.contentHash ?? []);
  const sameOf = await sameAmong(db, among, hashes);
  const matchOf = async ({ asks }: ReadItem): Promise<Pick<CheckedItem, 'outcome' | 'match'>> => {
    if (!asks) return { outcome: 'fault', match: null };
    const same = sameOf.get(asks.likeness.contentHash);
    const [near] = same ? [] : await nearTo(db, among, asks.source, asks.likeness);
    const found = same ? { ...same, percent: SAME_PERCENT } : near;
    if (!found) return { outcome: 'new', match: null };
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

/**
 * Reads a file on a thread of its own and says of each item whether it can come in and what it is like in the bank.
 * Nothing is stored. A file that takes too long has the items that were read, and one that says so.
 */
export function checkFile(
  db: Db,
  { file: path, code: codeFolder }: ImportFolder,
  among: Among,
  mayReplace: MayReplace,
  asked?: ImportFormat,
): Promise<CheckedFile> {
  return inTurn(async () => {
    let waiting: ReadItem[] = [];
    const settle = async () => {
      checked.items.push(...(await matched(db, among, waiting, mayReplace)));
      waiting = [];
    };
    const checked: CheckedFile = { format: asked ?? null, formats: [], items: [], unpaired: [] };
    try {
      for await (const given of readInThread({ path, format: asked, codeFolder, most: BANK_IMPORT.itemsMax })) {
        const item = storableItem(given);
        checked.format ??= item.format;
        waiting.push(readItem(item));
        if (waiting.length >= AT_ONCE) await settle();
        checked.unpaired.push(...item.notes.filter(({ code }) => code === 'case-unpaired').map(({ where }) => where));
      }
      await settle();
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error;
      await settle();
      const no = (checked.items.at(-1)?.no ?? 0) + 1;
      const nothing = { type: null, title: '', caseCount: 0, sampleCount: 0, bytes: 0, match: null, notes: [] };
      checked.items.push({ no, key: '*', ...nothing, outcome: 'fault', faults: [error.message] });
    }
    return { ...checked, formats: formatsFor(await isArchive(path), checked.format) };
  });
}

interface FirstTask extends Pick<HandedItem, 'notes'> {
  task: HandedTask;
  /** Where its data lies. */
  at: string;
}

/** The task whose data an upload for `cases` brings: the first that there is. */
export async function firstTask({ file, staged, code }: ImportFolder): Promise<FirstTask | null> {
  const order = { path: file, folder: staged, codeFolder: code, most: BANK_IMPORT.itemsMax };
  for await (const { no, notes, question } of readInThread(order))
    if (question && hasBody(question, 'task')) return { task: question, at: stagedAt(staged, no), notes };
  return null;
}
