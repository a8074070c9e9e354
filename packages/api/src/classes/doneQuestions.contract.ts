import * as z from 'zod/mini';
import { call } from '../kit/contract/call.ts';
import { id, instant } from '../kit/contract/shared.ts';

const QUESTIONS_MAX = 200;

/** A question that students of a class have answered. */
const doneQuestion = z.object({
  questionId: id,
  /** When somebody of the class last answered it. */
  lastAt: instant,
  /** Names of the students, the latest first. */
  students: z.array(z.string()),
});

/** Row of `grade/queryDoneQuestions`. */
export type DoneQuestion = z.output<typeof doneQuestion>;

/** What a class has answered before, for staff who choose questions for it. */
export const doneQuestions = {
  queryDoneQuestions: call({
    methods: ['POST'],
    mounts: { edms: ['orgManager', 'teacher'], bms: ['backOffice'] },
    quietErrors: true,
    input: z.strictObject({
      id,
      questionIds: z
        .array(id)
        .check(z.minLength(1, '请选择题目'), z.maxLength(QUESTIONS_MAX, `一次最多查 ${QUESTIONS_MAX} 道题`)),
    }),
    output: z.object({ content: z.array(doneQuestion) }),
    errors: ['NOT_FOUND'],
    summary: '这些题里，一个班级的学生在考试、作业和练习中做过哪些：谁做过，最近一次在什么时候',
  }),
} as const;
