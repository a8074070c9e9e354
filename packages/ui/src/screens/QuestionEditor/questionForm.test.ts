import { expect, test } from 'vitest';
import { QUESTION_TYPES } from '@aosai/api/domain/questionTypes';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { freeLetter, freeNumber, toDraft, toForm } from './questionForm.ts';

test.each(QUESTION_TYPES)('a question of type %s comes out of its form as it went in', (type) => {
  const draft = exampleDrafts[type];
  expect(toDraft(type, toForm(draft), draft)).toEqual(draft);
});

test('what the form does not show of a task stays as it was saved', () => {
  const draft = {
    ...exampleDrafts['5'],
    limits: { timeMs: 1_000, memoryKiB: 262_144, timeFactors: { 71: 3 } },
    fileIo: 'light',
    standardIoToo: true,
    formatCounts: true,
  };
  expect(toDraft('5', toForm(draft), draft)).toEqual(draft);
});

test('accepted texts are the lines of a blank, without empty ones and the spaces around', () => {
  const form = { ...toForm(exampleDrafts['4']), blanks: [{ lines: ' 45 \n\n' }, { lines: '' }] };
  expect(toDraft('4', form, null)).toEqual({ ...exampleDrafts['4'], answer: [['45'], []] });
});

test('a new option gets a free letter, a new row a free number', () => {
  expect(freeLetter([{ id: 'A' }, { id: 'C' }])).toBe('B');
  expect(freeNumber([{ id: 'p1' }, { id: 'p7' }, { id: 'x' }])).toBe('8');
  expect(freeNumber([])).toBe('1');
});
