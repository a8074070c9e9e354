import * as z from 'zod/mini';
import { call, resource as aResource } from '../call.ts';
import { operationRow, rightsPart, rightsSort } from './resourceOperation.ts';
import { rightsName } from './role.ts';
import { done, id, idInput, instant, pageKeys, pageOf, shortText } from '../shared.ts';

const onlySuper = { bms: ['superUser'] } as const;

/** Something that permissions are about, with what can be done to it. */
export const resourceRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  goneAt: z.nullable(instant),
  version: z.int(),
  operations: z.array(operationRow),
});

export const resource = aResource('resource', {
  create: call({
    methods: ['POST'],
    mounts: onlySuper,
    input: z.strictObject({ code: rightsPart, name: rightsName, sort: rightsSort }),
    output: done,
    errors: ['CODE_TAKEN', 'RESOURCE_UNKNOWN'],
    summary: '补上一个资源；编码须是接口用到的',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: onlySuper,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      keyword: z.optional(shortText),
      /** Only those that calls ask for, or only those that none asks for any more. */
      isGone: z.optional(z.boolean()),
    }),
    output: pageOf(resourceRow),
    errors: ['VALIDATION'],
    summary: '资源和各自的操作，按排序',
  }),
  update: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({ id, version: z.int(), name: rightsName, sort: rightsSort }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED'],
    summary: '修改资源的名称和排序',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: onlySuper,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', 'RESOURCE_LIVE'],
    summary: '删除已没有接口用到的资源和它的操作',
  }),
});
