import { expect, test } from 'vitest';
import { newestOf } from './newestOf.ts';

test('a row is written over in the version read last, and in its own where it is gone or was read before', () => {
  const row = { id: 'A', version: 2, name: '甲' };
  expect([
    newestOf(row, [
      { id: 'B', version: 9 },
      { id: 'A', version: 3 },
    ]),
    newestOf(row, [{ id: 'A', version: 1 }, { no: 'A' }]),
    newestOf(row, []),
  ]).toEqual([
    { id: 'A', version: 3 },
    { id: 'A', version: 2 },
    { id: 'A', version: 2 },
  ]);
});
