import { expect, test } from 'vitest';
import { atOnce } from './officeActs.ts';
import { search } from './officeFilters.ts';
import { officeTable } from './OfficeTable.tsx';

const words = {
  noun: '机房',
  lead: '',
  nameOf: () => '',
  emptyHint: '',
  show: [],
  filters: { keyword: search('搜索') },
};

test('an act may not be called as a callback that the table has itself', () => {
  const rooms = officeTable<{ id: string }>();
  expect(Object.keys(rooms({ ...words, acts: { reopen: atOnce('开放') } }).spec.acts)).toEqual(['reopen']);
  // @ts-expect-error: the table opens rows by this name
  rooms({ ...words, acts: { open: atOnce('开放') } });
  // @ts-expect-error: and selects them by this one
  rooms({ ...words, acts: { select: atOnce('选用') } });
});
