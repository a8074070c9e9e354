import * as z from 'zod/mini';
import { CPP_STANDARDS } from '../domain/languages.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, SOURCE_MAX_BYTES } from '../domain/constants.ts';
import { WORK_PROOF } from '../domain/proofOfWork.ts';
import { REASON_MAX } from '../domain/reasons.ts';
import { oneLine } from '../domain/typedText.ts';
import { VERDICTS } from '../domain/verdicts.ts';

/** A ULID of 26 characters, generated in code; never parsed. */
export const id = z.string().check(z.regex(/^[0-9A-Z]{26}$/, '编号格式不正确'));
/** Time in ISO 8601, UTC. */
export const instant = z.iso.datetime();
/** Points, not negative; the unit depends on the field. */
export const points = z.int().check(z.nonnegative());
/** Input or output without fields. */
export const empty = z.strictObject({});
/** Input with only an id. */
export const idInput = z.strictObject({ id });
/** Output with only the id of the row. */
export const done = z.object({ id });
/** Identifies a row to change: id, and version as the client read it. */
export const seen = { id, version: z.int() };

/** Language of a program: 53 is C++, 71 Python. */
export const language = z.union([z.literal(53), z.literal(71)]);
/** A C++ standard. */
export const standard = z.enum(CPP_STANDARDS);
/** A verdict (domain/verdicts.ts). */
export const verdict = z.enum(VERDICTS);

/** Query parameters of every list call. */
export const pageKeys = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  sort: z._default(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? [value] : value)),
      z
        .array(z.string().check(z.regex(/^[A-Za-z]{1,32},(asc|desc)$/, '排序写法：字段,asc 或 字段,desc')))
        .check(z.maxLength(4)),
    ),
    [],
  ),
};

/** Range of days in Beijing (2026-11-21), both inclusive. */
export const days = { from: z.iso.date('日期应写成 2026-11-21'), to: z.iso.date('日期应写成 2026-11-21') };

/** For lists too long to count: when true, `total` is a lower bound. */
export const countedToMost = { totalIsLeast: z.boolean() };
/** Returns the output schema of a list: a page of items. `page` counts from 0. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ content: z.array(item), total: z.int(), page: z.int(), size: z.int() });
}

/** Short text in filters, up to 200 characters. */
export const shortText = z.string().check(z.maxLength(200));
/** A required reason. */
export const reasonText = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写原因'), z.maxLength(REASON_MAX, `原因最多 ${REASON_MAX} 字`));

const encoder = new TextEncoder();
/** Source code, up to 64 KB of UTF-8. */
export const source = z
  .string()
  .check(z.refine((text) => encoder.encode(text).length <= SOURCE_MAX_BYTES, '代码最多 64 KB'));

/** An answer: chosen options, texts by blank, or a program. */
export const answer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choice'),
    optionIds: z.array(z.string().check(z.maxLength(32))).check(z.maxLength(26)),
  }),
  z.strictObject({
    kind: z.literal('text'),
    texts: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(50)),
  }),
  z.strictObject({ kind: z.literal('code'), language, code: source }),
]);

/** How the blanks of a fill are compared, where the author has set a rule. */
export const blankRule = z.object({ exactSpaces: z.optional(z.boolean()), ignoreCase: z.optional(z.boolean()) });

/** Replaces `z.trim()` for names, titles and other one-line texts that others read. */
export const asOneLine = () => z.overwrite<string>(oneLine);

/** Solution to a WORK_REQUIRED challenge (docs/sign-in.md), sent with the repeated call. */
export const workProof = z.string().check(z.regex(WORK_PROOF, '安全验证的格式不正确'));

/** Id and name of a person or similar. */
export const personName = z.object({ id, name: z.string() });
