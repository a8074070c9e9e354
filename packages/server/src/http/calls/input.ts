import type { $ZodIssue, $ZodRawIssue } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import { labelOf } from '@aosai/api/kit/contract/inputOf';
import { fieldName, quotedName } from '@aosai/api/kit/fieldNames';
import { storableText } from '../../base/storableText.ts';

/** Advice where a page sends something wrong. */
const RELOAD = '请刷新页面后再试';

const AT_LEAST = { string: (n: string) => `至少 ${n} 个字`, array: (n: string) => `至少要有 ${n} 项` } as const;
const AT_MOST = { string: (n: string) => `最多 ${n} 个字`, array: (n: string) => `最多 ${n} 项` } as const;

const isMissing = ({ input }: $ZodRawIssue): boolean => input === undefined || input === null;

const sized = (origin: string): origin is 'string' | 'array' => origin === 'string' || origin === 'array';

/**
 * Chinese messages for checks without their own. Zod's texts contain types and expressions (期望 number <=200), which
 * mean nothing to people filling in a form.
 */
function issueWords(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? '不能为空' : '格式不正确';
    case 'too_small': {
      const least = String(issue['minimum']);
      const origin = String(issue['origin']);
      if (!sized(origin)) return `不能小于 ${least}`;
      return least === '1' ? '不能为空' : AT_LEAST[origin](least);
    }
    case 'too_big': {
      const origin = String(issue['origin']);
      const most = String(issue['maximum']);
      return sized(origin) ? AT_MOST[origin](most) : `不能大于 ${most}`;
    }
    case 'invalid_value':
      return isMissing(issue) ? '不能为空' : '不在可选的范围里';
    case 'invalid_union':
      return isMissing(issue) ? '不能为空' : '格式不正确';
    case 'unrecognized_keys':
      // The names are for the author of the page; the advice is for everybody else.
      return `页面发来了不认识的 ${String(issue['keys']).slice(0, 40)}，${RELOAD}`;
    default:
      return '格式不正确';
  }
}

z.config({ localeError: issueWords });

const PAGE_KEYS = new Set(['page', 'size', 'sort']);
const MAX_DEPTH = 32;
/** Fields of one object; the largest form has 30. */
const MAX_FIELDS = 200;
/** Values of a whole input: an import of members has 2,000 rows of 15. */
const MAX_VALUES = 50_000;
const MAX_PARAMETERS = 100;
const MAX_SHOWN_ISSUES = 3;
const MAX_DETAIL_LENGTH = 300;
const MAX_PATH_LENGTH = 80;

type Fields = Record<string, unknown>;

/** With the path of the first wrong field, for programs. */
function invalid(detail: string, path = ''): AppError {
  return new AppError('VALIDATION', { detail, path });
}

/**
 * Refuses values nested deeper than 32 or larger than any call takes, before anything else reads them: just naming
 * 45,000 unknown fields would be expensive. Walks level by level, so that no input exhausts the stack.
 */
function checkShape(value: unknown): void {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw invalid(`内容嵌套超过 ${MAX_DEPTH} 层`);
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      const values: unknown[] = Array.isArray(item) ? item : Object.values(item);
      count += values.length;
      if (count > MAX_VALUES || (!Array.isArray(item) && values.length > MAX_FIELDS)) {
        throw invalid('内容的项目太多，请分几次提交');
      }
      for (const one of values) next.push(one);
    }
    level = next;
  }
}

/** Makes every text of a request storable, at any depth. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, storable(item)]));
}

function fieldsOfQuery(query: URLSearchParams): Fields {
  if (query.size > MAX_PARAMETERS) throw invalid(`地址中的参数超过 ${MAX_PARAMETERS} 个`);
  const fields = [...new Set(query.keys())].map((name): [string, unknown] => {
    const values = query.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return Object.fromEntries(fields);
}

function fieldsOfBody(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('内容应是一个对象');
  checkShape(body);
  return body as Fields;
}

/** A fault in an input. */
export interface InputFault {
  /** `rows.0.memberId`; empty for the input as a whole. */
  path: string;
  /** In words that name the field. */
  text: string;
}

/**
 * A form's message is a sentence that names its field; other messages follow the name. Fields without a Chinese name
 * are filled in by programs: they are quoted by their name on the wire, with advice for people.
 */
function textOf(schema: object, { path, message }: Pick<$ZodIssue, 'path' | 'message'>): string {
  if (path.length === 0) return message;
  if (message.endsWith('。')) return message.slice(0, -1);
  const name = labelOf(schema, path[0]) ?? fieldName(path);
  if (name === null) return `${quotedName(path)}，${message}，${RELOAD}`;
  return message.includes(name) ? message : `${name}，${message}`;
}

const pathText = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, MAX_PATH_LENGTH);

/** For an input with several possible shapes, the faults against the closest one. */
function nearest(issue: $ZodIssue): Pick<$ZodIssue, 'path' | 'message'>[] {
  if (issue.code === 'unrecognized_keys')
    return [{ path: [...issue.path, ...issue.keys.slice(0, 1)], message: issue.message }];
  if (issue.code !== 'invalid_union') return [issue];
  const [least] = issue.errors.toSorted((a, b) => a.length - b.length);
  if (least === undefined) return [issue];
  // Paths within an alternative are relative to the value with the alternatives.
  return least.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] }));
}

/** All faults that the call's schema finds in an input, in the order of its fields. */
export function faultsOf(definition: CallDefinition, input: unknown): InputFault[] {
  const parsed = z.safeParse(definition.input, input);
  return parsed.success ? [] : toldFaults(definition, parsed.error);
}

/** Unknown fields come first: a misspelt name is often the cause of the others. */
const unknownFirst = (issues: readonly $ZodIssue[]): $ZodIssue[] =>
  [...issues].sort((a, b) => Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys'));

const toldFaults = ({ input }: CallDefinition, { issues }: z.core.$ZodError): InputFault[] =>
  unknownFirst(issues).flatMap((issue) =>
    nearest(issue).map((one) => ({
      path: pathText(one.path),
      // Messages about unknown fields already contain their names.
      text: issue.code === 'unrecognized_keys' ? one.message : textOf(input, one),
    })),
  );

export interface RawInput {
  /** Set for every method except GET and HEAD. */
  body: unknown;
  hasBody: boolean;
  query: URLSearchParams;
  pathFields: Record<string, string>;
}

/**
 * Combines path, query and body and validates them. A list call takes `page`, `size` and `sort` from the query and
 * nothing else; other calls with a body take nothing from it. Throws VALIDATION.
 */
export function parseInput(definition: CallDefinition, raw: RawInput): unknown {
  const query = fieldsOfQuery(raw.query);
  const body = raw.hasBody ? fieldsOfBody(raw.body) : {};
  if (raw.hasBody) {
    const stray = Object.keys(query).filter((name) => !(definition.list && PAGE_KEYS.has(name)));
    const [first] = stray;
    if (first !== undefined) throw invalid(`地址中有不认识的参数 ${first.slice(0, 40)}`, pathText([first]));
    const misplaced = definition.list ? Object.keys(body).filter((name) => PAGE_KEYS.has(name)) : [];
    const [key] = misplaced;
    if (key !== undefined) throw invalid(`${key} 应放在地址里`, key);
  }
  const parsed = z.safeParse(definition.input, storable({ ...query, ...body, ...raw.pathFields }));
  if (parsed.success) return parsed.data;
  const faults = toldFaults(definition, parsed.error);
  const texts = new Set(faults.map(({ text }) => text));
  const detail = [...texts].slice(0, MAX_SHOWN_ISSUES).join('；');
  throw invalid(detail.slice(0, MAX_DETAIL_LENGTH), faults[0]?.path);
}
