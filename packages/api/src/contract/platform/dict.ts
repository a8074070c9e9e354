import * as z from 'zod/mini';
import { dictColumns } from '../../domain/tables/dictColumns.ts';
import { call, resource } from '../call.ts';
import { changes, creates, lists, removes } from '../kinds.ts';
import { id, instant, pageKeys, pageOf, seen, shortText } from '../shared.ts';

const value = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, '只能用字母、数字、点和横线，最多 64 个'));
const label = z.string().check(z.trim(), z.minLength(1, '请填写'), z.maxLength(60, '最多 60 个字'));
const sort = z.int().check(z.minimum(0), z.maximum(9_999, '最大 9999'));
const version = z.int();

export const dictRow = z.object({
  id,
  version,
  value: z.string(),
  label: z.string(),
  isOn: z.boolean(),
  /** The platform's code names it: it can be renamed and switched off, but not deleted. */
  isBuiltIn: z.boolean(),
  itemCount: z.int(),
  updatedAt: instant,
});

export const dictItemRow = z.object({
  id,
  version,
  value: z.string(),
  label: z.string(),
  sort: z.int(),
  isOn: z.boolean(),
  updatedAt: instant,
});

const choice = z.object({ value: z.string(), label: z.string(), sort: z.int() });
const readable = { '': ['backOffice', 'member'] } as const;
const office = { '': ['backOffice'] } as const;

/** Dictionaries: what the choices of forms and filters are. Members read what is switched on. */
export const dict = resource('dict', {
  queryByValue: call({
    methods: ['GET', 'POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: z.strictObject({ value: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({ value: z.string(), itemList: z.array(choice) }),
    errors: ['NOT_FOUND'],
    summary: '按值取一个字典；客户端按值缓存，失败时当作空列表',
  }),
  queryBuildInList: call({
    methods: ['POST', 'GET'],
    mounts: readable,
    input: z.strictObject({}),
    output: z.object({
      content: z.array(z.object({ value: z.string(), label: z.string(), itemList: z.array(choice) })),
    }),
    errors: [],
    summary: '平台内置的字典和其中启用的项',
  }),
  queryList: lists(readable, dictRow, { keyword: shortText }, '字典列表；学员只看到启用的', dictColumns),
  queryItemList: call({
    methods: ['POST'],
    mounts: readable,
    list: true,
    input: z.strictObject({ ...pageKeys, dictId: id, keyword: z.optional(shortText) }),
    output: pageOf(dictItemRow),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '一个字典的项；学员只看到启用的',
  }),
  create: creates(office, z.strictObject({ value, label }), ['CODE_TAKEN'], '新建字典'),
  update: changes(
    office,
    z.strictObject({ ...seen, label, isOn: z.boolean() }),
    [],
    '修改字典的名称，启用或停用；值不能改，别处按它引用',
  ),
  delete: removes(office, ['DICT_BUILT_IN'], '删除字典和它的项；内置的不能删除'),
  createItem: creates(
    office,
    z.strictObject({ dictId: id, value, label, sort }),
    ['NOT_FOUND', 'CODE_TAKEN', 'DICT_FULL'],
    '在字典里新建一项',
  ),
  updateItem: changes(
    office,
    z.strictObject({ ...seen, label, sort, isOn: z.boolean() }),
    [],
    '修改一项的名称和顺序，启用或停用',
  ),
  deleteItem: removes(office, ['DICT_BUILT_IN'], '删除一项；内置字典里的项只能停用'),
});
