import { expect, test } from 'vitest';
import { browserName } from './browserName.ts';

test('browserName: names a browser as its owner would, and has a default', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
  expect([
    browserName(`${windows} Safari/537.36 Edg/131.0.0.0`),
    browserName(`${windows} Safari/537.36`),
    browserName('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15'),
    browserName('curl/8.5.0'),
    browserName(''),
  ]).toEqual(['Windows 上的 Edge', 'Windows 上的 Chrome', 'Mac 上的 Safari', '浏览器', '浏览器']);
});
