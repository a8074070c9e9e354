import * as z from 'zod/mini';
import { BUILTIN_CHECKERS, CHECKER_PROTOCOLS, INTERACTOR_PROTOCOLS } from '@aosai/api/judging/checkers';
import { DIFFICULTY } from '@aosai/api/questions/difficulty';
import { CPP_STANDARDS, LANGUAGE_IDS } from '@aosai/api/judging/languages';
import { STAGE } from '@aosai/api/questions/bank';
import { COMPLETION, FILL, MULTIPLE, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { IMPORT_LIMITS } from '../../limits.ts';
import { OWN_FORMAT } from './ownSign.ts';

/** Readers accept every version up to this one. Raise it for a change that older readers cannot read. */
export const OWN_VERSION = 1;

const MOST_TEXT = 256 * 1024;
const MOST_PROGRAM = MEBIBYTE;
const text = z.string().check(z.maxLength(MOST_TEXT));
const program = z.string().check(z.maxLength(MOST_PROGRAM));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const points = z.int().check(z.minimum(0), z.maximum(1_000_000));
const language = z.literal(LANGUAGE_IDS);
const option = z.strictObject({ id: name, text });
const options = z.array(option).check(z.minLength(1), z.maxLength(10));

const base = {
  title: z.string().check(z.maxLength(60)),
  stem: text,
  analysis: text,
  difficulty: z.enum(DIFFICULTY.values),
  tags: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(IMPORT_LIMITS.tags)),
  /** Points in hundredths. */
  points: z.nullable(points),
  stage: z.optional(z.enum(STAGE.values)),
};

const headers = z.optional(z.record(z.string().check(z.regex(/^[\w.-]{1,60}$/)), program));
const checkerProgram = {
  language,
  source: program,
  standard: z.optional(z.enum(CPP_STANDARDS)),
  headers,
  fullPoints: z.optional(z.number()),
};
const ignoreCase = z.optional(z.boolean());

const compare = z.union([
  z.strictObject({ kind: z.enum(['default', 'exact']) }),
  z.strictObject({ kind: z.literal('token'), ignoreCase }),
  z.strictObject({ kind: z.literal('real'), absolute: z.number(), relative: z.number(), ignoreCase }),
  z.strictObject({ kind: z.literal('builtin'), name: z.enum(BUILTIN_CHECKERS) }),
  z.strictObject({ kind: z.literal('checker'), protocol: z.enum(CHECKER_PROTOCOLS), ...checkerProgram }),
  z.strictObject({ kind: z.literal('interactor'), protocol: z.enum(INTERACTOR_PROTOCOLS), ...checkerProgram }),
]);

const factor = z.optional(z.number().check(z.positive(), z.maximum(100)));

const task = z.strictObject({
  ...base,
  type: z.literal(PROGRAMMING),
  limits: z.strictObject({
    timeMs: z.int().check(z.minimum(1), z.maximum(60_000)),
    memoryKiB: z.int().check(z.minimum(1024), z.maximum(4 * 1024 * 1024)),
    timeFactors: z.optional(z.strictObject({ 53: factor, 71: factor })),
  }),
  languages: z.array(language).check(z.minLength(1)),
  standard: z.optional(z.enum(CPP_STANDARDS)),
  compare,
  fileIo: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  standardIoToo: z.optional(z.boolean()),
  formatCounts: z.optional(z.boolean()),
  samplesScore: z.optional(z.boolean()),
  hints: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(2_000))).check(z.maxLength(3))),
  subtasks: z.array(
    z.strictObject({ id: name, points, type: z.enum(['min', 'sum', 'max']), requires: z.optional(z.array(name)) }),
  ),
  /** `input` and `answer` are paths within the folder of the question. */
  cases: z.array(
    z.strictObject({ id: name, sample: z.boolean(), subtaskId: z.optional(name), input: name, answer: name }),
  ),
  solutions: z
    .array(z.strictObject({ name, language, code: program, expect: z.array(z.string().check(z.maxLength(10))) }))
    .check(z.maxLength(20)),
  templates: z.strictObject({
    53: z.optional(z.strictObject({ start: program, prepend: program, append: program })),
    71: z.optional(z.strictObject({ start: program, prepend: program, append: program })),
  }),
});

/** A question in the platform's own format. Unknown fields are refused: they would be lost silently. */
export const ownQuestion = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.enum([SINGLE, MULTIPLE]), options, answer: z.array(name) }),
  z.strictObject({ ...base, type: z.literal(TRUE_FALSE), answer: z.nullable(z.boolean()) }),
  z.strictObject({
    ...base,
    type: z.literal(FILL),
    answer: z.array(z.array(text)),
    exactSpaces: z.optional(z.boolean()),
    ignoreCase,
  }),
  z.strictObject({
    ...base,
    type: z.enum([READING, COMPLETION]),
    parts: z
      .array(z.strictObject({ id: name, stem: text, options, answer: z.string(), points: z.optional(points) }))
      .check(z.maxLength(20)),
  }),
  task,
]);
export type OwnQuestion = z.output<typeof ownQuestion>;

/** `questions` names folders next to the manifest; in a single file it contains the questions themselves. */
export const ownManifest = z.strictObject({
  format: z.literal(OWN_FORMAT),
  formatVersion: z.int(),
  questions: z.array(z.union([z.string().check(z.regex(/^[\w-]{1,40}$/)), z.record(z.string(), z.unknown())])),
});
