import { expect, test } from 'vitest';
import { cleanText } from './text.ts';

test('cleanText: replaces NUL and broken UTF-8 and keeps the rest', () => {
  expect(cleanText(Buffer.from([0x61, 0, 0xff, 0xe5, 0xa5, 0xa5]))).toBe('a\uFFFD\uFFFD奥');
});

test('cleanText: never cuts inside a character', () => {
  expect([cleanText(Buffer.from('奥赛'), 4), cleanText(Buffer.from('奥赛'), 6)]).toEqual(['奥', '奥赛']);
});
