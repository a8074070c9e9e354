import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../constants.ts';
import type { Column } from '../column.ts';
import type { Mounts } from './call.ts';
import type { ErrorCode } from '../errors.ts';
import { done, idInput, instant, pageKeys, pageOf } from './shared.ts';

/* Builders for common kinds of calls. Each adds method, input, paging and errors that all calls of its kind share.
   Calls that fit no kind are written out with `call`. */

type Errors = readonly ErrorCode[];
type Words = string;

/** POST …/create: creates a row from a form; returns its id. */
export function creates<const M extends Mounts, I extends z.ZodMiniType, const E extends Errors>(
  mounts: M,
  input: I,
  errors: E,
  summary: Words,
) {
  return { methods: ['POST'], mounts, input, output: done, errors, summary } as const;
}

/** PUT: changes a row. The input carries `id` and `version`; a version changed since is refused. */
export function changes<const M extends Mounts, I extends z.ZodMiniType, const E extends Errors>(
  mounts: M,
  input: I,
  errors: E,
  summary: Words,
) {
  return {
    methods: ['PUT'],
    mounts,
    input,
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', ...errors],
    summary,
  } as const;
}

/** PUT: moves a row to another state. Takes only the id; checks no version. */
export function sets<const M extends Mounts, const E extends Errors>(mounts: M, errors: E, summary: Words) {
  return {
    methods: ['PUT'],
    mounts,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', ...errors],
    summary,
  } as const;
}

/** DELETE: removes a row by id; lists no longer show it. */
export function removes<const M extends Mounts, const E extends Errors>(mounts: M, errors: E, summary: Words) {
  return {
    methods: ['DELETE'],
    mounts,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', ...errors],
    summary,
  } as const;
}

/** GET: returns one row by id. */
export function shows<const M extends Mounts, O extends z.ZodMiniType>(mounts: M, output: O, summary: Words) {
  return { methods: ['GET'], mounts, input: idInput, output, errors: ['NOT_FOUND'], summary } as const;
}

/** One change to a row by one person. */
const rowEdit = z.object({
  /** Their name; null for the system, and for accounts that are gone. */
  by: z.nullable(z.string()),
  isMine: z.boolean(),
  at: instant,
  /** `update`, `publish`, …: the action of the resource. */
  action: z.string(),
  /** Names of the changed fields that the log records; empty where it records none. */
  fields: z.array(z.string()),
});

/** A change since the version that a page has read; rows of the replies of `edits`, the newest first. */
export type RowEdit = z.output<typeof rowEdit>;

/** GET …/queryEdits: the newest version of a row, and who has changed it since the version that a page has read. */
export function edits<const M extends Mounts>(mounts: M, summary: Words) {
  return {
    methods: ['GET'],
    mounts,
    quietErrors: true,
    input: z.strictObject({ ...idInput.shape, version: z.coerce.number().check(z.int(), z.minimum(0)) }),
    output: z.object({ version: z.int(), edits: z.array(rowEdit) }),
    errors: ['NOT_FOUND'],
    summary,
  } as const;
}

/** Additional errors of a list that can be downloaded as a sheet. */
export const SHEET_ERRORS = ['FORBIDDEN', 'EXPORT_TOO_LARGE', 'EXPORT_BUSY'] as const;

/**
 * POST …/queryList: returns a page of rows. Page, size and order are in the query, filters in the body.
 *
 * @param columns of the Excel sheet that staff can download; without them there is no sheet
 */
export function lists<
  const M extends Mounts,
  O extends z.ZodMiniType,
  const F extends Readonly<Record<string, z.ZodMiniType>>,
>(mounts: M, row: O, filters: F, summary: Words, columns?: readonly Column<z.output<O>>[]) {
  return {
    methods: ['POST'],
    mounts,
    list: true,
    ...(columns && { sheet: columns }),
    input: z.strictObject({ ...pageKeys, ...optional(filters) }),
    output: pageOf(row),
    errors: [...(columns ? SHEET_ERRORS : []), 'VALIDATION'],
    summary,
  } as const;
}

/** Like `lists`, for short lists: without `size` it returns all rows. */
export function listsAll<
  const M extends Mounts,
  O extends z.ZodMiniType,
  const F extends Readonly<Record<string, z.ZodMiniType>>,
>(mounts: M, row: O, filters: F, summary: Words, columns?: readonly Column<z.output<O>>[]) {
  const size = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE)));
  return {
    methods: ['POST'],
    mounts,
    list: true,
    ...(columns && { sheet: columns }),
    input: z.strictObject({ ...pageKeys, size, ...optional(filters) }),
    output: pageOf(row),
    errors: [...(columns ? SHEET_ERRORS : []), 'VALIDATION'],
    summary,
  } as const;
}

type Optional<F extends Readonly<Record<string, z.ZodMiniType>>> = { [Name in keyof F]: z.ZodMiniOptional<F[Name]> };

function optional<F extends Readonly<Record<string, z.ZodMiniType>>>(filters: F): Optional<F> {
  const all = Object.entries(filters).map(([name, schema]) => [name, z.optional(schema)]);
  return Object.fromEntries(all) as Optional<F>;
}
