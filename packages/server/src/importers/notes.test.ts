import { expect, test } from 'vitest';
import { NOTES, REFUSALS } from './notes.ts';

test('every note and every refusal of the closed list is a sentence of its own in Chinese', () => {
  const texts = [...Object.values(NOTES).map(({ text }) => text), ...Object.values(REFUSALS)];
  expect(texts.filter((text) => !/\p{Script=Han}{2}/u.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
