import { expect, test } from 'vitest';
import { isMobile } from './media.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test('isMobile: is true for a mobile browser narrower than 700 px', () => {
  expect([isMobile(phone, 390), isMobile(phone, 699), isMobile(phone, 700)]).toEqual([true, true, false]);
});

test('isMobile: is false for a narrow desktop window', () => {
  expect(isMobile(desktop, 390)).toBe(false);
});

const tablets = [
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; HarmonyOS; DBY-W09) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Safari/537.36',
  'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0 Safari/537.36 ArkWeb/4.1 Mobile',
];
const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0 Safari/537.36 ArkWeb/4.1 Mobile',
];

test('isMobile: is false for a tablet in a narrow window', () => {
  expect(tablets.map((agent) => isMobile(agent, 507))).toEqual(tablets.map(() => false));
  expect(phones.map((agent) => isMobile(agent, 507))).toEqual(phones.map(() => true));
});
