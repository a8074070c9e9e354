import { BANK_IMPORT, type CheckedItem } from '@aosai/api/domain/questions/imports';
import { hasBody } from '@aosai/api/domain/questions/kinds';
import type { Db } from '../../db/open.ts';
import type { HandedItem, HandedTask } from '../../importers/thread/handed.ts';
import { readInThread, ReadingStopped } from '../../importers/thread/readInThread.ts';
import { openTurns } from '../../inTurn.ts';
import { type Among, nearTo, sameAs } from '../bank/duplicates.ts';
import { likenessOf } from '../bank/questionText.ts';
import { saidOf } from './itemFaults.ts';
import { storableItem } from './storableItem.ts';
import { toSource } from './toSource.ts';

interface CheckedFile {
  format: string | null;
  items: CheckedItem[];
  unpaired: string[];
}

/** The server has one more use for its second core. */
const inTurn = openTurns({ atOnce: 1, maxWaiting: 8 });

const SAME_PERCENT = 100;

function sizesOf(item: HandedItem): Pick<CheckedItem, 'caseCount' | 'sampleCount' | 'bytes'> {
  const cases = item.question && hasBody(item.question, 'task') ? item.question.cases : [];
  const sampleCount = cases.filter(({ sample }) => sample).length;
  const bytes = cases.reduce((sum, { input, expected }) => sum + input.bytes + expected.bytes, 0);
  return { caseCount: cases.length - sampleCount, sampleCount, bytes };
}

async function matchOf(
  db: Db,
  among: Among,
  item: HandedItem,
  mayReplace: (questionId: string) => Promise<boolean>,
): Promise<Pick<CheckedItem, 'outcome' | 'match'>> {
  if (!item.question) return { outcome: 'fault', match: null };
  const source = toSource(item.question);
  const likeness = likenessOf(source);
  const same = await sameAs(db, among, likeness);
  const [near] = same ? [] : await nearTo(db, among, source, likeness);
  const found = same ? { ...same, percent: SAME_PERCENT } : near;
  if (!found) return { outcome: 'new', match: null };
  const { id, title, percent } = found;
  return { outcome: same ? 'same' : 'near', match: { id, title, percent, mayReplace: await mayReplace(id) } };
}

/**
 * Reads a file on a thread of its own and says of each item whether it can come in and what it is like in the bank.
 * Nothing is stored. A file that takes too long has the items that were read, and one that says so.
 */
export function checkFile(
  db: Db,
  path: string,
  among: Among,
  mayReplace: (questionId: string) => Promise<boolean>,
): Promise<CheckedFile> {
  return inTurn(async () => {
    const checked: CheckedFile = { format: null, items: [], unpaired: [] };
    try {
      for await (const given of readInThread({ path, most: BANK_IMPORT.itemsMax })) {
        const item = storableItem(given);
        checked.format ??= item.format;
        const said = saidOf(item);
        const match = await matchOf(db, among, item, mayReplace);
        const { no, key, type, title } = item;
        const outcome = said.faults.length > 0 ? 'fault' : match.outcome;
        checked.items.push({ no, key, type, title: title ?? '', ...sizesOf(item), ...match, outcome, ...said });
        checked.unpaired.push(...item.notes.filter(({ code }) => code === 'case-unpaired').map(({ where }) => where));
      }
    } catch (error) {
      if (!(error instanceof ReadingStopped)) throw error;
      const no = (checked.items.at(-1)?.no ?? 0) + 1;
      const nothing = { type: null, title: '', caseCount: 0, sampleCount: 0, bytes: 0, match: null, notes: [] };
      checked.items.push({ no, key: '*', ...nothing, outcome: 'fault', faults: [error.message] });
    }
    return checked;
  });
}

/** The task whose data an upload for `cases` brings: the first that there is. */
export async function firstTask(path: string, folder: string): Promise<HandedTask | null> {
  for await (const { question } of readInThread({ path, folder, most: BANK_IMPORT.itemsMax }))
    if (question && hasBody(question, 'task')) return question;
  return null;
}
