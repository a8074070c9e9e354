import * as z from 'zod/mini';
import { PRACTICE_LIMITS, PRACTICE_VIEW } from '../../domain/practice/practiceRules.ts';
import { CASE_POLICY } from '../../domain/questions/bank.ts';
import { REVIEW_STATE } from '../../domain/teaching.ts';
import { roomQuestion } from '../exam/attempt.ts';
import { submissionView, submittedCode } from '../exam/submissionViews.ts';
import { call } from '../call.ts';
import { knowledgeLevel } from '../people/memberPractice.ts';
import { countedToMost, id, idInput, instant, pageKeys, pageOf, verdict } from '../shared.ts';
import { classStudent } from './classReport.ts';
import {
  practiceDraft,
  practiceQuota,
  practiceSolution,
  practiceState,
  practiceTry,
  practiceTryDetail,
  practiceTryRow,
  practisedQuestion,
} from './practiceViews.ts';
import { metIn } from './practiceWrites.ts';

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

export const latestPractice = z.object({
  id,
  memberId: id,
  question: practisedQuestion,
  state: practiceState,
  lastTriedAt: z.nullable(instant),
  /** A formal exam asks it: how well it was answered is told when that is over. */
  isHeld: z.optional(z.boolean()),
});

/** A failing test case, cut to its first kilobytes. */
const wrongCase = z.object({
  no: z.int(),
  verdict,
  input: z.string(),
  expected: z.string(),
  /** Where the output of the program is another one, as the check says it; null where it says nothing. */
  difference: z.nullable(z.string()),
  /** The beginning of what the program printed; null where it might tell more of the input than is shown. */
  output: z.nullable(z.object({ text: z.string(), isCut: z.boolean() })),
  /** More stands in the file than is shown. */
  isCut: z.boolean(),
});

/** What is read of practice: by its member and their parents, by teachers, schools and the office. */
export const practiceReads = {
  queryDraft: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({
      questionId: id,
      ...metIn,
      /** `1` brings the programs of the tries as well. */
      programs: z.optional(z.literal('1')),
    }),
    output: z.object({
      serverNow: instant,
      /** How often its numbers were drawn again since it came into the wrong book: what is handed in names it. */
      draw: z.int(),
      /** The question with these numbers; null for those that everybody has. */
      shown: z.nullable(roomQuestion),
      draft: z.nullable(practiceDraft),
      state: practiceState,
      /** Null until it is earned, bought or brought by a card. */
      solution: z.nullable(practiceSolution),
      /** Newest first, at most twenty. */
      tries: z.array(practiceTry),
      /** The last scored program, and the last run on own input. */
      submission: z.nullable(submissionView),
      run: z.nullable(submissionView),
      /** What was handed in at these tries, newest first; null unless asked for. */
      programs: z.nullable(z.array(submittedCode)),
      /** Which failing cases `queryWrongCaseListById` shows. */
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
      /** All that was touched, where there is none. */
      view: z.optional(z.enum(PRACTICE_VIEW.values)),
      memberId: z.optional(id),
      chapterId: z.optional(id),
      /** Of questions with this word alone. */
      tag: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      questionIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(200))),
    }),
    output: z.extend(pageOf(latestPractice), {
      ...countedToMost,
      /** The words that the member's own favourites have, those of most of them first; null in other views. */
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
      /** Programs that nobody has looked at yet, those that someone has, or all tries. */
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
    input: idInput,
    output: z.object({ casePolicy: z.enum(CASE_POLICY.values), content: z.array(wrongCase), quota: practiceQuota }),
    errors: ['NOT_FOUND', 'QUESTION_HELD', 'RIGHT_USED_UP'],
    summary: `一次提交没有通过的测试点：按题目的规定一个或最多 ${PRACTICE_LIMITS.cases} 个；同一次提交再看不再计次`,
  }),
  queryQuestionStatisticsByChapter: call({
    methods: ['POST'],
    mounts: { '': ['member', 'orgManager', 'backOffice'] },
    input: z.strictObject({
      chapterId: id,
      /** Of the members of this class. */
      gradeId: z.optional(id),
      /** Of this one; a student's own without it. */
      memberId: z.optional(id),
    }),
    output: z.object({
      /** How many have tried something of it, for staff. */
      members: figure,
      content: z.array(
        z.object({
          questionId: id,
          title: z.string(),
          /** Of the one member. */
          state: z.nullable(practiceState),
          /** Of all whom the caller teaches or runs; null of fewer than five. */
          figures: z.nullable(z.object({ tried: z.int(), solved: z.int(), averagePercent: figure, tries: z.int() })),
          /** A formal exam asks it: neither is told before that is over. */
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
      /** Besides the sums of each member, their mastery of the points of a level: `gesp-cpp-2`. */
      level: z.optional(knowledgeLevel),
    }),
    output: z.object({ content: z.array(classStudent) }),
    errors: ['NOT_FOUND', 'CHAPTER_LOCKED', 'VALIDATION'],
    summary: '每个学生的练习：做了几题、得分率、天数、最近一次；可带一个级别的知识点掌握度',
  }),
} as const;
