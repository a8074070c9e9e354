import * as z from 'zod/mini';
import { CONTROL_TARGET } from './classMembers.ts';
import { GRADE_LIMITS } from './classRules.ts';
import { controlColumns } from './controlColumns.ts';
import { call } from '../kit/contract/call.ts';
import { SHEET_ERRORS } from '../kit/contract/kinds.ts';
import { sheetOf } from '../kit/contract/sheetOf.ts';
import { id, instant, pageKeys, pageOf, shortText } from '../kit/contract/shared.ts';

const { controlsMax } = GRADE_LIMITS;
const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;

const controlFields = {
  groupId: z.nullable(id),
  targetType: z.enum(CONTROL_TARGET.values),
  targetId: id,
  visible: z.boolean(),
  openAt: z.nullable(instant),
  dueAt: z.nullable(instant),
  lateUntilAt: z.nullable(instant),
};

/** One target in a class's schedule, for all students or a group. */
export const gradeControlRow = z.object({
  id,
  ...controlFields,
  groupName: z.nullable(z.string()),
  /** Null when the target no longer exists. */
  targetTitle: z.nullable(z.string()),
  /** End of an exam; null for targets without an end. */
  endAt: z.nullable(instant),
  /** When the target itself opens, where the class has no time of its own; only of exams and homework. */
  ownOpenAt: z.nullable(instant),
  /** When the target itself ends or is due, where the class has no time of its own; only of exams and homework. */
  ownDueAt: z.nullable(instant),
  /** Until when the homework itself takes late work, where the class has no time of its own. */
  ownLateUntilAt: z.nullable(instant),
});

/** Row of `grade/controls/queryList`, for staff of the class: which target students see, and from when to when. */
export type GradeControl = z.output<typeof gradeControlRow>;

const controlInput = z.strictObject({
  groupId: z.optional(z.nullable(id)),
  targetType: controlFields.targetType,
  targetId: id,
  /** Null deletes the row: the target follows its own settings again. */
  visible: z.nullable(z.boolean()),
  openAt: z.optional(z.nullable(instant)),
  dueAt: z.optional(z.nullable(instant)),
  lateUntilAt: z.optional(z.nullable(instant)),
  /** True shows a solution although others are still doing its homework. */
  evenEarly: z.optional(z.boolean()),
});

/** Schedule of a class: its targets, groups and times. */
export const gradeControls = {
  'controls/queryList': call({
    methods: ['POST'],
    mounts: { '': ['member'], ...staff, oj: ['member'] },
    list: true,
    input: z.strictObject({
      ...pageKeys,
      gradeId: id,
      targetType: z.optional(z.enum(CONTROL_TARGET.values)),
      targetId: z.optional(id),
      groupId: z.optional(id),
      keyword: z.optional(shortText),
    }),
    output: pageOf(gradeControlRow),
    sheet: sheetOf(gradeControlRow, controlColumns),
    errors: [...SHEET_ERRORS, 'NOT_FOUND', 'VALIDATION'],
    summary: '班级的安排：学生只看到对自己开放的',
  }),
  'controls/update': call({
    methods: ['PUT'],
    mounts: { '': ['teacher'], ...staff },
    quietErrors: true,
    input: z.strictObject({
      gradeId: id,
      rows: z
        .array(controlInput)
        .check(z.minLength(1, '没有要改的安排'), z.maxLength(controlsMax, `一次最多 ${controlsMax} 条`)),
    }),
    output: z.object({ id, changed: z.int(), enrolled: z.int() }),
    errors: ['NOT_FOUND', 'GRADE_STATE', 'HAS_ANSWERS', 'SOLUTION_EARLY', 'VALIDATION'],
    summary: '设置班级的安排：课程单元、考试、作业和答案解析，按班级或分组',
  }),
} as const;
