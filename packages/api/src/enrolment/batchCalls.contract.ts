import * as z from 'zod/mini';
import { BATCH_GROUP, BATCH_LIMITS, TAG_MATCH } from './enrolments.ts';
import { call } from '../kit/contract/call.ts';
import { mobile } from '../accounts/proofs.contract.ts';
import { asOneLine, id } from '../kit/contract/shared.ts';

const { named, found } = BATCH_LIMITS;

/** Result of adding a list of students; `problems` lists the lines that got no place. */
export const batchReport = z.object({
  enrolled: z.int(),
  waiting: z.int(),
  /** Students who had a place before. Only dates in the call change for them. */
  had: z.int(),
  problems: z.array(z.object({ line: z.int(), text: z.string(), reason: z.string() })),
});

const common = {
  /** `check` reports what `apply` would do and changes nothing. */
  mode: z.enum(['check', 'apply']),
  /** For a check: seats that earlier parts of the same list would take. */
  seatsBefore: z.optional(z.int().check(z.minimum(0), z.maximum(found))),
  /** Lets managers and the office add students when no seat is free. */
  overCapacity: z.optional(z.boolean()),
};

const name = z.string().check(asOneLine(), z.maxLength(40));
const errors = ['NOT_FOUND', 'FORBIDDEN', 'VALIDATION', 'ENROLL_CLOSED'] as const;
const staff = { bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const school = { bms: ['backOffice'], edms: ['orgManager'] } as const;

/** Groups and classes whose students are added as a whole. */
export const batchGroups = z.array(
  z.strictObject({
    kind: z.enum(BATCH_GROUP.values),
    id: z.string().check(z.maxLength(64)),
  }),
);

const ids = z.array(id).check(z.minLength(1, '请先选人'), z.maxLength(named, `一次最多 ${named} 人，请分几次添加`));

/**
 * Calls with which staff add students, in four ways. They ignore enrolment times and prices, but not seats.
 *
 * @param target input fields that name the exam, class or homework, and further fields of its places
 */
export const batchCalls = <const Target extends Readonly<Record<string, z.ZodMiniType>>>(target: Target) => ({
  batchEnroll: call({
    methods: ['POST'],
    mounts: staff,
    input: z.strictObject({ ...target, ...common, memberIds: ids }),
    output: batchReport,
    errors,
    summary: `按学生添加，一次最多 ${named} 人；先 check 再 apply`,
  }),
  batchEnrollByMobile: call({
    methods: ['POST'],
    mounts: staff,
    input: z.strictObject({
      ...target,
      ...common,
      /** If `name` is given it must match; `group` is the name of a group in the class to which students are added. */
      mobiles: z
        .array(z.strictObject({ mobile, name: z.optional(name), group: z.optional(name) }))
        .check(z.minLength(1, '请填写手机号'), z.maxLength(named, `一次最多 ${named} 个，请分几次添加`)),
    }),
    output: batchReport,
    errors,
    summary: `按手机号添加，一次最多 ${named} 个；不认识的和不归自己管的一样答「没有这个学生」`,
  }),
  batchEnrollByTags: call({
    methods: ['POST'],
    mounts: school,
    input: z.strictObject({
      ...target,
      ...common,
      tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(20))).check(z.minLength(1), z.maxLength(20)),
      match: z.enum(TAG_MATCH.values),
    }),
    output: batchReport,
    errors,
    summary: `按标签添加，最多 ${found} 人`,
  }),
  batchEnrollByGroups: call({
    methods: ['POST'],
    mounts: staff,
    input: z.strictObject({
      ...target,
      ...common,
      groups: batchGroups.check(z.minLength(1, '请选择分组或班级'), z.maxLength(50)),
    }),
    output: batchReport,
    errors,
    summary: `按老师的分组、班级或班级小组添加，最多 ${found} 人`,
  }),
});
