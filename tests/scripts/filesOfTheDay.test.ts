import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../packages/api/src/kit/constants.ts';
import { root } from '../../scripts/parts/child.ts';
import { filesOfOtherDays, UNITS_BY_TURNS, WALKS_BY_TURNS } from '../../scripts/parts/filesOfTheDay.ts';

test('filesOfOtherDays: runs each walk on one day of six, and each long unit test on one of three', () => {
  const left = [0, 1, 2, 3, 4, 5].flatMap((day) => filesOfOtherDays(day * DAY_MS));
  const daysLeft = (files: readonly string[]) => files.map((file) => left.filter((one) => one === file).length);
  expect(daysLeft(WALKS_BY_TURNS)).toEqual(WALKS_BY_TURNS.map(() => 5));
  expect(daysLeft(UNITS_BY_TURNS)).toEqual(UNITS_BY_TURNS.map(() => 4));
});

test('files by turns: exist, and none shows how a threat is met', () => {
  const files = [...WALKS_BY_TURNS, ...UNITS_BY_TURNS];
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const threats = readFileSync(join(root, 'docs/threats.md'), 'utf8');
  expect(files.filter((file) => threats.includes(file))).toEqual([]);
});
