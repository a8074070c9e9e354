import { expect, test } from 'vitest';
import { coverArt } from './coverArt.ts';
import { coverKind } from './coverKind.ts';

test.each(['steps', 'rings', 'tree', 'grid', 'spiral', 'bars', 'halving', 'graph', 'wave'] as const)(
  'coverArt: %s is the same for the same seed and has marks',
  (kind) => {
    const art = coverArt(kind, '种子');
    expect(art).toEqual(coverArt(kind, '种子'));
    expect(art.marks.length).toBeGreaterThan(0);
  },
);

test('coverArt: differs by seed', () => {
  expect(coverArt('bars', '甲')).not.toEqual(coverArt('bars', '乙'));
});

test.each([
  ['GESP C++ 五级 递归与分治', 'tree'],
  ['趣味 C++', 'spiral'],
  ['GESP C++ 一级', 'steps'],
  ['C++ 寒假集训', 'wave'],
])('coverKind: %s is drawn as %s', (title, kind) => {
  expect(coverKind(title)).toBe(kind);
});

test('coverKind: a title without a known word keeps its drawing', () => {
  expect(coverKind('第八个故事')).toBe(coverKind('第八个故事'));
});
