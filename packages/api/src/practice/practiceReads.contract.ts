import * as z from 'zod/mini';
import { PRACTICE_LIMITS, PRACTICE_VIEW } from './practiceRules.ts';
import { CASE_POLICY } from '../questions/bank.ts';
import { REVIEW_STATE } from '../exams/teaching.ts';
import { submissionView, submittedCode } from '../judging/submissionViews.contract.ts';
import { call } from '../kit/contract/call.ts';
import { countedToMost, id, idInput, instant, pageKeys, pageOf } from '../kit/contract/shared.ts';
import {
  practiceDraft,
  practiceHints,
  practiceQuota,
  practiceSolution,
  practiceState,
  practiceTry,
  practiceTryDetail,
  practiceTryRow,
  practisedQuestion,
  classStudent,
} from './practiceViews.contract.ts';
import { metIn } from './practiceWrites.contract.ts';
import { verdict } from '../judging/programs.contract.ts';
import { answer, blankRule } from '../questions/answers.contract.ts';
import { roomQuestion } from '../questions/roomQuestion.contract.ts';
import { knowledgeLevel } from '../questions/questionViews.contract.ts';

const own = { '': ['member'] } as const;
const everybody = { '': ['member', 'backOffice'], bms: ['backOffice'] } as const;
const staff = { '': ['teacher', 'orgManager', 'backOffice'], bms: ['backOffice'] } as const;
const figure = z.nullable(z.int());

const triesFilter = z.strictObject({
  ...pageKeys,
  questionId: z.optional(id),
  memberId: z.optional(id),
  chapterId: z.optional(id),
});

/** A question with the member's progress. */
export const latestPractice = z.object({
  id,
  memberId: id,
  question: practisedQuestion,
  state: practiceState,
  lastTriedAt: z.nullable(instant),
  /** Whether it replaces a question that cannot be practised. */
  isTwin: z.optional(z.boolean()),
  /** True while a formal exam uses the question: results are hidden until it ends. */
  isHeld: z.optional(z.boolean()),
});

/** Row of `memberQuestion/queryLatestList`; `lastTriedAt` is null for questions not yet tried. */
export type LatestPractice = z.output<typeof latestPractice>;

/** A failing test case, cut to its first kilobytes. */
const wrongCase = z.object({
  no: z.int(),
  verdict,
  input: z.string(),
  expected: z.string(),
  /** The checker's words on the first difference; null if it gives none. */
  difference: z.nullable(z.string()),
  /** Start of the program's output; null if it could reveal more of the input than is shown. */
  output: z.nullable(z.object({ text: z.string(), isCut: z.boolean() })),
  /** True when the file is longer than shown. */
  isCut: z.boolean(),
  /** For a program that crashed: the end of its standard error; null under the same rule as `output`. */
  error: z.nullable(z.object({ text: z.string(), isCut: z.boolean() })),
  /** Whether it is a sample, which is free to look at. */
  isSample: z.boolean(),
});

/** Questions for paper; keys are null unless they were asked for. */
export const printSheet = z.object({
  /** By knowledge point, numbered through. */
  sections: z.array(
    z.object({
      name: z.string(),
      questions: z.array(
        z.extend(roomQuestion, {
          rightAnswer: z.nullable(answer),
          acceptedTexts: z.nullable(z.array(z.array(z.string()))),
          blankRule: z.optional(blankRule),
          /** Whether it is a further question like the one before. */
          isTwin: z.boolean(),
        }),
      ),
    }),
  ),
  /** How many questions of the wrong book did not fit. */
  left: z.int(),
});

/** Reply of `memberQuestion/queryPrintSheet`. */
export type PrintSheet = z.output<typeof printSheet>;

/** Calls that read practice, for members, their parents, teachers, schools and operators. */
export const practiceReads = {
  queryDraft: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({
      questionId: id,
      ...metIn,
      /** `1` also returns the programs of the tries. */
      programs: z.optional(z.literal('1')),
    }),
    output: z.object({
      serverNow: instant,
      /** How often new numbers were drawn since the question entered the wrong book; answers send this number. */
      draw: z.int(),
      /** The question with the drawn numbers; null when it shows the numbers of its version. */
      shown: z.nullable(roomQuestion),
      draft: z.nullable(practiceDraft),
      state: practiceState,
      /** Null until the solution is earned, bought or included in a card. */
      solution: z.nullable(practiceSolution),
      /** The author's note on the option chosen in the last wrong answer, as HTML; null without one. */
      note: z.nullable(z.string()),
      /** Null for a question without hints. */
      hints: z.nullable(practiceHints),
      /** Newest first, at most twenty. */
      tries: z.array(practiceTry),
      /** The last scored program; `run` is the last trial run. */
      submission: z.nullable(submissionView),
      run: z.nullable(submissionView),
      /** Programs submitted in these tries, newest first; null unless requested. */
      programs: z.nullable(z.array(submittedCode)),
      /** Which failing cases `queryWrongCaseListById` returns. */
      casePolicy: z.enum(CASE_POLICY.values),
      quotas: z.object({ submit: practiceQuota, cases: practiceQuota, clean: practiceQuota }),
    }),
    errors: ['NOT_FOUND', 'QUESTION_HELD', 'CHAPTER_LOCKED', 'FORBIDDEN', 'VALIDATION'],
    summary: '自己在一道题上的草稿、进度、提交记录，挣得后的答案和解析，剩余的次数',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: everybody,
    input: idInput,
    output: practiceTryDetail,
    errors: ['NOT_FOUND'],
    summary: '一次练习提交：答案、评测结果和批阅',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: everybody,
    list: true,
    input: triesFilter,
    output: z.extend(pageOf(practiceTryRow), countedToMost),
    errors: ['VALIDATION'],
    summary: '练习的提交记录，新的在前；按题目、账号或单元筛选',
  }),
  queryLatestList: call({
    methods: ['POST'],
    mounts: everybody,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      /** Default: all questions with practice data. */
      view: z.optional(z.enum(PRACTICE_VIEW.values)),
      memberId: z.optional(id),
      chapterId: z.optional(id),
      /** Only questions with this tag. */
      tag: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      questionIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
    }),
    output: z.extend(pageOf(latestPractice), {
      ...countedToMost,
      /** Tags of the member's favourites, most frequent first; null in other views. */
      tags: z.nullable(z.array(z.string())),
    }),
    errors: ['VALIDATION'],
    summary: '练过的题和进度：最近、错题本、待复习或收藏；可限于一个单元或一些题目',
  }),
  queryListByTeacher: call({
    methods: ['POST'],
    mounts: { '': ['teacher'] },
    list: true,
    input: z.strictObject({
      ...pageKeys,
      memberId: z.optional(id),
      groupId: z.optional(id),
      gradeId: z.optional(id),
      chapterId: z.optional(id),
      questionId: z.optional(id),
      verdict: z.optional(verdict),
      /** Programs not yet reviewed, reviewed ones, or all tries. */
      review: z.optional(z.enum(REVIEW_STATE.values)),
    }),
    output: z.extend(pageOf(practiceTryRow), countedToMost),
    errors: ['VALIDATION'],
    summary: '老师名下学生的练习提交，按学生、分组、班级、单元、结果、待批阅筛选',
  }),
  queryWrongCaseListById: call({
    methods: ['GET', 'POST'],
    mounts: own,
    signedGet: true,
    input: z.strictObject({
      id,
      /** `1`: only the first failed sample, which uses no right and which every question shows. */
      samples: z.optional(z.literal('1')),
    }),
    output: z.object({
      casePolicy: z.enum(CASE_POLICY.values),
      content: z.array(wrongCase),
      quota: practiceQuota,
      /** Whether hidden cases were left out because only samples were asked for. */
      samplesOnly: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'QUESTION_HELD', 'RIGHT_USED_UP'],
    summary: `一次提交没有通过的测试点：按题目的规定一个或最多 ${PRACTICE_LIMITS.cases} 个；同一次提交再看不再计次，样例不计次`,
  }),
  queryPrintSheet: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({
      /** A practice set. Default: the wrong book, each question with two more like it. */
      questionIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(PRACTICE_LIMITS.printed))),
      /** With keys: questions that the member had not met earn no points afterwards. */
      keys: z.optional(z.literal(true)),
    }),
    output: printSheet,
    errors: ['FORBIDDEN', 'VALIDATION'],
    summary: `打印用：错题本最该复习的 ${PRACTICE_LIMITS.printed} 题，每题配两道同类题，或一组指定的题；要答案的，没做过的题不再得积分`,
  }),
  queryQuestionStatisticsByChapter: call({
    methods: ['POST'],
    mounts: { '': ['member', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      chapterId: id,
      /** Only members of this class. */
      gradeId: z.optional(id),
      /** Only this member; for students, default is the student. */
      memberId: z.optional(id),
    }),
    output: z.object({
      /** Number of members with a try in the chapter; for staff. */
      members: figure,
      content: z.array(
        z.object({
          questionId: id,
          title: z.string(),
          /** State of the single member. */
          state: z.nullable(practiceState),
          /** Totals over the caller's students; null below five students. */
          figures: z.nullable(z.object({ tried: z.int(), solved: z.int(), averagePercent: figure, tries: z.int() })),
          /** True while a formal exam uses the question: state and totals are hidden until it ends. */
          isHeld: z.optional(z.boolean()),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'CHAPTER_LOCKED'],
    summary: '一个单元每道题的练习情况：自己的；老师和机构看名下学生的，5 人起有汇总',
  }),
  queryStatisticsGroupByMember: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    input: z.strictObject({
      gradeId: z.optional(id),
      groupId: z.optional(id),
      chapterId: z.optional(id),
      /** A level such as `gesp-cpp-2`: also returns each member's mastery of its points. */
      level: z.optional(knowledgeLevel),
    }),
    output: z.object({ content: z.array(classStudent) }),
    errors: ['NOT_FOUND', 'CHAPTER_LOCKED', 'VALIDATION'],
    summary: '每个学生的练习：做了几题、得分率、天数、最近一次；可带一个级别的知识点掌握度',
  }),
} as const;

/** Reply of `memberQuestion/queryDraft`: all that the practice page of one question needs. */
export type PracticeStanding = z.output<(typeof practiceReads)['queryDraft']['output']>;

/** Reply of `memberQuestion/queryWrongCaseListById`; each first look at a submission uses one of the quota. */
export type WrongCases = z.output<(typeof practiceReads)['queryWrongCaseListById']['output']>;
