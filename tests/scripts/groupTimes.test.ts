import { expect, test } from 'vitest';
import { timeLines } from '../../scripts/parts/groupTimes.ts';

const kept = { measuredAt: '', machine: '', yardstickMs: 100, seconds: { unit: 200, all: 500 }, busyCores: {} };

test('timeLines: compares each group with its stored time, also relative to the speed of the machine', () => {
  const busyCores = { unit: 1.9, stories: 1.2 };
  expect(timeLines({ yardstickMs: 200, seconds: { unit: 400, stories: 12.5, all: 550 }, busyCores }, kept)).toEqual([
    'unit: 400 s with 1.9 cores at work, kept 200 s: +100 %, +0 % by the speed of the machine',
    'stories: 12.5 s with 1.2 cores at work, none kept',
    'all: 550 s with ? cores at work, kept 500 s: +10 %, -45 % by the speed of the machine',
  ]);
});
