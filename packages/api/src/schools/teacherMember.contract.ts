import * as z from 'zod/mini';
import { teacherMemberColumns } from './teacherMemberColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changes, lists } from '../kit/contract/kinds.ts';
import { done, id, instant, versionRead, shortText } from '../kit/contract/shared.ts';

/** A teacher with one of their students (`memberTeacher`). */
export const teacherMemberRow = z.object({
  id,
  memberId: id,
  /** Full name for the school; masked for operators, who can open a single member. */
  shownName: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  teacherId: id,
  teacherName: z.string(),
  groups: z.array(z.object({ id, name: z.string() })),
  status: z.enum(['active', 'ended']),
  since: instant,
  version: z.int(),
});

/** Row of `teacherMember/queryList`; a link that is over stays in the list as `ended`. */
export type TeacherMember = z.output<typeof teacherMemberRow>;

const ids = z.array(id).check(z.minLength(1, '请先选择学生'), z.maxLength(500, '一次最多 500 人'));
const groupIds = z.array(id).check(z.maxLength(20, '一个学生最多 20 个分组'));
const teacherId = z.optional(id);
const orgId = z.optional(id);
const changed = z.object({ count: z.int() });

const staff = ['teacher', 'orgManager', 'backOffice'] as const;
const both = { '': staff, edms: staff } as const;

const filters = {
  orgId: id,
  teacherId: id,
  groupId: id,
  /** Only students in no group. */
  ungrouped: z.boolean(),
  className: shortText,
  keyword: shortText,
  status: z.enum(['active', 'ended']),
};

/** Calls that assign students to teachers and groups. */
export const teacherMember = resource('teacherMember', {
  addToGroup: call({
    methods: ['POST', 'PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ ids, groupId: id }),
    output: changed,
    errors: ['NOT_FOUND'],
    summary: '把学生加入分组；学生和分组须属于同一位老师',
  }),
  removeFromGroup: call({
    methods: ['POST', 'PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ ids, groupId: id }),
    output: changed,
    errors: ['NOT_FOUND'],
    summary: '把学生移出分组',
  }),
  setGroups: call({
    methods: ['POST', 'PUT'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ ids, groupIds }),
    output: changed,
    errors: ['NOT_FOUND'],
    summary: '设置学生的全部分组：移到另一个分组也用它',
  }),
  batchCreate: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ orgId, teacherId, memberIds: ids, groupIds: z._default(groupIds, []) }),
    output: changed,
    errors: ['NOT_FOUND'],
    summary: '把本校的学生分给一位老师，已经是的不变',
  }),
  create: call({
    methods: ['POST'],
    mounts: both,
    quietErrors: true,
    input: z.strictObject({ orgId, teacherId, memberId: id, groupIds: z._default(groupIds, []) }),
    output: done,
    errors: ['NOT_FOUND'],
    summary: '把本校的一个学生分给一位老师',
  }),
  update: {
    ...changes(
      both,
      z.strictObject({ ...versionRead, status: z.enum(['active', 'ended']) }),
      [],
      '结束或恢复师生关系；结束后老师不再看到这个学生的作答',
    ),
    quietErrors: true,
  },
  queryList: lists(
    both,
    teacherMemberRow,
    filters,
    '老师和学生：老师看自己的学生，管理员看本校的',
    teacherMemberColumns,
  ),
});
