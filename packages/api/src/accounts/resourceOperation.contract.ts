import * as z from 'zod/mini';
import { placeInMatrixFields } from './permissions.ts';
import { resource } from '../kit/contract/call.ts';
import { changesOf, shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';

/** One half of a permission: a resource or an operation. */
export const rightsPart = z.string().check(z.regex(/^[A-Za-z0-9/]{1,64}$/, '只有字母、数字和 /'));
const onlySuper = { bms: ['superUser'] } as const;

/** An operation on a resource: the second half of a permission. */
export const operationRow = z.object({
  id,
  resourceId: id,
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  /** When the last call that uses the operation disappeared; null while it is in use. */
  goneAt: z.nullable(instant),
  version: z.int(),
});

/** Calls for the operations of the permission matrix; super users only. */
export const resourceOperation = resource('resource/operation', {
  create: creates(
    onlySuper,
    z.strictObject({ resourceId: id, code: rightsPart, ...shapeOf(placeInMatrixFields) }),
    ['NOT_FOUND', 'CODE_TAKEN', 'RESOURCE_UNKNOWN'],
    '补上一个操作；代号须是接口用到的',
  ),
  queryList: lists(onlySuper, operationRow, { resourceId: id, keyword: shortText }, '操作列表，按功能和排序'),
  update: changes(onlySuper, changesOf(placeInMatrixFields), [], '修改操作的名称和排序'),
  delete: removes(onlySuper, ['RESOURCE_LIVE'], '删除已没有接口用到的操作'),
});
