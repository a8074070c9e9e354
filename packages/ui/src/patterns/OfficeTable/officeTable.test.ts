import { expect, test } from 'vitest';
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
  expect(Object.keys(rooms({ ...words, acts: { reopen: { at: 'row', label: '开放' } } }).spec.acts)).toEqual([
    'reopen',
  ]);
  // @ts-expect-error: `open` is a callback of the table
  rooms({ ...words, acts: { open: { at: 'row', label: '开放' } } });
  // @ts-expect-error: so is `select`
  rooms({ ...words, acts: { select: { at: 'row', label: '选用' } } });
});

test('officeTable: refuses a name that an act or its dialog does not have', () => {
  const rooms = officeTable<{ id: string }>();
  const close = { at: 'row', label: '停用', ask: { confirm: '不再出现在安排里。' } } as const;
  expect(rooms({ ...words, acts: { close } }).spec.acts.close).toEqual(close);
  // @ts-expect-error: `icon` is only of an act in the head
  rooms({ ...words, acts: { close: { ...close, icon: 'plus' } } });
  // @ts-expect-error: a confirmation has no `size`
  rooms({ ...words, acts: { close: { ...close, ask: { ...close.ask, size: 's' } } } });
});
