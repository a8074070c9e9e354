import { expect, test } from 'vitest';
import { formatMemory, formatTime, formatTimeLimit, measureTexts } from './measures.ts';

test('formatTime: uses milliseconds below a second and seconds above', () => {
  expect([0, 46, 999, 1_000, 1_254].map(formatTime)).toEqual(['0 ms', '46 ms', '999 ms', '1.00 s', '1.25 s']);
});

test('formatTimeLimit: uses seconds with as many decimals as needed', () => {
  expect([1_000, 500, 1_500, 250].map(formatTimeLimit)).toEqual(['1.0 s', '0.5 s', '1.5 s', '0.25 s']);
});

test('formatMemory: uses MB with a decimal only if it is not zero', () => {
  expect([3_480, 262_144, 65_536, 132_000].map(formatMemory)).toEqual(['3.4 MB', '256 MB', '64 MB', '129 MB']);
});

test('measureTexts: marks a bound with ≤ and leaves out unknown values', () => {
  const figures = [
    { figures: 'exact', timeMs: 1_003, memoryKiB: 3_480 },
    { figures: 'atMost', timeMs: 200, memoryKiB: 16_384 },
    { figures: 'atMost', timeMs: 1_000, memoryKiB: null },
    { figures: 'atMost', timeMs: null, memoryKiB: null },
  ] as const;
  expect(figures.map(measureTexts)).toEqual([['1.00 s', '3.4 MB'], ['≤ 200 ms', '≤ 16 MB'], ['≤ 1 s'], []]);
});
