import * as z from 'zod/mini';
import { BUILTIN_CHECKERS, CHECKER_PROTOCOLS, INTERACTOR_PROTOCOLS } from '../judging/checkers.ts';
import { DIFFICULTY } from './difficulty.ts';
import { BANK_LIMITS } from './bank.ts';
import { COMPLETION, FILL, MULTIPLE, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from './kinds.ts';
import { TEST_DATA_LIMITS } from '../judging/testData.ts';
import { asOneLine, points, fileName } from '../kit/contract/shared.ts';
import { language, source as code, standard, verdict } from '../judging/programs.contract.ts';

/* A question as its author writes it, with Markdown texts: `GivenSource` without the fields that only files have.
   `faultsOf` checks what this shape allows. */

const encoder = new TextEncoder();
const { hintMax, hintsMax, optionsMax, partsMax, solutionsMax, stemMaxBytes, tagsMax, tagMax, titleMax } = BANK_LIMITS;

const markdown = z.string().check(z.refine((text) => encoder.encode(text).length <= stemMaxBytes, '内容最多 64 KB'));
const optionId = z.string().check(z.regex(/^[A-Za-z0-9]{1,8}$/, '选项编号不正确'));
/** Empty in a draft without a key. */
const rightOption = z.string().check(z.regex(/^[A-Za-z0-9]{0,8}$/, '选项编号不正确'));
const partId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/, '编号不正确'));
const options = z.array(z.strictObject({ id: optionId, text: markdown })).check(z.maxLength(optionsMax));

/** Tags of a question. */
export const questionTags = z
  .array(z.string().check(asOneLine(), z.minLength(1, '标签不能为空'), z.maxLength(tagMax, `标签最多 ${tagMax} 字`)))
  .check(z.maxLength(tagsMax, `标签最多 ${tagsMax} 个`));

const shared = {
  stem: markdown,
  analysis: markdown,
  difficulty: z.enum(DIFFICULTY.values),
  tags: questionTags,
  /** A file that the caller uploaded with the purpose `video`; absent keeps the present one. */
  videoFile: z.optional(fileName),
};

const small = z.number().check(z.nonnegative(), z.maximum(1e9));
const factor = z.number().check(z.minimum(1), z.maximum(20));
const limits = z.strictObject({
  timeMs: z.int().check(z.minimum(50, '时间限制至少 50 毫秒'), z.maximum(60_000, '时间限制最多 60 秒')),
  memoryKiB: z.int().check(z.minimum(4_096, '内存限制至少 4 MB'), z.maximum(4_194_304, '内存限制最多 4 GB')),
  timeFactors: z.optional(z.strictObject({ 53: z.optional(factor), 71: z.optional(factor) })),
});

const program = {
  language,
  source: code,
  standard: z.optional(standard),
  headers: z.optional(z.record(z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)), z.string())),
  fullPoints: z.optional(small),
};

const ignoreCase = z.optional(z.boolean());

/** How an output is checked. */
export const checkRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('default') }),
  z.strictObject({ kind: z.literal('token'), ignoreCase }),
  z.strictObject({ kind: z.literal('exact') }),
  z.strictObject({ kind: z.literal('real'), absolute: small, relative: small, ignoreCase }),
  z.strictObject({ kind: z.literal('builtin'), name: z.enum(BUILTIN_CHECKERS) }),
  z.strictObject({ kind: z.literal('checker'), protocol: z.enum(CHECKER_PROTOCOLS), ...program }),
  z.strictObject({ kind: z.literal('interactor'), protocol: z.enum(INTERACTOR_PROTOCOLS), ...program }),
]);

const caseHead = {
  id: partId,
  name: z.optional(z.string().check(asOneLine(), z.maxLength(60))),
  sample: z.boolean(),
  subtaskId: z.optional(partId),
};
const sha = z.string().check(z.regex(/^[0-9a-f]{64}$/, '测试数据的编号不正确'));
const bytes = z.int().check(z.nonnegative());
const testCase = z.union([
  z.strictObject({ ...caseHead, input: z.string(), expected: z.string() }),
  /** Data that the question already has. Clients send the texts of samples along, but they are ignored. */
  z.strictObject({
    ...caseHead,
    inSha: sha,
    inBytes: bytes,
    outSha: sha,
    outBytes: bytes,
    input: z.optional(z.string()),
    expected: z.optional(z.string()),
  }),
]);
const subtask = z.strictObject({
  id: partId,
  points,
  type: z.enum(['min', 'sum', 'max']),
  requires: z.optional(z.array(partId).check(z.maxLength(100))),
});

const template = z.strictObject({ start: code, prepend: code, append: code });

const choice = { ...shared, options, answer: z.array(optionId).check(z.maxLength(optionsMax)) };
const group = {
  ...shared,
  parts: z
    .array(
      z.strictObject({
        id: partId,
        stem: markdown,
        options,
        answer: rightOption,
        points: z.optional(z.int()),
      }),
    )
    .check(z.maxLength(partsMax)),
};

/** A question as its author writes it, by type. */
export const questionSource = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal(SINGLE), ...choice }),
  z.strictObject({ type: z.literal(MULTIPLE), ...choice }),
  z.strictObject({ type: z.literal(TRUE_FALSE), ...shared, answer: z.nullable(z.boolean()) }),
  z.strictObject({
    type: z.literal(FILL),
    ...shared,
    answer: z.array(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20))).check(z.maxLength(50)),
    /** Default: spaces next to symbols do not count, as in a program. */
    exactSpaces: z.optional(z.boolean()),
    /** Default: capital and small letters differ, as in a program. */
    ignoreCase: z.optional(z.boolean()),
  }),
  z.strictObject({
    type: z.literal(PROGRAMMING),
    ...shared,
    title: z.string().check(asOneLine(), z.maxLength(titleMax, `标题最多 ${titleMax} 字`)),
    limits,
    languages: z.array(language).check(z.minLength(1, '请选择编程语言'), z.maxLength(2)),
    standard: z.optional(standard),
    compare: checkRule,
    fileIo: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, '文件名用字母、数字、下划线或横线'))),
    standardIoToo: z.optional(z.boolean()),
    formatCounts: z.optional(z.boolean()),
    /** Samples give points like other cases. Default: only if there are no other cases. */
    samplesScore: z.optional(z.boolean()),
    /** Hints for learners who practise, shown one after another before the solution. */
    hints: z.optional(
      z
        .array(
          z
            .string()
            .check(z.trim(), z.minLength(1, '提示不能是空的'), z.maxLength(hintMax, `每条提示最多 ${hintMax} 字`)),
        )
        .check(z.maxLength(hintsMax, `提示最多 ${hintsMax} 条`)),
    ),
    templates: z.optional(z.strictObject({ 53: z.optional(template), 71: z.optional(template) })),
    subtasks: z.array(subtask).check(z.maxLength(100)),
    cases: z.array(testCase).check(z.maxLength(TEST_DATA_LIMITS.cases)),
  }),
  z.strictObject({ type: z.literal(READING), ...group }),
  z.strictObject({ type: z.literal(COMPLETION), ...group }),
]);

/** A reference program that proves the test data, with its expected verdicts. */
export const questionSolution = z.strictObject({
  id: partId,
  name: z.string().check(asOneLine(), z.minLength(1, '请填写名称'), z.maxLength(60)),
  language,
  code,
  expect: z.array(verdict).check(z.minLength(1, '请选择预期结果'), z.maxLength(8)),
});
/** The reference programs of a question. */
export const questionSolutions = z.array(questionSolution).check(z.maxLength(solutionsMax));
