import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, test } from 'vitest';
import { nextPoints } from './placementView.ts';

const asked = (pointId: string, level: number, outcome: 'right' | 'wrong' | 'unknown') => ({
  questionId: pointId,
  type: SINGLE,
  pointId,
  level,
  versionId: pointId,
  draw: 0,
  askedAt: '2026-11-28T09:00:00.000Z',
  outcome,
  spentMs: 9_000,
});

test('nextPoints: names missed points up to the level that comes next, the lowest level first', () => {
  const items = [
    asked('pointers', 3, 'unknown'),
    asked('casts', 2, 'wrong'),
    asked('loops', 1, 'wrong'),
    asked('output', 1, 'right'),
  ];
  expect(nextPoints({ items, pool: items, level: 1 })).toEqual(['loops', 'casts']);
  expect(nextPoints({ items, pool: items, level: 0 })).toEqual(['loops']);
});
