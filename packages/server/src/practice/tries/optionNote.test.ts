import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { optionNote } from './optionNote.ts';

const option = (id: string, text: string) => ({ id, text, html: text });
const question = (analysis: string) => ({
  type: SINGLE,
  options: [option('A', '`5`'), option('B', '`12`'), option('C', '`7`'), option('D', '`9`')],
  answerKey: { kind: 'choice' as const, optionIds: ['B'] },
  analysis,
});
const choose = (id: string) => ({ kind: 'choice' as const, optionIds: [id] });
const ANALYSIS = '乘法先算，所以选 B。选 A 是忘了 `*` 先算；选 C、D 都少加了一次。';

test('optionNote: returns the note on the chosen wrong option, also where options share one', () => {
  const notes = ['A', 'C', 'D'].map((id) => optionNote(question(ANALYSIS), choose(id)));
  expect(notes).toEqual(['忘了 <code>*</code> 先算。', '都少加了一次。', '都少加了一次。']);
});

test('optionNote: gives a note that is a sentence of its own without the word before it', () => {
  const analyses = ['选 A：得到 5 的是减法', '选 A 是得到 5 的是减法'];
  expect(analyses.map((analysis) => optionNote(question(analysis), choose('A')))).toEqual([
    '得到 5 的是减法。',
    '得到 5 的是减法。',
  ]);
});

test('optionNote: has no note on the right option or where the analysis has none', () => {
  expect([optionNote(question(ANALYSIS), choose('B')), optionNote(question('乘法先算。'), choose('A'))]).toEqual([
    null,
    null,
  ]);
});

test('optionNote: leaves out a sentence that reveals the key', () => {
  const telling = ['选 A 忘了乘法，应该是 12', '选 A 忘了乘法，正确的是第二个', '选 A 忘了乘法，要选 B'];
  expect(telling.map((analysis) => optionNote(question(analysis), choose('A')))).toEqual([null, null, null]);
});
