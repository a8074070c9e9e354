import { expect, test } from 'vitest';
import { FILL, PROGRAMMING, QUESTION_TYPES, READING } from '@aosai/api/questions/kinds';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { freeLetter, freeNumber, toDraft, toForm } from './questionForm.ts';

test.each(QUESTION_TYPES)('toForm, toDraft: a question of type %s survives a round trip unchanged', (type) => {
  const draft = exampleDrafts[type];
  expect(toDraft(type, toForm(draft), draft)).toEqual(draft);
});

test('toDraft: keeps fields of a task that the form does not show', () => {
  const draft = {
    ...exampleDrafts[PROGRAMMING],
    limits: { timeMs: 1_000, memoryKiB: 262_144, timeFactors: { 71: 3 } },
    fileIo: 'light',
    standardIoToo: true,
    formatCounts: true,
  };
  expect(toDraft(PROGRAMMING, toForm(draft), draft)).toEqual(draft);
});

test('toDraft: reads accepted texts from lines, trimmed and without empty ones', () => {
  const form = { ...toForm(exampleDrafts[FILL]), blanks: [{ lines: ' 45 \n\n' }, { lines: '' }] };
  expect(toDraft(FILL, form, null)).toEqual({ ...exampleDrafts[FILL], answer: [['45'], []] });
});

test('toDraft: a true/false part changed to a choice is saved with its new options', () => {
  const form = toForm(exampleDrafts[READING]);
  const [first, ...others] = form.parts;
  if (!first) throw new Error('the example has parts');
  const options = first.options.map(({ id }) => ({ id, text: `选项 ${id}` }));
  const draft = toDraft(
    READING,
    { ...form, parts: [{ ...first, kind: 'choice', options, answer: 'C' }, ...others] },
    null,
  );
  expect(draft).toMatchObject({ parts: [{ id: 'p1', options, answer: 'C', points: 150 }, { id: 'p2' }] });
  expect(options.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
});

test('freeLetter, freeNumber: return an unused letter and number', () => {
  expect(freeLetter([{ id: 'A' }, { id: 'C' }])).toBe('B');
  expect(freeNumber([{ id: 'p1' }, { id: 'p7' }, { id: 'x' }])).toBe('8');
  expect(freeNumber([])).toBe('1');
});
