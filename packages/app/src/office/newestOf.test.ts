import { expect, test } from 'vitest';
import { newestOf } from './newestOf.ts';

test('a row is written over as a whole as it was read last, and as it is where it is gone or was read before', () => {
  const row = { id: 'A', version: 2, name: '甲' };
  const renamed = { id: 'A', version: 3, name: '乙' };
  expect([
    newestOf(row, [{ id: 'B', version: 9, name: '丙' }, renamed]),
    newestOf(row, [{ id: 'A', version: 1, name: '丁' }, { no: 'A' }]),
    newestOf(row, []),
  ]).toEqual([renamed, row, row]);
});
