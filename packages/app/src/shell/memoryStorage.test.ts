import { expect, test } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';

test('memoryStorage: keeps texts by name until they are removed', () => {
  const storage = memoryStorage();
  storage.setItem('theme', 'dark');
  storage.setItem('theme', 'light');
  storage.setItem('notice', 'closed');
  const before = [storage.length, storage.key(0), storage.key(2), storage.getItem('theme'), storage.getItem('other')];
  storage.removeItem('theme');
  const between = [storage.length, storage.getItem('theme')];
  storage.clear();
  expect([before, between, storage.length]).toEqual([[2, 'theme', null, 'light', null], [1, null], 0]);
});
