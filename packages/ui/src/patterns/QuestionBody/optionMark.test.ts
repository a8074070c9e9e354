import { expect, test } from 'vitest';
import { optionMark } from './optionMark.ts';

const marks = (key: Parameters<typeof optionMark>[1]) => ['A', 'B', 'C'].map((id) => optionMark(id, key).mark);

test('optionMark: with the key, marks right options and wrong choices', () => {
  expect(marks({ mine: ['A', 'B'], right: ['B', 'C'] })).toEqual(['wrong', 'right', 'right']);
});

test('optionMark: without the key, marks a choice wrong only if the answer is known to be wrong', () => {
  expect(marks({ mine: ['A'], right: null, correct: null })).toEqual(['mine', undefined, undefined]);
  expect(marks({ mine: ['A'], right: null, correct: true })).toEqual(['mine', undefined, undefined]);
  expect(marks({ mine: ['A'], right: null, correct: false })).toEqual(['wrong', undefined, undefined]);
});

test('optionMark: marks nothing without an answer and a key', () => {
  expect(marks({})).toEqual([undefined, undefined, undefined]);
});
