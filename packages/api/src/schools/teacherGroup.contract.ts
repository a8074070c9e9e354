import * as z from 'zod/mini';
import { groupFields } from '../accounts/memberForms.ts';
import { resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, lists, removes, shows } from '../kit/contract/kinds.ts';
import { id, instant, versionRead, shortText } from '../kit/contract/shared.ts';

const { name, note } = shapeOf(groupFields);

/** A teacher's group of students. */
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

/** Row of `teacherGroup/queryList` and `queryById`; `studentCount` counts current students only. */
export type TeacherGroup = z.output<typeof teacherGroupRow>;

const staff = ['teacher', 'orgManager', 'backOffice'] as const;
const both = { '': staff, edms: staff } as const;

const filters = { orgId: id, teacherId: id };
const simpleRow = z.object({ id, name: z.string(), teacherId: id });

/** Calls for teachers' groups of students. */
export const teacherGroup = resource('teacherGroup', {
  create: {
    ...creates(
      both,
      z.strictObject({
        name,
        note,
        /** Teacher of the group; default for teachers is the caller. */
        teacherId: z.optional(id),
        orgId: z.optional(id),
      }),
      ['NOT_FOUND', 'GROUP_NAME_TAKEN'],
      '新建分组',
    ),
    quietErrors: true,
  },
  delete: { ...removes(both, [], '删除分组；学生不受影响，只是不再属于这个分组'), quietErrors: true },
  update: {
    ...changes(both, z.strictObject({ ...versionRead, name, note }), ['GROUP_NAME_TAKEN'], '修改分组的名称和说明'),
    quietErrors: true,
  },
  queryById: shows(both, teacherGroupRow, '一个分组'),
  queryList: lists(both, teacherGroupRow, { ...filters, keyword: shortText }, '分组列表：老师看自己的，管理员看本校的'),
  querySimpleList: lists(both, simpleRow, filters, '分组列表：只有名称'),
});
