import { expect, test } from 'vitest';
import { optionMark } from './optionMark.ts';

const marks = (key: Parameters<typeof optionMark>[1]) => ['A', 'B', 'C'].map((id) => optionMark(id, key).mark);

test('with the key, right options and wrong choices stand out', () => {
  expect(marks({ mine: ['A', 'B'], right: ['B', 'C'] })).toEqual(['wrong', 'right', 'right']);
});

test('without the key a choice is wrong only when the answer is known to be wrong', () => {
  expect(marks({ mine: ['A'], right: null, correct: null })).toEqual(['mine', undefined, undefined]);
  expect(marks({ mine: ['A'], right: null, correct: true })).toEqual(['mine', undefined, undefined]);
  expect(marks({ mine: ['A'], right: null, correct: false })).toEqual(['wrong', undefined, undefined]);
});

test('a paper to read has no marks', () => {
  expect(marks({})).toEqual([undefined, undefined, undefined]);
});
