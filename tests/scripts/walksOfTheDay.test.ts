import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../packages/api/src/kit/constants.ts';
import { root } from '../../scripts/parts/child.ts';
import { WALKS_BY_TURNS, walksOfOtherDays } from '../../scripts/parts/walksOfTheDay.ts';

test('walksOfOtherDays: runs each walk on one day of six', () => {
  const left = [0, 1, 2, 3, 4, 5].flatMap((day) => walksOfOtherDays(day * DAY_MS));
  expect(WALKS_BY_TURNS.map((file) => left.filter((one) => one === file).length)).toEqual(WALKS_BY_TURNS.map(() => 5));
});

test('WALKS_BY_TURNS: names files that exist, and none that shows how a threat is met', () => {
  expect(WALKS_BY_TURNS.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const threats = readFileSync(join(root, 'docs/threats.md'), 'utf8');
  expect(WALKS_BY_TURNS.filter((file) => threats.includes(file))).toEqual([]);
});
