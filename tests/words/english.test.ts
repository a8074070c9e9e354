import { expect, test } from 'vitest';
import { englishFaults, englishTexts, repositoryFaults } from './englishWords.ts';

test('comments and test titles of the repository use no phrase of the list', { timeout: 120_000 }, () => {
  expect(repositoryFaults().filter((fault) => !fault.startsWith('tests/words/'))).toEqual([]);
});

test('englishTexts: returns comments and test titles with their lines, and no other strings', () => {
  const code = [
    '// Reads anew.',
    "const a = 'the own text';",
    '/**',
    ' * Writes once, anyone else who',
    ' * tries.',
    ' */',
    "test('a row is brought', () => {});",
    "Story.test('so many rows', () => {});",
  ].join('\n');
  const texts = englishTexts('a.ts', code);
  expect(texts).toEqual([
    { line: 1, text: 'Reads anew.' },
    { line: 3, text: 'Writes once, anyone else who tries.' },
    { line: 7, text: 'a row is brought' },
    { line: 8, text: 'so many rows' },
  ]);
  expect(texts.flatMap(englishFaults)).toEqual([
    '1: anew → again: Reads anew.',
    '3: anyone else who → say who does it: Writes once, anyone else who tries.',
    '7: brought → returned, fetched: a row is brought',
    '8: so many → n, that number of: so many rows',
  ]);
});

test('englishFaults: a phrase is allowed inside a longer one that the list names', () => {
  expect(englishFaults({ line: 1, text: 'Ends a hung worker.' })).toEqual([]);
  expect(englishFaults({ line: 1, text: 'The stream hung on it.' })).toHaveLength(1);
});
