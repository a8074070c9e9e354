import * as z from 'zod/mini';
import { call, resource } from '../call.ts';
import { done, id, idInput, instant, pageKeys, pageOf, shortText } from '../shared.ts';

export const permission = z.string().check(z.regex(/^[A-Za-z0-9/]{1,64}:[A-Za-z0-9/]{1,64}$/, '权限写法：资源:操作'));
export const rightsCode = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9.-]{1,39}$/, '以小写字母开头，共 2 到 40 个字母、数字、点或横线'));
export const rightsName = z.string().check(z.trim(), z.minLength(1, '请填写名称'), z.maxLength(40, '名称最多 40 个字'));
const note = z.nullable(z.string().check(z.trim(), z.maxLength(200, '说明最多 200 个字')));

/** A named set of permissions that back-office users are given. */
export const roleRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  note: z.nullable(z.string()),
  permissions: z.array(z.string()),
  userCount: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});

const onlySuper = { bms: ['superUser'] } as const;

export const role = resource('role', {
  create: call({
    methods: ['POST'],
    mounts: onlySuper,
    input: z.strictObject({ code: rightsCode, name: rightsName, note }),
    output: done,
    errors: ['CODE_TAKEN'],
    summary: '新建角色，还没有任何权限',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: onlySuper,
    list: true,
    input: z.strictObject({ ...pageKeys, keyword: z.optional(shortText) }),
    output: pageOf(roleRow),
    errors: ['VALIDATION'],
    summary: '角色列表，带权限和使用人数',
  }),
  update: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({ id, version: z.int(), name: rightsName, note }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED'],
    summary: '修改角色的名称和说明',
  }),
  configPerms: call({
    methods: ['PUT'],
    mounts: onlySuper,
    input: z.strictObject({
      id,
      version: z.int(),
      /** The whole set afterwards. */
      permissions: z.array(permission).check(z.maxLength(2_000)),
    }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'PERMISSION_UNKNOWN'],
    summary: '设置角色的全部权限；用这个角色的人须重新登录',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: onlySuper,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '删除角色；用这个角色的人失去它并须重新登录',
  }),
});
