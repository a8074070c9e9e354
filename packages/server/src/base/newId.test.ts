import { expect, test } from 'vitest';
import { newId } from './newId.ts';

test('newId: returns 26 characters of Crockford base 32, strictly increasing also within a millisecond', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(ids.filter((id) => !/^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
