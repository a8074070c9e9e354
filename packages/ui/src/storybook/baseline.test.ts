import { expect, test } from 'vitest';
import { majorOf } from './baseline.ts';

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', '156'],
  ['Google Chrome 140.0.7339.80', '140'],
  ['no version here', undefined],
])('majorOf: the major version of "%s" is %s', (version, major) => {
  expect(majorOf(version)).toBe(major);
});
