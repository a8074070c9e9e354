import * as z from 'zod/mini';
import { call } from '../call.ts';
import { knowledgeLevel, pointMastery } from '../people/memberPractice.ts';
import { id, idInput, instant, language, verdict } from '../shared.ts';

const staff = { edms: ['orgManager', 'teacher'], bms: ['backOffice'] } as const;
const percent = z.nullable(z.int());
const day = z.iso.date();

/** A student in the report of a class. */
export const classStudent = z.object({
  memberId: id,
  memberName: z.string(),
  /** Questions tried, and all of the chapter where one is named. */
  done: z.int(),
  all: percent,
  solved: z.int(),
  /** Average of the best results, in whole percent. */
  percent,
  days: z.int(),
  lastAt: z.nullable(instant),
  mastery: z.array(pointMastery),
  /** Points of a hundred to be expected at that level, and the chance to pass in percent; null of too little. */
  readiness: z.nullable(z.object({ expected: z.number(), chance: z.int() })),
  /** Tasks that they try again and again these days. */
  stuck: z.array(z.object({ questionId: id, title: z.string(), chapterId: z.nullable(id), tries: z.int() })),
});

/** A point that the class holds badly, and what its students get wrong there. */
const weakPoint = z.object({
  ...pointMastery.shape,
  /** The wrong option that most students have chosen in the last eight weeks. */
  wrongOption: z.nullable(
    z.object({
      questionId: id,
      title: z.string(),
      optionId: z.string(),
      /** Of a group: which of its parts, from 1 on. */
      part: z.nullable(z.int()),
      optionHtml: z.string(),
      /** The same in one line without marks. */
      optionText: z.string(),
      students: z.int(),
    }),
  ),
  /** A program that does not pass, at the task where most students fail. */
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

export const classReport = z.object({
  gradeId: id,
  gradeTitle: z.string(),
  level: z.string(),
  madeAt: instant,
  students: z.array(classStudent),
  weak: z.array(weakPoint),
  weeks: z.array(
    z.object({
      /** Its Monday in Beijing. */
      from: day,
      students: z.int(),
      answers: z.int(),
      firstTries: z.int(),
      firstTryPercent: percent,
      mastery: percent,
    }),
  ),
});

const ofLevel = z.strictObject({ ...idInput.shape, level: knowledgeLevel });

/** How a class does at a level, week by week: for those who run it. */
export const classReports = {
  queryReport: call({
    methods: ['GET'],
    mounts: staff,
    quietErrors: true,
    input: ofLevel,
    output: classReport,
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '一个班级在一个级别上的学情：每人的掌握度、最弱的知识点和错因、卡住的人、近八周',
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
