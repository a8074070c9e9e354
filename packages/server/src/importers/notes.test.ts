import { expect, test } from 'vitest';
import { NOTES, REFUSALS } from './notes.ts';

test('notes: every note and refusal has its own Chinese text', () => {
  const texts = [...Object.values(NOTES).map(({ text }) => text), ...Object.values(REFUSALS)];
  expect(texts.filter((text) => !/\p{Script=Han}{2}/u.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
