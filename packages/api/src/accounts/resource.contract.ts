import * as z from 'zod/mini';
import { placeInMatrixFields } from './permissions.ts';
import { resourceColumns } from './resourceColumns.ts';
import { resource as aResource } from '../kit/contract/call.ts';
import { changesOf, shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { operationRow, rightsPart } from './resourceOperation.contract.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';

const onlySuper = { bms: ['superUser'] } as const;

/** A resource that permissions refer to, with its operations. */
export const resourceRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  goneAt: z.nullable(instant),
  version: z.int(),
  operations: z.array(operationRow),
});

const filters = {
  keyword: shortText,
  /** False: only resources that calls use. True: only those that no call uses since an update. */
  isGone: z.boolean(),
};

/** Calls for the resources of the permission matrix; super users only. */
export const resource = aResource('resource', {
  create: creates(
    onlySuper,
    z.strictObject({ code: rightsPart, ...shapeOf(placeInMatrixFields) }),
    ['CODE_TAKEN', 'RESOURCE_UNKNOWN'],
    '补上一项功能；代号须是接口用到的',
  ),
  queryList: lists(onlySuper, resourceRow, filters, '功能和各自的操作，按排序', resourceColumns),
  update: changes(onlySuper, changesOf(placeInMatrixFields), [], '修改功能的名称和排序'),
  delete: removes(onlySuper, ['RESOURCE_LIVE'], '删除已没有接口用到的功能和它的操作'),
});
