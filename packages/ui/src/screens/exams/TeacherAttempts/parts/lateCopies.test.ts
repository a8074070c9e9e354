import { anAnswerRecord } from '@aosai/api/exams/attempts.fixtures';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { isSameAnswer, pendingCopy, shortAnswer } from './lateCopies.ts';

const copy = (receivedAt: string, accepted: boolean) => ({
  receivedAt,
  reason: 'late' as const,
  answer: null,
  accepted,
});

test('pendingCopy: returns the newest copy that has not been accepted', () => {
  const copies = [copy(at(1), false), copy(at(2), false), copy(at(3), true)];
  expect(pendingCopy(anAnswerRecord({ lateCopies: copies }))).toEqual(copy(at(2), false));
});

test('pendingCopy: undefined if all copies are accepted', () => {
  expect(pendingCopy(anAnswerRecord({ lateCopies: [copy(at(1), true)] }))).toBeUndefined();
});

test('shortAnswer: shows choices as letters, and true/false as words', () => {
  expect(shortAnswer('1', { kind: 'choice', optionIds: ['C'] })).toBe('C');
  expect(shortAnswer('2', { kind: 'choice', optionIds: ['D', 'A'] })).toBe('AD');
  expect(shortAnswer('3', { kind: 'choice', optionIds: ['F'] })).toBe('错误');
  expect(shortAnswer('4', { kind: 'text', texts: ['42', ''] })).toBe('42；—');
  expect(shortAnswer('1', null)).toBe('—');
});

test('shortAnswer: shows an unknown option id unchanged', () => {
  expect(shortAnswer('1', { kind: 'choice', optionIds: ['opt-7'] })).toBe('opt-7');
});

test('isSameAnswer: ignores the order of choices', () => {
  expect(isSameAnswer({ kind: 'choice', optionIds: ['A', 'B'] }, { kind: 'choice', optionIds: ['B', 'A'] })).toBe(true);
  expect(isSameAnswer({ kind: 'choice', optionIds: ['A'] }, null)).toBe(false);
});
