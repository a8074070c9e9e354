import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { dict, dictItem } from '../../db/schema/platform.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const operator = await site.signIn('guanli', 'user');
const ask = askAs(site, operator);
const student = await site.signIn('xuesheng');
/** A valid id that no row of this app has. */
const NOBODY = '01K9ZXCVBNMASDFGHJKMQWERTY';

interface Listed {
  content: { id: string; version: number; value: string; label: string; isOn: boolean; isBuiltIn?: boolean }[];
  total: number;
}

test('a dictionary and an item without a value get one from the server', async () => {
  const { data: made } = await ask<{ id: string }>('POST /dict/create', { value: null, label: '校区' });
  await ask('POST /dict/createItem', { dictId: made.id, value: null, label: '东校区', sort: 1 });
  const { data } = await ask<Listed>('POST /dict/queryItemList', { dictId: made.id });
  expect(data.content).toMatchObject([{ label: '东校区', value: expect.stringMatching(/^item-[a-z0-9]{8}$/) }]);
  const { data: dicts } = await ask<Listed>('POST /dict/queryList', { keyword: '校区' });
  expect(dicts.content).toMatchObject([{ label: '校区', value: expect.stringMatching(/^dict-[a-z0-9]{8}$/) }]);
  await ask('DELETE /dict/delete', { id: made.id });
});

test('a dictionary and its items are created, changed and deleted, and each change is logged', async () => {
  const { data: made } = await ask<{ id: string }>('POST /dict/create', { value: 'school.kind', label: ' 学校类型 ' });
  const { data: item } = await ask<{ id: string }>('POST /dict/createItem', {
    dictId: made.id,
    value: 'primary',
    label: '小学',
    sort: 2,
  });
  await ask('POST /dict/createItem', { dictId: made.id, value: 'middle', label: '初中', sort: 1 });
  const read = async () => (await ask('GET /dict/queryByValue?value=school.kind', undefined, null)).data;
  expect(await read()).toEqual({
    value: 'school.kind',
    itemList: [
      { value: 'middle', label: '初中', sort: 1 },
      { value: 'primary', label: '小学', sort: 2 },
    ],
  });
  const changed = { id: item.id, version: 1, label: '小学部', sort: 0, isOn: true };
  const lines = await loggedBy(site, async () => {
    await ask('PUT /dict/updateItem', changed);
    await ask('PUT /dict/update', { id: made.id, version: 1, label: '学校', isOn: false });
    await ask('DELETE /dict/deleteItem', { id: item.id });
    await ask('DELETE /dict/delete', { id: made.id });
  });
  expect(lines).toEqual([
    {
      action: 'dict:updateItem',
      target: item.id,
      diff: { before: { label: '小学', sort: 2 }, after: { label: '小学部', sort: 0 } },
    },
    {
      action: 'dict:update',
      target: made.id,
      diff: { before: { label: '学校类型', isOn: true }, after: { label: '学校', isOn: false } },
    },
    {
      action: 'dict:deleteItem',
      target: item.id,
      diff: { before: { dictId: made.id, value: 'primary', label: '小学部', sort: 0, isOn: true } },
    },
    {
      action: 'dict:delete',
      target: made.id,
      diff: {
        before: { value: 'school.kind', label: '学校', isOn: false, items: [{ value: 'middle', label: '初中' }] },
      },
    },
  ]);
  expect((await ask('GET /dict/queryByValue?value=school.kind')).code).toBe('NOT_FOUND');
});

test('a deleted dictionary keeps its row, is read nowhere, and frees its value', async () => {
  const make = async () => (await ask<{ id: string }>('POST /dict/create', { value: 'kept', label: '留下的' })).data.id;
  const add = (dictId: string, value: string) => ask('POST /dict/createItem', { dictId, value, label: value, sort: 0 });
  const first = await make();
  const { data: item } = await add(first, 'a');
  await ask('DELETE /dict/deleteItem', { id: item.id });
  expect((await add(first, 'a')).data.id).not.toBe(item.id);
  await ask('DELETE /dict/delete', { id: first });
  expect((await add(first, 'b')).code).toBe('NOT_FOUND');

  const second = await make();
  await add(second, 'a');
  expect(second).not.toBe(first);
  const { data: listed } = await ask<Listed>('POST /dict/queryList', { keyword: 'kept' });
  expect(listed.content).toMatchObject([{ id: second, itemCount: 1 }]);
  const { data: read } = await ask('GET /dict/queryByValue?value=kept', undefined, student);
  expect(read).toEqual({ value: 'kept', itemList: [{ value: 'a', label: 'a', sort: 0 }] });
  const ofFirst = and(eq(dictItem.dictId, first), isNotNull(dictItem.deletedAt));
  expect([await site.db.$count(dict, eq(dict.id, first)), await site.db.$count(dictItem, ofFirst)]).toEqual([1, 2]);
});

test('of two concurrent changes to a dictionary one is refused and changes nothing', async () => {
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'raced', label: '原来的' });
  const change = (label: string) => ask('PUT /dict/update', { id: data.id, version: 1, label, isOn: true });
  const lines = await loggedBy(site, async () => {
    const codes = (await Promise.all([change('甲'), change('乙')])).map(({ code }) => code);
    expect(codes.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['VERSION_CHANGED', undefined]);
  });
  expect(lines).toHaveLength(1);
});

test('a disabled dictionary or item exists only for the back office', async () => {
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'hidden', label: '停用的' });
  const { data: item } = await ask<{ id: string }>('POST /dict/createItem', {
    dictId: data.id,
    value: 'a',
    label: '甲',
    sort: 0,
  });
  const items = async (visitor: Visitor) => {
    const { data: page, code } = await ask<Listed>('POST /dict/queryItemList', { dictId: data.id }, visitor);
    return code ?? page.content.map(({ value }) => value);
  };
  expect([await items(operator), await items(student)]).toEqual([['a'], ['a']]);
  await ask('PUT /dict/updateItem', { id: item.id, version: 1, label: '甲', sort: 0, isOn: false });
  expect([await items(operator), await items(student)]).toEqual([['a'], []]);
  await ask('PUT /dict/update', { id: data.id, version: 1, label: '停用的', isOn: false });
  expect([await items(operator), await items(student)]).toEqual([['a'], 'NOT_FOUND']);
  const listed = async (visitor: Visitor) =>
    (await ask<Listed>('POST /dict/queryList', { keyword: '停用' }, visitor)).data.total;
  expect([await listed(operator), await listed(student)]).toEqual([1, 0]);
  expect((await ask('GET /dict/queryByValue?value=hidden', undefined, student)).code).toBe('NOT_FOUND');
});

test('built-in dictionaries can be renamed and disabled, but not deleted or made again', async () => {
  const { data } = await ask<Listed>('POST /dict/queryList?sort=value,asc', { keyword: 'difficulty' });
  const [difficulty] = data.content;
  expect(difficulty).toMatchObject({ label: '难度', isBuiltIn: true, itemCount: 4 });
  const { data: items } = await ask<Listed>('POST /dict/queryItemList', { dictId: difficulty?.id });
  const refused = [
    await ask('DELETE /dict/delete', { id: difficulty?.id }),
    await ask('DELETE /dict/deleteItem', { id: items.content[0]?.id }),
    await ask('POST /dict/create', { value: 'difficulty', label: '另一个' }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['DICT_BUILT_IN', 'DICT_BUILT_IN', 'CODE_TAKEN']);
  const { data: builtIn } = await ask<{ content: { value: string; itemList: unknown[] }[] }>(
    'POST /dict/queryBuildInList',
    {},
    student,
  );
  expect(builtIn.content.map(({ value, itemList }) => [value, itemList.length])).toEqual([
    ['difficulty', 4],
    ['feedbackCategory', 5],
    ['knowledgePoint', 190],
    ['language', 2],
    ['memberTag', 2],
    ['paperTemplate', 13],
    ['questionStage', 10],
  ]);
});

test('hostile input to dictionaries is refused or stored as plain text', async () => {
  const value = (text: unknown) => ask('POST /dict/create', { value: text, label: 'x' });
  const codes = await Promise.all(['', ' ', '../x', 'a b', '<b>', 'x'.repeat(65), '字典', 7, ['a']].map(value));
  expect(new Set(codes.map(({ code }) => code))).toEqual(new Set(['VALIDATION']));
  const script = `<script>alert(1)</script>' or 1=1 --`;
  const { data } = await ask<{ id: string }>('POST /dict/create', { value: 'script', label: script });
  const { data: found } = await ask<Listed>('POST /dict/queryList', { keyword: '%' });
  expect([data.id, found.total]).toEqual([expect.any(String), 0]);
  expect((await ask<Listed>('POST /dict/queryList', { keyword: `' or 1=1` })).data.content[0]?.label).toBe(script);
  const missing = [
    await ask('PUT /dict/update', { id: NOBODY, version: 1, label: 'x', isOn: true }),
    await ask('DELETE /dict/deleteItem', { id: NOBODY }),
    await ask('POST /dict/createItem', { dictId: NOBODY, value: 'x', label: 'x', sort: 0 }),
    await ask('POST /dict/queryItemList', { dictId: NOBODY }),
  ];
  expect(missing.map(({ code }) => code)).toEqual(missing.map(() => 'NOT_FOUND'));
  expect((await ask('POST /dict/queryList?sort=createdBy,asc', {})).code).toBe('VALIDATION');
});
