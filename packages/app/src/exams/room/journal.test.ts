import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countDrafts, eraseAllDrafts, openJournal } from './journal.ts';
import type { JournalEntry } from './state.ts';

const key = new Uint8Array(32).fill(3);
const draft = (questionId: string, code: string): JournalEntry => ({
  attemptId: 'ATTEMPT',
  questionId,
  baseRevision: 2,
  answer: { kind: 'code', language: 53, code },
  flagged: false,
  spentMs: 1200,
  sentKeys: ['0null'],
});

test('journal: returns the latest draft of each question, of its attempt only', async () => {
  const journal = await openJournal(key);
  await journal.put(draft('Q1', 'int main(){}'));
  await journal.put(draft('Q1', 'int main(){return 0;}'));
  await journal.put(draft('Q2', '// 中文'));
  await journal.put({ ...draft('Q1', 'other'), attemptId: 'OTHER' });
  expect(await journal.load('ATTEMPT')).toEqual([draft('Q1', 'int main(){return 0;}'), draft('Q2', '// 中文')]);
  await journal.remove('ATTEMPT', 'Q1');
  expect(await journal.load('ATTEMPT')).toEqual([draft('Q2', '// 中文')]);
  await journal.clear('ATTEMPT');
  expect([await journal.load('ATTEMPT'), (await journal.load('OTHER')).length]).toEqual([[], 1]);
  journal.close();
});

test('journal: returns nothing for another key', async () => {
  const mine = await openJournal(key);
  await mine.put(draft('Q3', 'secret-code'));
  const other = await openJournal(new Uint8Array(32).fill(4));
  expect(await other.load('ATTEMPT')).toEqual([]);
  mine.close();
  other.close();
});

test('eraseAllDrafts: removes every draft', async () => {
  expect(await countDrafts()).toBeGreaterThan(0);
  await eraseAllDrafts();
  expect(await countDrafts()).toBe(0);
});
