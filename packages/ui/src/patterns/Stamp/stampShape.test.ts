import { expect, test } from 'vitest';
import { stampShape } from './stampShape.ts';

test('stampShape: the same seed gives the same seal, another seed another one', () => {
  expect(stampShape(2, '变量')).toEqual(stampShape(2, '变量'));
  expect(stampShape(2, '变量').edge).not.toBe(stampShape(2, '输入').edge);
});

test.each([1, 2, 3, 4])('stampShape: has a place for each of %i characters', (count) => {
  expect(stampShape(count, 'x').places).toHaveLength(count);
});

test('stampShape: stays inside its box', () => {
  const numbers =
    stampShape(4, '一二三四')
      .edge.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  expect(Math.max(...numbers)).toBeLessThan(100);
});
