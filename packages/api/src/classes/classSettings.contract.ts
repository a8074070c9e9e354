import * as z from 'zod/mini';
import { GRADE_LIMITS } from './classRules.ts';
import { asOneLine, id, instant } from '../kit/contract/shared.ts';

const {
  titleMax,
  introMax,
  notesMax,
  teachersMax,
  assistantsMax,
  capacityMax,
  groupsMax,
  groupNameMax,
  sortMax,
  priceFenMax,
} = GRADE_LIMITS;

/** Weights of the parts of the term score. */
export const classWeights = z
  .strictObject({
    homework: z.int().check(z.minimum(0), z.maximum(100)),
    exam: z.int().check(z.minimum(0), z.maximum(100)),
    chapter: z.int().check(z.minimum(0), z.maximum(100)),
  })
  .check(z.refine(({ homework, exam, chapter }) => homework + exam + chapter === 100, '三项权重之和应为 100'));
const level = z.int().check(z.minimum(1), z.maximum(100));
/** Minimum scores of the levels. */
export const classLevels = z
  .strictObject({ excellent: level, good: level, pass: level })
  .check(
    z.refine(({ excellent, good, pass }) => excellent > good && good > pass, '等级分数应从高到低：优秀、良好、合格'),
  );

/** Title of a class in an input. */
export const classTitle = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写班级名称'), z.maxLength(titleMax, `班级名称最多 ${titleMax} 字`));
const groupName = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写分组名称'), z.maxLength(groupNameMax, `分组名称最多 ${groupNameMax} 字`));

/** Class settings. On create, missing ones come from the copied class or from defaults. */
export const classSettings = {
  cover: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  intro: z.optional(z.string().check(z.trim(), z.maxLength(introMax, `简介最多 ${introMax} 字`))),
  notes: z.optional(z.string().check(z.maxLength(notesMax, `须知最多 ${notesMax} 字`))),
  teacherIds: z.optional(
    z.array(id).check(z.minLength(1, '请选择老师'), z.maxLength(teachersMax, `一个班级最多 ${teachersMax} 位老师`)),
  ),
  /** They work in the class like its teachers, but decide nothing about the class itself. */
  assistantIds: z.optional(z.array(id).check(z.maxLength(assistantsMax, `一个班级最多 ${assistantsMax} 位助教`))),
  courseId: z.optional(z.nullable(id)),
  enrollStartAt: z.optional(instant),
  enrollEndAt: z.optional(instant),
  startAt: z.optional(instant),
  endAt: z.optional(instant),
  capacity: z.optional(
    z.nullable(
      z.int().check(z.minimum(1, '人数上限至少 1 人'), z.maximum(capacityMax, `人数上限最多 ${capacityMax} 人`)),
    ),
  ),
  waitlist: z.optional(z.boolean()),
  priceFen: z.optional(z.int().check(z.minimum(0), z.maximum(priceFenMax))),
  isPublic: z.optional(z.boolean()),
  sort: z.optional(z.int().check(z.minimum(0), z.maximum(sortMax))),
  /** A group without id is created; a missing group is deleted. */
  groups: z.optional(
    z
      .array(z.strictObject({ id: z.optional(id), name: groupName }))
      .check(z.maxLength(groupsMax, `一个班级最多 ${groupsMax} 个分组`)),
  ),
  /** Whether students can join by code; switching it on again creates a new code. */
  joinByCode: z.optional(z.boolean()),
  weights: z.optional(classWeights),
  levels: z.optional(classLevels),
};
