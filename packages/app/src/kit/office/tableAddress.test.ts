import { expect, test } from 'vitest';
import { goesOn, listInput, readTable, type TableSpec, type TableState, writeTable } from './tableAddress.ts';

interface Filter {
  keyword: string;
  status: '' | '0' | '1';
}

const spec: TableSpec<Filter> = {
  id: 'thing',
  filter: { keyword: '', status: '0' },
  choices: { status: ['0', '1'] },
  sort: 'createdAt,desc',
};
const ID = '01K9ZXCVBNMASDFGHJKMQWERTY';
const read = (search: string) => readTable(new URLSearchParams(search), spec);
const silent: TableState<Filter> = {
  query: { page: 0, size: 20, sort: 'createdAt,desc' },
  filter: { keyword: '', status: '0' },
  openId: null,
};

test('tableAddress: an empty query is the initial state, and vice versa', () => {
  expect([read(''), writeTable(silent, spec)]).toEqual([silent, {}]);
});

test.each<TableState<Filter>>([
  { query: { page: 3, size: 50, sort: 'name,asc' }, filter: { keyword: '张 & 李=?', status: '1' }, openId: ID },
  { query: { page: 0, size: 20, sort: null }, filter: { keyword: '', status: '' }, openId: null },
])('tableAddress: reads back the state it wrote', (state) => {
  const search = new URLSearchParams(writeTable(state, spec)).toString();
  expect(read(search)).toEqual(state);
});

test('readTable: ignores invalid values', () => {
  const hostile = [
    'page=-1&size=7&sort=name;drop,asc&open=../x&status=9',
    'page=1e9&size=all&sort=,desc&open=',
    'page=0.5&status=<b>&sort=&size=201',
    'page=NaN&sort=__proto__&open=01K9',
  ];
  expect(hostile.map(read)).toEqual(hostile.map(() => silent));
  expect(read(`keyword=${'字'.repeat(5000)}`).filter.keyword).toHaveLength(200);
});

test('listInput: contains only filters that are set', () => {
  expect([listInput(silent), listInput({ ...silent, query: { page: 2, size: 50, sort: null } })]).toEqual([
    { page: 0, size: 20, sort: ['createdAt,desc'], status: '0' },
    { page: 2, size: 50, status: '0' },
  ]);
});

test('goesOn: is true only for continued typing of one filter', () => {
  const before = { keyword: '林', status: '0' as const };
  expect([
    goesOn(before, { keyword: '林知远', status: '0' }),
    goesOn({ keyword: '林知远', status: '0' }, before),
    goesOn({ keyword: '', status: '0' }, before),
    goesOn(before, { keyword: '', status: '0' }),
    goesOn(before, { keyword: '欧阳', status: '0' }),
    goesOn(before, { keyword: '林', status: '1' }),
    goesOn(before, { keyword: '林知', status: '1' }),
  ]).toEqual([true, true, false, false, false, false, false]);
});
