import { expect, test } from 'vitest';
import { easyPassword, PASSWORD_WORDS, readingOf } from './passwordWords.ts';

test('easyPassword: has at least 28 bits: words from a list of 2,048, and two digits', () => {
  expect(PASSWORD_WORDS.size).toBeGreaterThanOrEqual(2_048);
  expect(2 * Math.log2(PASSWORD_WORDS.size) + 2 * Math.log2(8)).toBeGreaterThanOrEqual(28);
});

test('easyPassword: 2,000 passwords can be read aloud, are short and all different', () => {
  const made = Array.from({ length: 2_000 }, easyPassword);
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(password).toMatch(/^[a-z]{3,11}[2-9]{2}[a-z]{3,11}$/);
    expect(readingOf(password)).toMatch(/^\p{Script=Han}{2} \d\d \p{Script=Han}{2}$/u);
  }
});

test('readingOf: returns null for any other password', () => {
  expect([readingOf('kq7m3xw9hd'), readingOf('dama47'), readingOf('dama47xxxxxx')]).toEqual([null, null, null]);
});
