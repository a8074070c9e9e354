import { expect, test } from 'vitest';
import { givingWay } from './fittingColumns.ts';

const columnsPx = new Map([
  ['title', 300],
  ['stage', 100],
  ['status', 80],
  ['updatedAt', 110],
]);
const drawn = (tablePx: number) => ({ widthPx: 500, tablePx, columnsPx });

test('givingWay: keeps every spare column while the table fits', () => {
  expect(givingWay(['stage', 'updatedAt'], drawn(500))).toEqual([]);
});

test('givingWay: takes the last spare column first, and no more than needed', () => {
  expect(givingWay(['stage', 'updatedAt'], drawn(590))).toEqual(['updatedAt']);
  expect(givingWay(['stage', 'updatedAt'], drawn(650))).toEqual(['updatedAt', 'stage']);
});

test('givingWay: takes all spare columns when even these are not enough', () => {
  expect(givingWay(['stage', 'updatedAt'], drawn(900))).toEqual(['updatedAt', 'stage']);
});

test('givingWay: skips a spare column that is not shown', () => {
  expect(givingWay(['stage', 'check'], drawn(510))).toEqual(['stage']);
});
