import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import type { CheckedItem, ItemMatch } from '@aosai/api/questions/imports';
import { actionOf, actionsOf, sumWords, tickedAction } from './importItems.ts';

const item = (no: number, outcome: ItemMatch): CheckedItem => ({
  no,
  key: String(no),
  title: `第 ${no} 题`,
  type: SINGLE,
  caseCount: 0,
  sampleCount: 0,
  bytes: 100,
  outcome,
  match:
    outcome === 'same' || outcome === 'near' ? { id: 'Q', title: '题库里的题', percent: 100, mayReplace: true } : null,
  notes: [],
  faults: outcome === 'fault' ? ['没有答案'] : [],
});
const items = [item(1, 'new'), item(2, 'same'), item(3, 'near'), item(4, 'fault')];

test('actionOf: new and similar items are created, existing and faulty ones are skipped', () => {
  expect(items.map((one) => actionOf(one, new Map()))).toEqual(['create', 'skip', 'create', 'skip']);
  expect(sumWords(items, new Map())).toBe('新建 2 题，跳过 2 题');
});

test('actionsOf: only items with a counterpart can replace it, and faulty ones can only be skipped', () => {
  expect(items.map(actionsOf)).toEqual([
    ['create', 'skip'],
    ['create', 'replace', 'skip'],
    ['create', 'replace', 'skip'],
    ['skip'],
  ]);
});

test('tickedAction: an existing item replaces the old one', () => {
  expect(items.slice(0, 3).map(tickedAction)).toEqual(['create', 'replace', 'create']);
  expect(sumWords(items, new Map([[2, 'replace']]))).toBe('新建 2 题，更新原题 1 题，跳过 1 题');
});
