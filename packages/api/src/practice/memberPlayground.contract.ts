import * as z from 'zod/mini';
import { PLAYGROUND_MAX_BYTES } from './playground.ts';
import { call, resource } from '../kit/contract/call.ts';
import { id, idInput, instant } from '../kit/contract/shared.ts';
import { SUBMISSION_STATES, TRACE_ENDS } from '../judging/judging.ts';
import { CPP } from '../judging/languages.ts';
import { language, source } from '../judging/programs.contract.ts';
import { submissionView, TRIAL_ERRORS } from '../judging/submissionViews.contract.ts';

const encoder = new TextEncoder();
const upTo64Kb = (what: string) =>
  z.string().check(z.refine((text) => encoder.encode(text).length <= PLAYGROUND_MAX_BYTES, `${what}最多 64 KB`));

const program = {
  code: z.string(),
  /** Input lines given in advance. */
  input: z.string(),
  savedAt: instant,
};
const draft = z.object({
  ...program,
  /** Revision counted by the server; a save sends the one it is based on. */
  revision: z.int(),
});
const latest = z.object({ ...program, output: z.string() });
const own = { '': ['member'] } as const;

/** Programs of no task, never scored: the field's draft and latest run, and runs and recordings by the judge. */
export const memberPlayground = resource('memberPlayground', {
  queryLatest: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({ language: z.pipe(z.coerce.number(), language) }),
    output: z.object({ draft: z.nullable(draft), latest: z.nullable(latest) }),
    errors: [],
    summary: '自己在练习场的草稿，和最近一次运行的程序与输出',
  }),
  saveAsDraft: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({
      language,
      code: source,
      input: upTo64Kb('输入'),
      /** The last revision read; 0 before the first. */
      baseRevision: z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
    }),
    output: z.object({
      /** False when another window saved meanwhile: nothing was stored, and `draft` is the other version. */
      saved: z.boolean(),
      draft,
    }),
    errors: ['NOT_FOUND'],
    summary: '保存草稿，逐次比对修订号；别处已有更新时不覆盖，返回那一份',
  }),
  submitAnswer: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({ language, code: source, input: upTo64Kb('输入'), output: upTo64Kb('输出') }),
    output: z.object({ savedAt: instant }),
    errors: [],
    summary: '记下最近一次在浏览器里运行的程序和输出；不评测',
  }),
  debug: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({ language, code: source, input: upTo64Kb('输入') }),
    output: z.object({ debugId: id }),
    errors: [...TRIAL_ERRORS, 'FORBIDDEN'],
    summary: '运行一个不属于题目的程序，如讲义里的例子；不计分，结果用 queryRun 取',
  }),
  trace: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({ language: z.literal(CPP), code: source, input: upTo64Kb('输入') }),
    output: z.object({ traceId: id }),
    errors: [...TRIAL_ERRORS, 'FORBIDDEN', 'STEPS_UNAVAILABLE', 'STEPS_IN_EXAM'],
    summary: '单步运行一个 C++ 程序：记录每一步的行、变量和输出，不评测；结果用 queryTrace 取',
  }),
  queryTrace: call({
    methods: ['GET'],
    mounts: own,
    input: idInput,
    output: z.object({
      state: z.enum(SUBMISSION_STATES),
      /** Null until it is done, and when a later recording took its place. */
      trace: z.nullable(
        z.object({
          ended: z.enum(TRACE_ENDS),
          /** A step a line, in JSON; the program may have forged it. */
          steps: z.string(),
          output: z.string(),
          compileMessage: z.string(),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: '自己的一次 trace 的进度和每一步',
  }),
  queryRun: call({
    methods: ['GET'],
    mounts: own,
    input: idInput,
    output: submissionView,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
    summary: '自己的一次 debug 的进度和结果',
  }),
});
