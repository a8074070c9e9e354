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

test('officeTable: refuses an act with the name of a table callback', () => {
  const rooms = officeTable<{ id: string }>();
  expect(Object.keys(rooms({ ...words, acts: { reopen: atOnce('开放') } }).spec.acts)).toEqual(['reopen']);
  // @ts-expect-error: `open` is a callback of the table
  rooms({ ...words, acts: { open: atOnce('开放') } });
  // @ts-expect-error: so is `select`
  rooms({ ...words, acts: { select: atOnce('选用') } });
});
