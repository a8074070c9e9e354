import { expect, test } from 'vitest';
import { complete } from './completion.ts';
import { rankOf } from './rank.ts';

const best = (text: string, language: 53 | 71, prefix: string) =>
  (complete({ language, text, offset: text.length, explicit: false })?.entries ?? [])
    .filter(({ label }) => label.startsWith(prefix))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.label.localeCompare(b.label))
    .map(({ label }) => label);

test('rankOf: puts common names before snippets with the same prefix', () => {
  expect(best('int main() { ci', 53, 'ci').slice(0, 3)).toEqual(['cin', 'cina', 'cinll']);
  expect(best('fo', 53, 'for')[0]).toBe('for');
  expect(best('pri', 71, 'pri')[0]).toBe('print');
});

test('rankOf: puts names from the program first', () => {
  expect(best('int cinema; ci', 53, 'ci')[0]).toBe('cinema');
});
