import * as z from 'zod/mini';
import { call } from '../kit/contract/call.ts';
import { day, id, instant, requestId } from '../kit/contract/shared.ts';
import { classSettings, classTitle } from './classSettings.contract.ts';
import { CONTROL_TARGET } from './classMembers.ts';
import { GRADE_LIMITS } from './classRules.ts';
import { PLAN_OUTCOME } from './nextTerm.ts';

const { controlsMax, capacityMax } = GRADE_LIMITS;
const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;

/** Ten years: dates stay within those that the database knows. */
const DAYS_MAX = 3_660;

const shift = z.union(
  [
    z.strictObject({
      days: z.int().check(z.minimum(-DAYS_MAX, '最多移动十年'), z.maximum(DAYS_MAX, '最多移动十年')),
    }),
    /** The day on which the first day of the class falls in the copy. */
    z.strictObject({ firstDay: day }),
  ],
  '请填写第一天',
);

const plan = {
  shift,
  /** Rows of the plan to copy; all of them without it. */
  controlIds: z.optional(
    z.array(id).check(z.minLength(1, '请选择要复制的安排'), z.maxLength(controlsMax, `一次最多 ${controlsMax} 条`)),
  ),
};

const dates = { openAt: z.nullable(instant), dueAt: z.nullable(instant) };

/** One row of a plan, and what becomes of it in the other class. */
export const planLine = z.object({
  /** Id of the row in the class that the plan comes from. */
  id,
  targetType: z.enum(CONTROL_TARGET.values),
  /** Null when the target no longer exists. */
  targetTitle: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  outcome: z.enum(PLAN_OUTCOME.values),
  /** Why the row is left behind; null for others. */
  reason: z.nullable(z.string()),
  before: z.object(dates),
  /** Dates in the other class; those of an exam do not move. */
  after: z.object(dates),
});

/** Row of the preview of `grade/copyPlan` and `grade/promote`. */
export type PlanLine = z.output<typeof planLine>;

const mode = z.enum(['check', 'apply']);
const WRONG_DATES = '班级的结束时间应晚于开始时间';

/** Ours: what a school does between two terms. */
export const nextTerm = {
  copyPlan: call({
    methods: ['POST'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject({ fromGradeId: id, toGradeId: id, ...plan, mode }),
    output: z.object({
      /** Days by which the dates move. */
      days: z.int(),
      lines: z.array(planLine),
      /** Homework copies that were made, and places in exams that were given. */
      homework: z.int(),
      enrolled: z.int(),
    }),
    errors: ['NOT_FOUND', 'GRADE_STATE', 'PUBLISH_INCOMPLETE', 'VALIDATION'],
    summary: '把一个班级的课表与内容复制到另一个班级，日期一起移动；作业复制成新的一份，已经有的不再复制',
  }),
  promote: call({
    methods: ['POST'],
    mounts: staff,
    quietErrors: true,
    input: z
      .strictObject({
        id,
        requestId,
        mode,
        title: classTitle,
        startAt: instant,
        endAt: instant,
        /** Those of the class without it. */
        teacherIds: classSettings.teacherIds,
        assistantIds: classSettings.assistantIds,
        capacity: classSettings.capacity,
        /** Students who go on; all of them without it. */
        memberIds: z.optional(z.array(id).check(z.maxLength(capacityMax, `一个班级最多 ${capacityMax} 人`))),
        /** Null copies nothing of the plan. */
        plan: z.nullable(z.strictObject(plan)),
        /** False keeps the new class as a draft. */
        publish: z.boolean(),
      })
      .check(
        z.refine(({ startAt, endAt }) => Date.parse(startAt) < Date.parse(endAt), {
          path: ['endAt'],
          error: WRONG_DATES,
        }),
      ),
    output: z.object({
      /** The new class; null for a check. */
      id: z.nullable(id),
      /** Students who go on. */
      students: z.int(),
      /** Students who were chosen but cannot go on. */
      problems: z.array(z.object({ memberId: id, name: z.string(), reason: z.string() })),
      /** Rows of the new plan. */
      rows: z.int(),
      /** Preview of the plan; empty for a class that was made. */
      lines: z.array(planLine),
    }),
    errors: [
      'NOT_FOUND',
      'GRADE_STATE',
      'GRADE_PROMOTED',
      'TEACHER_UNFIT',
      'ASSISTANT_UNFIT',
      'ASSISTANT_MAY_NOT',
      'TARGET_FULL',
      'PUBLISH_INCOMPLETE',
      'IDEMPOTENT_OTHER',
      'VALIDATION',
    ],
    summary: '升班：建下学期的班级，带上选好的学生、分组、老师和课表与内容；要么全部做到，要么什么都不改',
  }),
} as const;
