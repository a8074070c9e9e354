import { expect, test } from 'vitest';
import { answerText, givenText } from './answerText.ts';

const four = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const lettered = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id }));
const two = [{ id: 'T' }, { id: 'F' }];

test.each([
  [four, null, '—'],
  [four, { kind: 'choice' as const, optionIds: [] }, '—'],
  [four, { kind: 'choice' as const, optionIds: ['c'] }, 'C'],
  [four, { kind: 'choice' as const, optionIds: ['d', 'a'] }, 'AD'],
  [[...four].reverse(), { kind: 'choice' as const, optionIds: ['a'] }, 'D'],
  [lettered, { kind: 'choice' as const, optionIds: ['F'] }, 'F'],
  [two, { kind: 'choice' as const, optionIds: ['T'] }, '正确'],
  [two, { kind: 'choice' as const, optionIds: ['F'] }, '错误'],
  [[], { kind: 'text' as const, texts: ['45', ''] }, '45；—'],
  [[], { kind: 'text' as const, texts: [' '] }, '—'],
  [[], { kind: 'code' as const, language: 71 as const, code: 'print(1)' }, 'Python'],
  [[], { kind: 'code' as const, language: 53 as const, code: '' }, '—'],
])('answerText: of %j the answer %j reads %s', (options, answer, text) => {
  expect(answerText(options, answer)).toBe(text);
});

test('partsText: reads part by part, with a dash for an unanswered one', () => {
  const group = { options: [], parts: [{ options: two }, { options: four }, { options: four }] };
  const given = (...texts: string[]) => givenText(group, { kind: 'text', texts });
  expect([given('F', '', 'c'), given('', '', ''), givenText(group, null)]).toEqual(['错误；—；C', '—', '—']);
});
