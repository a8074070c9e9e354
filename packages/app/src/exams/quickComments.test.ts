import { expect, test } from 'vitest';
import { quickComments, rememberComment } from './quickComments.ts';

function aStore() {
  const all = new Map<string, string>();
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
  };
}

test("quickComments: lists a person's own comments first, the latest at the top", () => {
  const store = aStore();
  rememberComment(store, 'A', '注意溢出');
  rememberComment(store, 'A', `边界漏了\n${'长'.repeat(41)}\n`);
  expect(quickComments(store, 'A').slice(0, 3)).toEqual(['边界漏了', '注意溢出', '思路清楚']);
  expect(quickComments(store, 'B')[0]).toBe('思路清楚');
  expect(quickComments(store, 'A').length).toBe(8);
});

test('quickComments: ignores a damaged store', () => {
  const store = { ...aStore(), getItem: () => '{' };
  expect(quickComments(store, 'A').length).toBe(6);
});
