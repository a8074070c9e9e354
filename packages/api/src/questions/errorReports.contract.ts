import * as z from 'zod/mini';
import { ERROR_PART, ERROR_REPORT, errorAnswerFields, errorReportFields } from './errorReports.ts';
import { call } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { done, id, idInput, instant } from '../kit/contract/shared.ts';

const staff = { bms: ['backOffice'], edms: ['orgManager', 'teacher'] } as const;
const { part, content } = shapeOf(errorReportFields);
const { answer, reply } = shapeOf(errorAnswerFields);

/** A report of an error in a question. */
export const errorReport = z.object({
  id,
  /** Increases with each change; the owner returns it with the answer. */
  version: z.int(),
  part: z.enum(ERROR_PART.values),
  content: z.string(),
  state: z.enum(ERROR_REPORT.values),
  /** The owner's answer; null while the report is open. */
  reply: z.nullable(z.string()),
  createdAt: instant,
  handledAt: z.nullable(instant),
  /** Name of the teacher who reported it; masked for operators. */
  reporterName: z.string(),
  isMine: z.boolean(),
});

/** Row of `question/queryErrorReports`: a report of an error, with its answer. */
export type ErrorReport = z.output<typeof errorReport>;

/** Ours: reports of errors in questions, from teachers to the owners of the questions. */
export const errorReports = {
  reportError: call({
    methods: ['POST'],
    mounts: { edms: ['orgManager', 'teacher'] },
    /** `id`: the question, or a version of it, as exams and homework name it. */
    input: z.strictObject({ id, part, content }),
    output: done,
    errors: ['NOT_FOUND', 'QUESTION_REPORTED', 'RATE_LIMITED'],
    summary: '报告一道题的错误；同一个人对同一道题只有一条未处理的报告',
  }),
  queryErrorReports: call({
    methods: ['GET'],
    mounts: staff,
    input: idInput,
    output: z.object({
      content: z.array(errorReport),
      /** The caller owns the question and answers its reports. */
      mayAnswer: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
    summary: '一道题的错误报告，新的在前：题目的主人看全部，其他老师看自己的',
  }),
  answerErrorReport: call({
    methods: ['PUT'],
    mounts: staff,
    /** `id`: the question. */
    input: z.strictObject({ id, reportId: id, version: z.int(), answer, reply }),
    output: done,
    errors: ['NOT_FOUND', 'CONTENT_FOREIGN', 'VERSION_CHANGED', 'FEEDBACK_STATE'],
    summary: '答复一条错误报告：已改正或没有错；报告的老师收到消息',
  }),
} as const;
