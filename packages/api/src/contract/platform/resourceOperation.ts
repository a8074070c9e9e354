import * as z from 'zod/mini';
import { call, resource } from '../call.ts';
import { rightsName } from './role.ts';
import { done, id, idInput, instant, pageKeys, pageOf, shortText } from '../shared.ts';

export const rightsPart = z.string().check(z.regex(/^[A-Za-z0-9/]{1,64}$/, '只有字母、数字和 /'));
export const rightsSort = z.int().check(z.minimum(0, '排序为 0 到 9999'), z.maximum(9_999, '排序为 0 到 9999'));
const onlySuper = { bms: ['superUser'] } as const;

/** What can be done to a resource: the second half of a permission. */
export const operationRow = z.object({
  id,
  resourceId: id,
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  /** Since when no call asks for it; null while one does. */
  goneAt: z.nullable(instant),
  version: z.int(),
});

export const resourceOperation = resource('resource/operation', {
  create: call({
    methods: ['POST'],
    mounts: onlySuper,
    input: z.strictObject({ resourceId: id, code: rightsPart, name: rightsName, sort: rightsSort }),
    output: done,
    errors: ['NOT_FOUND', 'CODE_TAKEN', 'RESOURCE_UNKNOWN'],
    summary: '补上一个操作；编码须是接口用到的',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: onlySuper,
    list: true,
    input: z.strictObject({ ...pageKeys, resourceId: z.optional(id), keyword: z.optional(shortText) }),
    output: pageOf(operationRow),
    errors: ['VALIDATION'],
    summary: '操作列表，按资源和排序',
  }),
  update: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({ id, version: z.int(), name: rightsName, sort: rightsSort }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED'],
    summary: '修改操作的名称和排序',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: onlySuper,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', 'RESOURCE_LIVE'],
    summary: '删除已没有接口用到的操作',
  }),
});
