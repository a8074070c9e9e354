import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../../domain/passwords.ts';
import { plainAccount } from '../../domain/typedText.ts';
import { USER_STATUS_VALUES } from '../../domain/userStatus.ts';
import { call, resource } from '../call.ts';
import { asOneLine, done, id, idInput, instant, pageKeys, pageOf, shortText } from '../shared.ts';

const account = z
  .string()
  .check(z.overwrite(plainAccount), z.regex(/^[a-z][a-z0-9._-]{2,39}$/, '以字母开头，共 3 到 40 个字母、数字或 . _ -'));
const name = z.string().check(asOneLine(), z.minLength(1, '请填写姓名'), z.maxLength(40, '姓名最多 40 个字'));
const roleIds = z.array(id).check(z.maxLength(50, '角色最多 50 个'));
const status = z.enum(USER_STATUS_VALUES);
const password = z.string().check(z.minLength(1, '请输入密码'), z.maxLength(PASSWORD_MAX_LENGTH, '密码太长'));

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
  create: call({
    methods: ['POST'],
    mounts: onlySuper,
    input: z.strictObject({ account, name, isSuper: z.boolean(), roleIds }),
    output: withPassword,
    errors: ['ACCOUNT_TAKEN', 'ROLE_UNKNOWN'],
    summary: '新建后台账号，返回一次性显示的初始密码',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: onlySuper,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      keyword: z.optional(shortText),
      status: z.optional(status),
      roleId: z.optional(id),
    }),
    output: pageOf(userRow),
    errors: ['VALIDATION'],
    summary: '后台账号列表',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: onlySuper,
    input: idInput,
    output: z.extend(userRow, { permissions: z.array(z.string()) }),
    errors: ['NOT_FOUND'],
    summary: '一个后台账号和它现在的全部权限',
  }),
  update: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({ id, version: z.int(), name, status, isSuper: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'OWN_ACCOUNT', 'LAST_SUPER_USER'],
    summary: '修改后台账号的姓名、状态和是否超级管理员',
  }),
  configRoles: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({ id, version: z.int(), roleIds }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'OWN_ACCOUNT', 'ROLE_UNKNOWN'],
    summary: '设置后台账号的全部角色；本人须重新登录',
  }),
  resetPwd: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: idInput,
    output: withPassword,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
    summary: '重置密码，返回一次性显示的新密码；本人须重新登录并改密码',
  }),
  updatePwd: call({
    methods: ['PUT'],
    mounts: { bms: ['user'] },
    quietErrors: true,
    beforeNewPwd: true,
    input: z.strictObject({ oldPassword: password, password }),
    output: done,
    errors: ['PWD_WRONG', 'PWD_WEAK', 'LOGIN_LOCKED', 'RATE_LIMITED'],
    summary: '修改自己的密码；其他地方的登录随之失效',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: onlySuper,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_SUPER_USER'],
    summary: '删除后台账号；本人立即退出',
  }),
});
