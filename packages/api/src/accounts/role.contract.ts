import * as z from 'zod/mini';
import { roleFields } from './permissions.ts';
import { roleColumns } from './roleColumns.ts';
import { resource } from '../kit/contract/call.ts';
import { changesOf, inputOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { id, instant, versionRead, shortText } from '../kit/contract/shared.ts';

/** A permission, `resource:operation`. */
export const permission = z.string().check(z.regex(/^[A-Za-z0-9/]{1,64}:[A-Za-z0-9/]{1,64}$/, '权限的写法不正确'));

/** A named set of permissions for operators. */
export const roleRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  note: z.nullable(z.string()),
  permissions: z.array(z.string()),
  userCount: z.int(),
  /** People with this role do nothing in the office before they have a second factor. */
  requiresSecondFactor: z.boolean(),
  /** How many of its people have one. */
  secondFactorCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const onlySuper = { bms: ['superUser'] } as const;

/** Calls for roles of operators; super users only. */
export const role = resource('role', {
  create: creates(onlySuper, inputOf(roleFields), ['CODE_TAKEN'], '新建角色，还没有任何权限'),
  queryList: lists(onlySuper, roleRow, { keyword: shortText }, '角色列表，带权限和使用人数', roleColumns),
  update: changes(onlySuper, changesOf(roleFields), [], '修改角色的名称和说明'),
  configPerms: changes(
    onlySuper,
    /** The complete new set. */
    z.strictObject({ ...versionRead, permissions: z.array(permission).check(z.maxLength(2_000)) }),
    ['PERMISSION_UNKNOWN'],
    '设置角色的全部权限；用这个角色的人须重新登录',
  ),
  configSecondFactor: changes(
    onlySuper,
    z.strictObject({ ...versionRead, requiresSecondFactor: z.boolean() }),
    [],
    '角色的人登录要不要两步验证；要求以后，还没有开启的人先开启才能继续使用',
  ),
  delete: removes(onlySuper, [], '删除角色；用这个角色的人失去它并须重新登录'),
});
