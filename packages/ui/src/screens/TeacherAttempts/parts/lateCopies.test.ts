import { anAnswerRecord } from '@aosai/api/fixtures/attempts';
import { at } from '@aosai/api/fixtures/ids';
import { expect, test } from 'vitest';
import { isSameAnswer, pendingCopy, shortAnswer } from './lateCopies.ts';

const copy = (receivedAt: string, accepted: boolean) => ({
  receivedAt,
  reason: 'late' as const,
  answer: null,
  accepted,
});

test('the newest copy that has not been accepted is the one to accept', () => {
  const copies = [copy(at(1), false), copy(at(2), false), copy(at(3), true)];
  expect(pendingCopy(anAnswerRecord({ lateCopies: copies }))).toEqual(copy(at(2), false));
});

test('when all have been accepted there is none', () => {
  expect(pendingCopy(anAnswerRecord({ lateCopies: [copy(at(1), true)] }))).toBeUndefined();
});

test('choices read as letters, true and false as words', () => {
  expect(shortAnswer('1', { kind: 'choice', optionIds: ['C'] })).toBe('C');
  expect(shortAnswer('2', { kind: 'choice', optionIds: ['D', 'A'] })).toBe('AD');
  expect(shortAnswer('3', { kind: 'choice', optionIds: ['F'] })).toBe('错误');
  expect(shortAnswer('4', { kind: 'text', texts: ['42', ''] })).toBe('42；—');
  expect(shortAnswer('1', null)).toBe('—');
});

test('an option that is no letter is shown as it is, never as nothing', () => {
  expect(shortAnswer('1', { kind: 'choice', optionIds: ['opt-7'] })).toBe('opt-7');
});

test('the order of choices is no difference', () => {
  expect(isSameAnswer({ kind: 'choice', optionIds: ['A', 'B'] }, { kind: 'choice', optionIds: ['B', 'A'] })).toBe(true);
  expect(isSameAnswer({ kind: 'choice', optionIds: ['A'] }, null)).toBe(false);
});
