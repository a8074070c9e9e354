import * as z from 'zod/mini';
import { DIFFICULTY } from '../questions/difficulty.ts';
import { PAPER_FILE, PAPER_LIMITS, PAPER_NOTE } from './paperRules.ts';
import { PAPER_TEMPLATE } from '../questions/paperTemplates.ts';
import { BANK, CHECK_STATE, QUESTION } from '../questions/bank.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { paperColumns } from './paperColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changes, creates, lists, removes, shows } from '../kit/contract/kinds.ts';
import { asOneLine, id, instant, points, versionRead, shortText } from '../kit/contract/shared.ts';
import { blankRule } from '../questions/answers.contract.ts';
import { roomSection } from '../questions/roomQuestion.contract.ts';
import { examPaperCard, feedback } from './paperCard.contract.ts';

const { titleMax, durationMinMax, sectionsMax, sectionNameMax, questionsMax, pointsMax, noteMax } = PAPER_LIMITS;
const template = z.enum(PAPER_TEMPLATE.values);
const status = z.enum(QUESTION.values);
const bank = z.enum(BANK.values);
const version = z.int();
const scorePolicy = z.enum(['best', 'last']);
const shuffle = z.strictObject({ section: z.boolean(), question: z.boolean(), option: z.boolean() });

/** A paper in a list; null fields are for those who work with papers. */
export const paperRow = z.object({
  id,
  title: z.string(),
  template,
  questionCount: z.int(),
  totalPoints: points,
  durationMin: z.int(),
  status: z.nullable(status),
  bank: z.nullable(bank),
  /** Name of the owner, a teacher or a school; null for the platform. */
  ownerName: z.nullable(z.string()),
  isShared: z.nullable(z.boolean()),
  /** Whether a student has begun the paper; then it never changes again. */
  isFrozen: z.nullable(z.boolean()),
  /** Number of exams that use the paper. */
  usedCount: z.nullable(z.int()),
  version: z.nullable(version),
  updatedAt: z.nullable(instant),
});

/** Row of `examPaper/queryList`. Points are in hundredths, `durationMin` in minutes. */
export type PaperListRow = z.output<typeof paperRow>;

/** A hint to authors before they use a paper; it never prevents anything. */
export const paperNote = z.object({
  kind: z.enum(PAPER_NOTE.values),
  /** Number of the question; null for a note about a section or the whole paper. */
  no: z.nullable(z.int()),
  text: z.string(),
});

const paperStaff = z.object({
  version,
  status,
  bank,
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  /** Why the school returned the paper. */
  note: z.nullable(z.string()),
  isShared: z.boolean(),
  isFrozen: z.boolean(),
  usedCount: z.int(),
  passPoints: z.nullable(points),
  shuffle,
  mayWrite: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  notes: z.array(paperNote),
});

/** A single paper. */
export const paperDetail = z.extend(examPaperCard, { staff: z.nullable(paperStaff) });

/** Reply of `examPaper/queryById`: the card of the paper, with `staff` for authors and null for students. */
export type PaperDetail = z.output<typeof paperDetail>;

/** Additional data of a question for authors; `questionVersionId` is the question's id in the room. */
export const paperQuestion = z.object({
  questionVersionId: id,
  questionId: id,
  title: z.string(),
  difficulty: z.enum(DIFFICULTY.values),
  /** Ids of knowledge points. */
  knowledge: z.array(z.string()),
  tags: z.array(z.string()),
  status,
  /** Check state of the version in the paper, while it may change. */
  check: z.enum(CHECK_STATE.values),
  isOpen: z.boolean(),
  /** A newer version that the paper may still take. */
  newVersionId: z.nullable(id),
  /** Keys of others' questions are withheld while a published exam that has not ended uses them. */
  isWithheld: z.boolean(),
  rightAnswer: z.nullable(z.object({ kind: z.literal('choice'), optionIds: z.array(z.string()) })),
  /** The accepted texts of each blank, or the right option of each part. */
  acceptedTexts: z.nullable(z.array(z.array(z.string()))),
  blankRule: z.optional(blankRule),
  analysisHtml: z.nullable(z.string()),
});

/** Row of `PaperSections.staff.questions`; keys and analyses are null while withheld. */
export type PaperQuestion = z.output<typeof paperQuestion>;

/** A paper with its questions. */
export const paperSections = z.object({
  examPaperId: id,
  title: z.string(),
  sections: z.array(roomSection),
  /** Data for staff, with the questions in the order of the paper; null for students. */
  staff: z.nullable(z.object({ version, isFrozen: z.boolean(), questions: z.array(paperQuestion) })),
});

/** Reply of `examPaper/queryQuestionList`; `examPaper/queryQuestionListByExam` has one per paper. */
export type PaperSections = z.output<typeof paperSections>;

const readers = {
  '': ['member'],
  oj: ['member'],
  edms: ['orgManager', 'teacher'],
  bms: ['backOffice'],
} as const;
const writers = {
  '': ['teacher'],
  oj: ['nobody'],
  edms: ['orgManager', 'teacher'],
  bms: ['backOffice'],
} as const;

const title = z
  .string()
  .check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(titleMax, `标题最多 ${titleMax} 字`));
const settings = {
  durationMin: z.optional(
    z.int().check(z.minimum(1, '时长至少 1 分钟'), z.maximum(durationMinMax, `时长最多 ${durationMinMax} 分钟`)),
  ),
  /** Points needed to pass; null: nobody fails. */
  passPoints: z.optional(z.nullable(points.check(z.maximum(pointsMax)))),
  feedback: z.optional(feedback),
  scorePolicy: z.optional(scorePolicy),
  shuffle: z.optional(shuffle),
};

const item = z.strictObject({
  questionId: id,
  /** The version in the paper, or the current one. Default for a new question: the current one. */
  versionId: z.optional(id),
  /** Default: the points of the blueprint, or the sum of the parts. */
  points: z.optional(z.int().check(z.minimum(1, '分值应大于 0'), z.maximum(pointsMax, '分值太大'))),
});
const section = z.strictObject({
  name: z
    .string()
    .check(
      asOneLine(),
      z.minLength(1, '请填写这一节的名称'),
      z.maxLength(sectionNameMax, `名称最多 ${sectionNameMax} 字`),
    ),
  /** null: questions of any type in any order; only in papers without a blueprint. */
  type: z.nullable(z.enum(QUESTION_TYPES)),
  items: z.array(item).check(z.maxLength(questionsMax, `一份试卷最多 ${questionsMax} 道题`)),
});

const sections = z.array(section).check(
  z.maxLength(sectionsMax, `一份试卷最多 ${sectionsMax} 节`),
  z.refine((all) => all.flatMap(({ items }) => items).length <= questionsMax, `一份试卷最多 ${questionsMax} 道题`),
);

const filters = {
  keyword: shortText,
  template,
  status,
  bank,
  isShared: z.boolean(),
  isFrozen: z.boolean(),
};

/**
 * Papers. Authors see the papers of their banks with keys. A student sees a paper as in their latest attempt: while it
 * runs and once answers may be seen, but never with keys.
 */
export const examPaper = resource('examPaper', {
  create: {
    ...creates(
      writers,
      z
        .strictObject({
          title: z.optional(title),
          template: z.optional(template),
          ...settings,
          bank: z.optional(bank),
          /** Copies questions and settings of another paper, frozen or not. */
          copyOf: z.optional(id),
        })
        .check(
          z.refine(
            ({ title: given, template: like, copyOf }) =>
              copyOf !== undefined || (given !== undefined && like !== undefined),
            '请填写标题并选择模板',
          ),
        ),
      ['NOT_FOUND', 'FORBIDDEN'],
      '新建试卷，先是草稿；可以复制一份已有的',
    ),
    output: z.object({ id, version }),
  },
  update: {
    ...changes(
      writers,
      z.strictObject({
        ...versionRead,
        title: z.optional(title),
        template: z.optional(template),
        ...settings,
        isShared: z.optional(z.boolean()),
        /**
         * Set by a teacher to offer the paper to the school, or by a school to take over that of a teacher who has
         * left.
         */
        bank: z.optional(z.literal('org')),
        status: z.optional(status),
        /** Explanation when the school returns an offered paper. */
        note: z.optional(z.string().check(z.trim(), z.maxLength(noteMax, `说明最多 ${noteMax} 字`))),
      }),
      [
        'CONTENT_FOREIGN',
        'CONTENT_STATE',
        'PAPER_FROZEN',
        'PAPER_POINTS',
        'PAPER_QUESTION',
        'QUESTION_IN_EXAM',
        'FORBIDDEN',
      ],
      '修改试卷的设置或状态；有人开始作答后设置不再变',
    ),
    output: z.object({ id, version }),
  },
  delete: removes(writers, ['CONTENT_FOREIGN', 'CONTENT_USED'], '删除没有被使用的试卷'),
  updateQuestions: {
    ...changes(
      writers,
      z.strictObject({
        ...versionRead,
        sections,
      }),
      ['CONTENT_FOREIGN', 'CONTENT_STATE', 'PAPER_FROZEN', 'PAPER_DUPLICATE', 'PAPER_QUESTION', 'PAPER_POINTS'],
      '换上一份试卷的全部题目',
    ),
    output: z.object({ id, version }),
  },
  queryById: shows(readers, paperDetail, '一份试卷的结构；出题人还看到设置和提醒'),
  queryList: lists(readers, paperRow, filters, '试卷列表：自己能用的；学生只有自己考过的', paperColumns),
  querySimpleList: lists(
    readers,
    z.object({ id, title: z.string(), template, totalPoints: points, durationMin: z.int() }),
    { keyword: shortText, template },
    '可用的试卷，供选择；学生只有自己考过的',
  ),
  queryQuestionList: call({
    methods: ['POST'],
    mounts: readers,
    input: z.strictObject({ examPaperId: id }),
    output: paperSections,
    errors: ['NOT_FOUND'],
    summary: '一份试卷的题目：出题人看全部和答案；学生在作答中或公布后可见，不含答案',
  }),
  queryQuestionListByExam: call({
    methods: ['POST'],
    mounts: readers,
    input: z.strictObject({ examId: id }),
    output: z.object({ content: z.array(paperSections) }),
    errors: ['NOT_FOUND'],
    summary: '一场考试各份试卷的题目',
  }),
  exportPaper: call({
    methods: ['GET'],
    mounts: { '': ['teacher'], edms: ['orgManager', 'teacher'], bms: ['backOffice'] },
    download: true,
    input: z.strictObject({ id, as: z.enum(PAPER_FILE.values) }),
    output: z.any(),
    errors: ['NOT_FOUND', 'QUESTION_IN_EXAM'],
    summary: '导出试卷和答案：Word 或 Excel，可以再导入',
  }),
});
