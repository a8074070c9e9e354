import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../constants.ts';
import { REASON_MAX } from '../reasons.ts';
import { oneLine } from '../typedText.ts';

/** A ULID of 26 characters, generated in code; never parsed. */
export const id = z.string().check(z.regex(/^[0-9A-Z]{26}$/, '编号格式不正确'));
/**
 * Years that a date may name. PostgreSQL knows no year 0, and the ends leave room for the day before or after, which
 * ranges of days in Beijing need.
 */
const YEARS = { min: 1000, max: 9998 };
const isYearKnown = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return year >= YEARS.min && year <= YEARS.max;
};
const knownYear = z.refine<string>(isYearKnown, `年份应在 ${YEARS.min} 到 ${YEARS.max} 之间`);

/** Time in ISO 8601, UTC. */
export const instant = z.iso.datetime().check(knownYear);
/** A day in Beijing, like 2026-11-21. */
export const day = z.iso.date('日期应写成 2026-11-21').check(knownYear);
/** Points, not negative; the unit depends on the field. */
export const points = z.int().check(z.nonnegative());
/** Input or output without fields. */
export const empty = z.strictObject({});
/** Input with only an id. */
export const idInput = z.strictObject({ id });
/** Output with only the id of the row. */
export const done = z.object({ id });
/** Identifies a row to change: id, and version as the client read it. */
export const versionRead = { id, version: z.int() };

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
export const days = { from: day, to: day };

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

/** Replaces `z.trim()` for names, titles and other one-line texts that others read. */
export const asOneLine = () => z.overwrite<string>(oneLine);

/** Id and name of a person or similar. */
export const personName = z.object({ id, name: z.string() });

/** Name of an uploaded file; null for none. */
export const fileName = z.nullable(z.string().check(z.minLength(1), z.maxLength(64)));

/** Chosen by the client: the same request sent again has no further effect. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '请求编号格式不正确'));
