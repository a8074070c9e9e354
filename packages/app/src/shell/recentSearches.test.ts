import { expect, test } from 'vitest';
import { dropSearches, keepSearch, recentSearches } from './recentSearches.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

test('recentSearches: lists the last six words once each, the latest first', () => {
  const storage = memory();
  for (const word of ['一', '二', '三', '四', '五', '六', '七', '三']) keepSearch(storage, 'A', word);
  expect(recentSearches(storage, 'A')).toEqual(['三', '七', '六', '五', '四', '二']);
});

test('recentSearches: keeps the words of each person apart', () => {
  const storage = memory();
  keepSearch(storage, 'A', '循环');
  keepSearch(storage, 'guest', '报名');
  dropSearches(storage, 'A');
  expect([recentSearches(storage, 'A'), recentSearches(storage, 'guest')]).toEqual([[], ['报名']]);
});

test('recentSearches: is empty when the stored text is damaged', () => {
  const storage = memory();
  storage.setItem('aosai.searches.A', '{');
  expect(recentSearches(storage, 'A')).toEqual([]);
});
