import { expect, test } from 'vitest';
import { cleanText } from './text.ts';

test('NUL and bytes that are no UTF-8 are replaced, the rest stays', () => {
  expect(cleanText(Buffer.from([0x61, 0, 0xff, 0xe5, 0xa5, 0xa5]))).toBe('a\uFFFD\uFFFD奥');
});

test('the cut never leaves half a character', () => {
  expect([cleanText(Buffer.from('奥赛'), 4), cleanText(Buffer.from('奥赛'), 6)]).toEqual(['奥', '奥赛']);
});
