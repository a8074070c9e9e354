import { expect, test } from 'vitest';
import { isMobile } from './media.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test('a phone is a mobile browser narrower than 700 px', () => {
  expect([isMobile(phone, 390), isMobile(phone, 699), isMobile(phone, 700)]).toEqual([true, true, false]);
});

test('a narrow desktop window is no phone', () => {
  expect(isMobile(desktop, 390)).toBe(false);
});
