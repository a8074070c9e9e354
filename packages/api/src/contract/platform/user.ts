import * as z from 'zod/mini';
import { userColumns } from '../../domain/tables/userColumns.ts';
import { plainAccount } from '../../domain/typedText.ts';
import { userFields } from '../../domain/userFields.ts';
import { USER_STATUS } from '../../domain/userStatus.ts';
import { call, resource } from '../call.ts';
import { newPassword, password } from '../people/proofs.ts';
import { shapeOf } from '../inputOf.ts';
import { changes, creates, lists, removes, sets, shows } from '../kinds.ts';
import { done, id, instant, seen, shortText } from '../shared.ts';

const account = z
  .string()
  .check(z.overwrite(plainAccount), z.regex(/^[a-z][a-z0-9._-]{2,39}$/, '以字母开头，共 3 到 40 个字母、数字或 . _ -'));
const { name, isSuper } = shapeOf(userFields);
const roleIds = z.array(id).check(z.maxLength(50, '角色最多 50 个'));
const status = z.enum(USER_STATUS.values);

/** Who works in the back office of the platform. */
export const userRow = z.object({
  id,
  account: z.string(),
  name: z.string(),
  isSuper: z.boolean(),
  roles: z.array(z.object({ id, name: z.string() })),
  mustChangePwd: z.boolean(),
  status,
  /** Of the living sessions; null when there is none. */
  lastSeenAt: z.nullable(instant),
  version: z.int(),
  createdAt: instant,
});
const withPassword = z.object({
  id,
  /** Made by the server, told this once and kept nowhere. */
  password: z.string(),
});

const onlySuper = { bms: ['superUser'] } as const;

export const user = resource('user', {
  create: {
    ...creates(
      onlySuper,
      z.strictObject({ account, name, isSuper, roleIds }),
      ['ACCOUNT_TAKEN', 'ROLE_UNKNOWN'],
      '新建管理账号，返回一次性显示的初始密码',
    ),
    output: withPassword,
  },
  queryList: lists(onlySuper, userRow, { keyword: shortText, status, roleId: id }, '管理账号列表', userColumns),
  queryById: shows(
    onlySuper,
    z.extend(userRow, { permissions: z.array(z.string()) }),
    '一个管理账号和它现在的全部权限',
  ),
  update: changes(
    onlySuper,
    z.strictObject({ ...seen, name, status, isSuper }),
    ['OWN_ACCOUNT', 'LAST_SUPER_USER'],
    '修改管理账号的姓名、状态和是否超级管理员',
  ),
  configRoles: changes(
    onlySuper,
    z.strictObject({ ...seen, roleIds }),
    ['OWN_ACCOUNT', 'ROLE_UNKNOWN'],
    '设置管理账号的全部角色；本人须重新登录',
  ),
  resetPwd: {
    ...sets(onlySuper, ['OWN_ACCOUNT'], '重置密码，返回一次性显示的新密码；本人须重新登录并改密码'),
    output: withPassword,
  },
  updatePwd: call({
    methods: ['PUT'],
    mounts: { bms: ['user'] },
    quietErrors: true,
    beforeNewPwd: true,
    input: z.strictObject({ oldPassword: password, password: newPassword }),
    output: done,
    errors: ['PWD_WRONG', 'PWD_WEAK', 'LOGIN_LOCKED', 'RATE_LIMITED'],
    summary: '修改自己的密码；其他地方的登录随之失效',
  }),
  delete: removes(onlySuper, ['OWN_ACCOUNT', 'LAST_SUPER_USER'], '删除管理账号；本人立即退出'),
});
