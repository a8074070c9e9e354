import { expect, test } from 'vitest';
import { newestVersion } from './newestVersion.ts';

test('newestOf: replaces the row with the newest version read', () => {
  const row = { id: 'A', version: 2, name: '甲' };
  const renamed = { id: 'A', version: 3, name: '乙' };
  expect([
    newestVersion(row, [{ id: 'B', version: 9, name: '丙' }, renamed]),
    newestVersion(row, [{ id: 'A', version: 1, name: '丁' }, { no: 'A' }]),
    newestVersion(row, []),
  ]).toEqual([renamed, row, row]);
});
