import * as z from 'zod/mini';
import { call, resource } from '../call.ts';
import { asOneLine, done, id, idInput, instant, pageKeys, pageOf, shortText } from '../shared.ts';

const groupName = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写分组名称'), z.maxLength(30, '分组名称最多 30 个字'));
const note = z.nullable(z.string().check(z.trim(), z.maxLength(200, '说明最多 200 个字')));

export const teacherGroupRow = z.object({
  id,
  name: z.string(),
  note: z.nullable(z.string()),
  teacherId: id,
  teacherName: z.string(),
  studentCount: z.int(),
  version: z.int(),
  createdAt: instant,
});

const staff = ['teacher', 'orgManager', 'backOffice'] as const;
const both = { '': staff, edms: staff } as const;

export const teacherGroup = resource('teacherGroup', {
  create: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({
      name: groupName,
      note,
      /** Whose group it is: a teacher's own without it. */
      teacherId: z.optional(id),
      orgId: z.optional(id),
    }),
    output: done,
    errors: ['NOT_FOUND', 'GROUP_NAME_TAKEN'],
    summary: '新建分组',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: both,
    quietErrors: true,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '删除分组；学生不受影响，只是不再属于这个分组',
  }),
  update: call({
    methods: ['PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ id, version: z.int(), name: groupName, note }),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'GROUP_NAME_TAKEN'],
    summary: '修改分组的名称和说明',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: both,
    input: idInput,
    output: teacherGroupRow,
    errors: ['NOT_FOUND'],
    summary: '一个分组',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: both,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      orgId: z.optional(id),
      teacherId: z.optional(id),
      keyword: z.optional(shortText),
    }),
    output: pageOf(teacherGroupRow),
    errors: ['VALIDATION'],
    summary: '分组列表：老师看自己的，管理员看本校的',
  }),
  querySimpleList: call({
    methods: ['POST'],
    mounts: both,
    list: true,
    input: z.strictObject({ ...pageKeys, orgId: z.optional(id), teacherId: z.optional(id) }),
    output: pageOf(z.object({ id, name: z.string(), teacherId: id })),
    errors: ['VALIDATION'],
    summary: '分组列表：只有名称',
  }),
});
