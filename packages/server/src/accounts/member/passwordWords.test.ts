import { expect, test } from 'vitest';
import { easyPassword, readingOf, SHORT_WORDS } from './passwordWords.ts';

test('easyPassword: has at least 28 bits: words from a list of 2,048, and two digits', () => {
  expect(SHORT_WORDS.length).toBeGreaterThanOrEqual(2_048);
  expect(2 * Math.log2(SHORT_WORDS.length) + 2 * Math.log2(8)).toBeGreaterThanOrEqual(28);
});

test('easyPassword: 2,000 passwords can be read aloud, have at most 15 characters and are all different', () => {
  const made = Array.from({ length: 2_000 }, easyPassword);
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(password).toMatch(/^[a-z]{3,6}-[a-z]{3,6}[2-9]{2}$/);
    expect(readingOf(password)).toMatch(/^\p{Script=Han}{2} \p{Script=Han}{2} \d\d$/u);
  }
});

test('readingOf: returns null for any other password', () => {
  expect([readingOf('kq7m3xw9hd'), readingOf('dama47'), readingOf('dama-xxxxxx47')]).toEqual([null, null, null]);
});
