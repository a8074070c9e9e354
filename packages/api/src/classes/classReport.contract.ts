import * as z from 'zod/mini';
import { call } from '../kit/contract/call.ts';
import { pointMastery } from '../practice/memberPractice.contract.ts';
import { day, id, idInput, instant } from '../kit/contract/shared.ts';
import { language, verdict } from '../judging/programs.contract.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { knowledgeLevel } from '../questions/questionViews.contract.ts';
import { classStudent } from '../practice/practiceViews.contract.ts';

const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const percent = z.nullable(z.int());

/** A knowledge point weak in the class, with typical errors. */
const weakPoint = z.object({
  ...pointMastery.shape,
  /** Most frequent wrong option of the last eight weeks, by students. */
  wrongOption: z.nullable(
    z.object({
      questionId: id,
      title: z.string(),
      optionId: z.string(),
      /** For a group: number of its part, from 1. */
      part: z.nullable(z.int()),
      optionHtml: z.string(),
      /** `optionHtml` as one line of plain text. */
      optionText: z.string(),
      students: z.int(),
    }),
  ),
  /** A failing program for the task that most students fail. */
  program: z.nullable(
    z.object({
      questionId: id,
      title: z.string(),
      language,
      code: z.string(),
      verdict,
      memberId: id,
      chapterId: z.nullable(id),
      students: z.int(),
    }),
  ),
});

/** Report on a class at one level. */
export const classReport = z.object({
  gradeId: id,
  gradeTitle: z.string(),
  level: z.string(),
  /** Levels of the class's own questions and answers, the most answered first; empty where there are none. */
  levels: z.array(z.string()),
  madeAt: instant,
  students: z.array(classStudent),
  weak: z.array(weakPoint),
  weeks: z.array(
    z.object({
      /** Monday in Beijing. */
      from: day,
      students: z.int(),
      answers: z.int(),
      firstTries: z.int(),
      firstTryPercent: percent,
      mastery: percent,
    }),
  ),
});

/**
 * Reply of `grade/queryReport`: mastery by student, weakest points, and the last eight weeks. Percents are whole
 * numbers, null without data.
 */
export type ClassReport = z.output<typeof classReport>;

const ofLevel = z.strictObject({ ...idInput.shape, level: knowledgeLevel });

/** A question that students of a class answered wrong in a period. */
const wrongQuestion = z.object({
  questionId: id,
  title: z.string(),
  type: z.enum(QUESTION_TYPES),
  /** Students who answered it in the period, and those of them who lost points. */
  students: z.int(),
  wrong: z.int(),
});

/** Row of `grade/queryWrongList`, the most often wrong first. */
export type WrongQuestion = z.output<typeof wrongQuestion>;

/** Reports on a class at one level, week by week; for its staff. */
export const classReports = {
  queryReport: call({
    methods: ['GET'],
    mounts: staff,
    quietErrors: true,
    // Without a level it is about the first of the class's own.
    input: z.strictObject({ ...idInput.shape, level: z.optional(knowledgeLevel) }),
    output: classReport,
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '一个班级在一个级别（不填就是班里做得最多的）上的学情：每人的掌握度、最弱的知识点和错因、卡住的人、近八周',
  }),
  queryWrongList: call({
    methods: ['GET'],
    mounts: staff,
    quietErrors: true,
    input: z.strictObject({
      ...idInput.shape,
      /** The day before today in Beijing, or the last seven days with today. */
      period: z.enum(['yesterday', 'week']),
    }),
    output: z.object({ content: z.array(wrongQuestion) }),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '一个班级昨天或最近七天做错的题，可以再布置的，错的人多的在前',
  }),
  downloadReport: call({
    methods: ['POST', 'GET'],
    mounts: staff,
    quietErrors: true,
    download: true,
    input: ofLevel,
    output: z.any(),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '把一个班级的学情存为 Excel',
  }),
} as const;
