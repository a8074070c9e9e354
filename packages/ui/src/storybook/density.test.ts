import { expect, test } from 'vitest';
import { argsAt } from './density.ts';

const others = { empty: { rows: [] }, extreme: { rows: [1, 2, 3] } };

test('argsAt: a density replaces the args it names and keeps the others', () => {
  expect(argsAt('extreme', { rows: [1], title: '考试' }, others)).toEqual({ rows: [1, 2, 3], title: '考试' });
  expect(argsAt('empty', { rows: [1] }, others)).toEqual({ rows: [] });
});

test('argsAt: keeps the args at the usual or an unknown density, and without densities', () => {
  expect(argsAt('usual', { rows: [1] }, others)).toEqual({ rows: [1] });
  expect(argsAt('much', { rows: [1] }, others)).toEqual({ rows: [1] });
  expect(argsAt('empty', { rows: [1] }, undefined)).toEqual({ rows: [1] });
});
