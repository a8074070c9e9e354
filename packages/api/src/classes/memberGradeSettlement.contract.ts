import * as z from 'zod/mini';
import { TERM_LEVEL } from './classMembers.ts';
import { GRADE_LIMITS } from './classRules.ts';
import { FULL_PERCENT } from './percents.ts';
import { SETTLEMENT_STATUS, settlementColumns } from './settlementColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { lists } from '../kit/contract/kinds.ts';
import { id, instant, reasonText, shortText } from '../kit/contract/shared.ts';

const { commentMax, settledMax } = GRADE_LIMITS;
const percent = z.nullable(z.int());

/** A member's term report in a class; with a certificate number, also the certificate. */
export const settlementRow = z.object({
  id,
  gradeId: id,
  gradeTitle: z.string(),
  orgName: z.nullable(z.string()),
  teacherNames: z.array(z.string()),
  startAt: instant,
  endAt: instant,
  memberId: id,
  /** Full name for the school and the member; masked for operators. */
  shownName: z.string(),
  no: z.nullable(z.string()),
  /** In hundredths of a percent; null when the class had none of that part. `score` has the same unit. */
  homeworkPct: percent,
  examPct: percent,
  chapterPct: percent,
  score: z.int(),
  /** A teacher's reason for changing the computed score; only for staff. */
  scoreReason: z.nullable(z.string()),
  rank: z.nullable(z.int()),
  memberCount: z.int(),
  level: z.enum(TERM_LEVEL.values),
  lessonsDone: z.int(),
  lessonsTotal: z.int(),
  comment: z.string(),
  status: z.enum(SETTLEMENT_STATUS.values),
  certificateNo: z.nullable(z.string()),
  settledAt: z.nullable(instant),
});

/** Row of `memberGradeSettlement/queryList`. Score and parts are in hundredths of a percent: 7775 is 77.75. */
export type TermReport = z.output<typeof settlementRow>;

const staff = { edms: ['orgManager', 'teacher', 'backOffice'] } as const;
const readers = { edms: ['orgManager', 'teacher', 'backOffice', 'member'] } as const;
const ids = z.array(id).check(z.minLength(1, '请先选择学生'), z.maxLength(settledMax, `一次最多 ${settledMax} 人`));

/** Term reports of classes. */
export const memberGradeSettlement = resource('memberGradeSettlement', {
  create: call({
    methods: ['POST'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject({ gradeId: id }),
    output: z.object({ gradeId: id, count: z.int() }),
    errors: ['NOT_FOUND', 'GRADE_STATE'],
    summary: '计算一个班级的成绩单：草稿重新计算，评语保留；已发布的不变',
  }),
  update: call({
    methods: ['PUT'],
    mounts: staff,
    quietErrors: true,
    input: z
      .strictObject({
        ids,
        comment: z.optional(z.string().check(z.trim(), z.maxLength(commentMax, `评语最多 ${commentMax} 字`))),
        score: z.optional(z.int().check(z.minimum(0), z.maximum(FULL_PERCENT, '总评最高 100 分'))),
        /** Reason for a changed score, or for withdrawing the report. */
        reason: z.optional(reasonText),
        status: z.optional(z.enum(SETTLEMENT_STATUS.values)),
      })
      .check(
        z.refine(({ score, reason }) => score === undefined || reason !== undefined, '修改总评请填写原因'),
        z.refine(({ score, ids: all }) => score === undefined || all.length === 1, '总评一次只能修改一个学生的'),
        z.refine(({ status, reason }) => status !== 'draft' || reason !== undefined, '撤回成绩单请填写原因'),
      ),
    output: z.object({ count: z.int() }),
    errors: ['NOT_FOUND', 'SETTLEMENT_STATE', 'ENROLL_STATE', 'FORBIDDEN', 'VALIDATION'],
    summary: '修改评语或总评，发布成绩单；撤回由机构管理员进行',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject({ ids }),
    output: z.object({ count: z.int() }),
    errors: ['NOT_FOUND', 'SETTLEMENT_STATE'],
    summary: '删除还没有发布的成绩单',
  }),
  queryList: lists(
    readers,
    settlementRow,
    { gradeId: id, memberId: id, status: z.enum(SETTLEMENT_STATUS.values), keyword: shortText },
    '班级的成绩单；学生和家长只看到自己的、已发布的',
    settlementColumns,
  ),
});
