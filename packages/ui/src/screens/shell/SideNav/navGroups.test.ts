import { expect, test } from 'vitest';
import { allowedGroups, placeOf } from './navGroups.ts';

const groups = [
  {
    id: 'content',
    label: '内容',
    items: [
      { id: 'home', label: '概览', href: '#home' },
      { id: 'questions', label: '题库', href: '#questions', right: 'question:read' },
    ],
  },
  { id: 'money', label: '交易', items: [{ id: 'orders', label: '订单', href: '#orders', right: 'order:read' }] },
];

test('allowedGroups: keeps only items the user has a right to, and drops empty groups', () => {
  expect(allowedGroups(groups, ['order:read']).map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['home'],
    ['orders'],
  ]);
  expect(allowedGroups(groups, []).map(({ id }) => id)).toEqual(['content']);
});

test('placeOf: returns the group and the item of a page', () => {
  const { group, item } = placeOf(groups, 'orders');
  expect([group?.label, item?.label]).toEqual(['交易', '订单']);
  expect(placeOf(groups, null)).toEqual({ group: undefined, item: undefined });
});
