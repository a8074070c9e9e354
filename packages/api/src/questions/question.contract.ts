import * as z from 'zod/mini';
import { KNOWLEDGE_POINT_ID, MAX_KNOWLEDGE_POINTS } from './pointId.ts';
import { PAPER_TEMPLATE } from './paperTemplates.ts';
import { BANK_LIMITS, CASE_POLICY, PRACTICE_MODE, STANDING } from './bank.ts';
import { questionColumns } from './questionColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { lists, removes, shows } from '../kit/contract/kinds.ts';
import {
  asOneLine,
  countedToMost,
  id,
  idInput,
  pageOf,
  reasonText,
  versionRead,
  shortText,
} from '../kit/contract/shared.ts';
import { TRIAL_ERRORS, trialProgram } from '../judging/submissionViews.contract.ts';
import { errorReports } from './errorReports.contract.ts';
import { questionEvidenceCalls } from './questionEvidence.contract.ts';
import { questionHistory } from './questionHistory.contract.ts';
import { questionImports } from './questionImports.contract.ts';
import { questionSolutions, questionSource, questionTags } from './questionSource.contract.ts';
import { TAUGHT_LANGUAGE } from './pointId.ts';
import { questionDetail, questionRow, questionWords, knowledgeLevel } from './questionViews.contract.ts';

const { titleMax, pricePointsMax, drawMax, comparedMax, rowsMax } = BANK_LIMITS;
const { type, difficulty, stage, status, bank, version } = questionWords;
/** Ids of knowledge points; the first one is the primary point. */
const pointIds = z
  .array(z.string().check(z.regex(KNOWLEDGE_POINT_ID, '知识点编号不正确')))
  .check(z.maxLength(MAX_KNOWLEDGE_POINTS, `知识点最多 ${MAX_KNOWLEDGE_POINTS} 个`));

const head = {
  /** Replaces the first words of the stem. Programming tasks have their title in the source. */
  title: z.string().check(asOneLine(), z.maxLength(titleMax, `标题最多 ${titleMax} 字`)),
  points: pointIds,
  stage: z.nullable(stage),
  isShared: z.boolean(),
  isOpen: z.boolean(),
  /** Price of the solution in points; 0 is free. */
  pricePoints: z.int().check(z.minimum(0), z.maximum(pricePointsMax)),
  casePolicy: z.enum(CASE_POLICY.values),
  solutions: questionSolutions,
};
type Head = typeof head;
const optionalHead = Object.fromEntries(
  Object.entries(head).map(([name, schema]) => [name, z.optional(schema as z.ZodMiniType)]),
) as { [Name in keyof Head]: z.ZodMiniOptional<Head[Name]> };

const readers = { '': ['member'], bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const practising = { ...readers, oj: ['member'] } as const;
const writers = { '': ['teacher'], bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;

const filters = {
  /** Words in the title, text, options or tags. */
  keyword: shortText,
  types: z.array(type).check(z.maxLength(7)),
  difficulties: z.array(difficulty).check(z.maxLength(4)),
  points: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(20)),
  tags: questionTags,
  stage,
  status,
  bank,
  ownerId: id,
  isOpen: z.boolean(),
  isShared: z.boolean(),
  /** Only questions that no paper has used for this many days. */
  unusedDays: z.int().check(z.minimum(1), z.maximum(3_650)),
  importId: id,
  /** Has reference programs that did not show the expected verdict. */
  unchecked: z.boolean(),
  /** Measured difficulty at least two levels away from the label. */
  farMeasured: z.boolean(),
  /** Questions of the caller's bank with reports of errors that nobody has answered. */
  reported: z.literal(true),
  /** Only ready questions that the caller may put into papers and homework. */
  usable: z.literal(true),
  /** The main knowledge point is of this level, such as `gesp-cpp-2`. */
  level: knowledgeLevel,
  /** How far the caller has come with it; for members who practise. */
  standing: z.enum(STANDING.values),
};

/** Tokens of uploads whose test data the source names (`unzipAndParse` with purpose `cases`). */
const casesToken = z.optional(z.union([id, z.array(id).check(z.maxLength(50))]));
/** `checkerFault`: the compiler's message about the checker or interactor of a draft; null if it compiles. */
const saved = z.object({ id, version, checkerFault: z.optional(z.nullable(z.string())) });
const WRITE_ERRORS = [
  'CONTENT_STATE',
  'QUESTION_DUPLICATE',
  'QUESTION_UNCHECKED',
  'QUESTION_IN_EXAM',
  'CHECKER_BROKEN',
  'CHECKER_UNTRIED',
] as const;

const slot = z.strictObject({
  type,
  count: z.int().check(z.minimum(1), z.maximum(drawMax)),
  points: z.optional(filters.points),
  tags: z.optional(questionTags),
  difficulty: z.optional(difficulty),
  stage: z.optional(stage),
});
const ids = z.array(id).check(z.maxLength(500));

/** Two questions that are too alike to be asked together. */
const alikePair = z.object({ id, title: z.string(), otherId: id, otherTitle: z.string() });

/** A pair of `question/queryAlike`, in the order in which its questions were given. */
export type AlikePair = z.output<typeof alikePair>;

/** Questions of the platform, of schools and of teachers. Papers, practice and homework use them. */
export const question = resource('question', {
  create: call({
    methods: ['POST'],
    mounts: writers,
    input: z.strictObject({
      source: questionSource,
      casesToken,
      ...optionalHead,
      bank: z.optional(bank),
      status: z.optional(z.enum(['0', '1', '3'])),
      allowDuplicate: z.optional(z.boolean()),
    }),
    output: saved,
    errors: [...WRITE_ERRORS, 'NOT_FOUND', 'FORBIDDEN', 'BANK_FULL', 'IMPORT_EXPIRED'],
    summary: '新建题目；默认是草稿，不公开',
  }),
  update: call({
    methods: ['PUT'],
    mounts: writers,
    input: z.strictObject({
      ...versionRead,
      source: z.optional(questionSource),
      casesToken,
      ...optionalHead,
      /**
       * Set by a teacher to offer the question to the school, or by a school to take over that of a teacher who has
       * left.
       */
      bank: z.optional(z.literal('org')),
      status: z.optional(status),
      /** Explanation when the school returns an offered question. */
      note: z.optional(z.string().check(z.trim(), z.maxLength(200, '说明最多 200 字'))),
      allowDuplicate: z.optional(z.boolean()),
      /** Corrects the key of a version in use in place; a rejudge then rescores its answers. */
      keyFix: z.optional(z.strictObject({ reason: reasonText })),
    }),
    output: saved,
    errors: [...WRITE_ERRORS, 'IMPORT_EXPIRED', 'NOT_FOUND', 'VERSION_CHANGED', 'CONTENT_FOREIGN', 'FORBIDDEN'],
    summary: '修改题目的内容、属性或状态；已被使用的版本不变，另存为新版本',
  }),
  delete: removes(writers, ['CONTENT_FOREIGN', 'CONTENT_USED'], '删除没有被使用的题目'),
  queryById: shows(practising, questionDetail, '一道题：出题人看全部；练习的人看公开的题，不含答案'),
  queryList: {
    ...lists(
      practising,
      questionRow,
      filters,
      `题目列表：自己能用的题；练习的人只有公开的题，最多 ${rowsMax} 行`,
      questionColumns,
    ),
    output: z.extend(pageOf(questionRow), countedToMost),
  },
  querySimpleList: {
    ...lists(
      readers,
      z.object({ id, type, title: z.string(), difficulty }),
      { keyword: shortText, types: filters.types },
      '可用的题目，供选择',
    ),
    output: z.extend(pageOf(z.object({ id, type, title: z.string(), difficulty })), countedToMost),
  },
  queryRandomList: call({
    methods: ['POST'],
    mounts: readers,
    /** Exactly one of: slots, a paper template, or a way of practising. */
    input: z
      .strictObject({
        slots: z.optional(z.array(slot).check(z.minLength(1), z.maxLength(60))),
        template: z.optional(z.enum(PAPER_TEMPLATE.values)),
        /** For practising members: ten questions at weak points, due ones from the wrong book, or the missed ones of an attempt. */
        mode: z.optional(z.enum(PRACTICE_MODE.values)),
        /** For `weak`: a level such as `gesp-cpp-2`. Default: the level of the last practice. */
        level: z.optional(knowledgeLevel),
        /** For `weak`: only questions of these knowledge points. */
        points: z.optional(pointIds),
        /** For `redo`: an attempt of one's own. A missed question that is closed is replaced by a similar one. */
        attemptId: z.optional(id),
        excludeIds: z.optional(ids),
        /** Excludes questions in papers of exams that began in the last days: one's own, the school's, or all. */
        excludeUsed: z.optional(
          z.strictObject({
            days: z.int().check(z.minimum(1), z.maximum(3_650)),
            scope: z.enum(['own', 'org', 'all']),
          }),
        ),
        excludeOpen: z.optional(z.boolean()),
        /**
         * Only questions of this language, and those without knowledge points: GESP C++ and GESP Python have the same
         * stages. Default for a template: C++.
         */
        language: z.optional(z.enum(TAUGHT_LANGUAGE.values)),
        /** At most one of questions that are near duplicates or come from one template; `excludeIds` count too. */
        distinct: z.optional(z.boolean()),
        /** The same seed draws the same questions. Default: a new seed, returned in the reply. */
        seed: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, '随机种子不正确'))),
      })
      .check(
        z.refine(
          ({ slots, template, mode }) => [slots, template, mode].filter((one) => one !== undefined).length === 1,
          '请给出抽题条件、试卷类型或练习方式中的一种',
        ),
      ),
    output: z.object({
      seed: z.string(),
      slots: z.array(
        z.object({
          questions: z.array(z.extend(questionRow, { versionId: z.nullable(id) })),
          /** How many questions the bank lacks. */
          missing: z.int(),
          /** For `distinct`: suitable questions passed over because they are too alike. */
          alike: z.optional(z.int()),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary:
      '按题型、数量、知识点和难度随机抽题，用得少的在前；练习的人也可以抽薄弱的或待复习的十道题，或重做一次作答里的错题',
  }),
  // For staff who choose questions for a paper or homework.
  queryAlike: call({
    methods: ['POST'],
    mounts: { edms: ['orgManager', 'teacher'], bms: ['backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      ids: z
        .array(id)
        .check(z.minLength(2, '请至少给出两道题'), z.maxLength(comparedMax, `一次最多比较 ${comparedMax} 道题`)),
    }),
    output: z.object({ content: z.array(alikePair) }),
    errors: [],
    summary: '这些题里哪些两两太像，不宜放在同一份试卷或作业里：同一个模板出的，或题面几乎一样',
  }),
  debug: call({
    methods: ['POST'],
    mounts: readers,
    input: z.union([
      z.strictObject({
        id,
        /** Default: all. Without a path prefix, only for a teacher's own questions. */
        solutionIds: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.minLength(1), z.maxLength(20))),
      }),
      /** Without a path prefix, for members: runs the caller's program on their own input or on a sample. */
      z.strictObject({ id, ...trialProgram }),
    ]),
    output: z.object({ debugId: id }),
    errors: [
      'NOT_FOUND',
      'CONTENT_FOREIGN',
      'QUESTION_HELD',
      'NOTHING_TO_CHECK',
      'CHECKER_BROKEN',
      ...TRIAL_ERRORS,
      'FORBIDDEN',
      'VALIDATION',
    ],
    summary:
      '出题人试评自己的题：每个参考程序跑全部测试点，结果在 checked 里；练习的人用自己的输入运行公开的题，结果在 run 里',
  }),
  buy: call({
    methods: ['GET'],
    signedGet: true,
    mounts: { oj: ['member'] },
    input: idInput,
    output: z.object({ unlocked: z.boolean(), spent: z.int(), balance: z.int() }),
    errors: ['NOT_FOUND', 'QUESTION_HELD', 'POINTS_SHORT', 'FORBIDDEN'],
    summary: '用积分解锁一道题的题解；买过的不再扣',
  }),
  ...questionImports,
  ...questionHistory,
  ...errorReports,
  ...questionEvidenceCalls,
});
