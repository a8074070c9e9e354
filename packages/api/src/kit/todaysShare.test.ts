import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from './constants.ts';
import { todaysShare } from './todaysShare.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('todaysShare: five days in a row take each entry once', () => {
  vi.stubEnv('WHOLE_SHARES', '');
  const all = Array.from({ length: 23 }, (_, at) => at);
  const days = Array.from({ length: 5 }, (_, day) => todaysShare(all, 5, day * DAY_MS));
  expect(days.flat().toSorted((a, b) => a - b)).toEqual(all);
  expect(days.map(({ length }) => length)).toEqual([5, 5, 5, 4, 4]);
});

test('todaysShare: the nightly run takes all', () => {
  vi.stubEnv('WHOLE_SHARES', '1');
  expect(todaysShare([1, 2, 3], 5)).toEqual([1, 2, 3]);
});
