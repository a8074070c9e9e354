import * as z from 'zod/mini';
import { dictChanges, dictFields, itemChanges, itemFields } from './dicts.ts';
import { dictColumns } from './dictColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changesOf, inputOf, shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { id, instant, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';

const version = z.int();

/** A dictionary in a list. */
export const dictRow = z.object({
  id,
  version,
  value: z.string(),
  label: z.string(),
  isOn: z.boolean(),
  /** Used by the platform's code: can be renamed and switched off, but not deleted. */
  isBuiltIn: z.boolean(),
  itemCount: z.int(),
  updatedAt: instant,
});

/** An item of a dictionary. */
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

/** Dictionaries: choices for forms and filters. Members only see active entries. */
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
  queryList: lists(readable, dictRow, { keyword: shortText }, '字典列表；其他人只看到启用的', dictColumns),
  queryItemList: call({
    methods: ['POST'],
    mounts: readable,
    list: true,
    input: z.strictObject({ ...pageKeys, dictId: id, keyword: z.optional(shortText) }),
    output: pageOf(dictItemRow),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '一个字典的项；其他人只看到启用的',
  }),
  create: creates(office, inputOf(dictFields), ['CODE_TAKEN'], '新建字典'),
  update: changes(office, changesOf(dictChanges), [], '修改字典的名称，启用或停用；值不能改，别处按它引用'),
  delete: removes(office, ['DICT_BUILT_IN'], '删除字典和它的项；内置的不能删除'),
  createItem: creates(
    office,
    z.strictObject({ dictId: id, ...shapeOf(itemFields) }),
    ['NOT_FOUND', 'CODE_TAKEN', 'DICT_FULL'],
    '在字典里新建一项',
  ),
  updateItem: changes(office, changesOf(itemChanges), [], '修改一项的名称和顺序，启用或停用'),
  deleteItem: removes(office, ['DICT_BUILT_IN'], '删除一项；内置字典里的项只能停用'),
});
