import { expect, test } from 'vitest';
import { directionOf, nextSort, withSize, type TableQuery } from './tableQuery.ts';

const query: TableQuery = { page: 3, size: 20, sort: null };

test("nextSort: goes from ascending to descending to the server's order, each time on the first page", () => {
  const up = nextSort(query, 'createdAt');
  const down = nextSort(up, 'createdAt');
  expect([up, down, nextSort(down, 'createdAt')]).toEqual([
    { page: 0, size: 20, sort: 'createdAt,asc' },
    { page: 0, size: 20, sort: 'createdAt,desc' },
    { page: 0, size: 20, sort: null },
  ]);
});

test('nextSort: starts ascending with another column', () => {
  const down = { ...query, sort: 'createdAt,desc' };
  expect(nextSort(down, 'no').sort).toBe('no,asc');
  expect([directionOf(down, 'createdAt'), directionOf(down, 'no'), directionOf(query, 'no')]).toEqual([
    'desc',
    null,
    null,
  ]);
});

test.each([
  [50, 1],
  [20, 3],
  [200, 0],
])('withSize: with pages of %i the former first row is on page %i', (size, page) => {
  expect(withSize(query, size)).toEqual({ page, size, sort: null });
});
