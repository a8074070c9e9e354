import * as z from 'zod/mini';
import { DIFFICULTY } from './difficulty.ts';
import { language } from '../judging/programs.contract.ts';
import { call } from '../kit/contract/call.ts';
import { id, idInput } from '../kit/contract/shared.ts';

/** What supports the key of a question, and how it did in exams and homework. */
export const questionEvidence = z.object({
  questionId: id,
  /** The program whose output is the key; null if no program proves it, and while the key is withheld. */
  proof: z.nullable(
    z.object({
      /** Title of the template that made the question. */
      template: z.string(),
      language,
      code: z.string(),
      output: z.string(),
    }),
  ),
  /** The misconception behind each wrong option that names one. */
  mistakes: z.array(z.object({ optionId: z.string(), mistake: z.string() })),
  /** The first answers of everybody; null with fewer than thirty. */
  firstAnswers: z.nullable(z.object({ difficulty: z.enum(DIFFICULTY.values), percent: z.int(), answers: z.int() })),
  /** Of the present version in the last exams and homework that the reader may know; null without graded answers. */
  figures: z.nullable(
    z.object({
      /** Number of exams and homework. */
      works: z.int(),
      answers: z.int(),
      /** Mean share of the points, from 0 to 1. */
      facility: z.number(),
      /** Mean of the discriminations, weighted by answers; null if none could be computed. */
      discrimination: z.nullable(z.number()),
      /** How often each option was chosen. */
      options: z.array(z.object({ id: z.string(), count: z.int() })),
    }),
  ),
});

/** Reply of `question/queryEvidence`, for those who work in the bank. */
export type QuestionEvidence = z.output<typeof questionEvidence>;

/** Ours: what an author needs to judge a question. */
export const questionEvidenceCalls = {
  queryEvidence: call({
    methods: ['GET'],
    mounts: { bms: ['backOffice'], edms: ['orgManager', 'teacher'] },
    /** `id`: the question, or a version of it, as exams and homework name it. */
    input: idInput,
    output: questionEvidence,
    errors: ['NOT_FOUND'],
    summary: '审阅一道题：答案由哪个程序算出、每个错误选项的误解、考试和作业里的得分率和区分度',
  }),
} as const;
