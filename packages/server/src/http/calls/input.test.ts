import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { AppError } from '@aosai/api/kit/errors';
import { labelOf } from '@aosai/api/kit/contract/inputOf';
import { fieldName, quotedName } from '@aosai/api/kit/fieldNames';
import { faultsOf, parseInput } from './input.ts';

afterEach(() => vi.restoreAllMocks());

const signIn = contract.auth.calls.loginByPwd;

function refusal(call: CallDefinition, body: unknown, query = ''): string {
  try {
    parseInput(call, { body, hasBody: true, query: new URLSearchParams(query), pathFields: {} });
    return '';
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
    throw error;
  }
}

const many = <T>(count: number, one: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));

test('S37 parseInput: refuses more fields, values or parameters than any call takes before reading them', () => {
  const schema = vi.spyOn(signIn.input._zod, 'run');
  const fields = Object.fromEntries(many(45_000, (at) => [`k${at}`, 1]));
  expect(refusal(signIn, fields)).toContain('内容的项目太多');
  expect(refusal(signIn, { account: fields })).toContain('内容的项目太多');
  expect(refusal(signIn, { account: many(200_000, () => []) })).toContain('内容的项目太多');
  expect(refusal(signIn, { account: many(300, () => many(300, () => 1)) })).toContain('内容的项目太多');
  expect(refusal(signIn, {}, many(4_000, (at) => `k${at}=1`).join('&'))).toContain('地址中的参数超过 100 个');
  expect(schema).not.toHaveBeenCalled();
});

/** A character that NFKC expands to eighteen; 1 MiB of it, normalized five times, took 400 ms. */
const BOMB = '\uFDFA'.repeat(20_000);

/** Values of a schema with the bomb in every text; each alternative once. */
function bombsOf(schema: z.core.JSONSchema.BaseSchema): unknown[] {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return either.flatMap((one) => bombsOf(one));
  if (schema.type === 'array') {
    return typeof schema.items === 'object' && !Array.isArray(schema.items)
      ? bombsOf(schema.items).map((one) => [one])
      : [];
  }
  if (schema.type !== 'object') return schema.type === 'string' ? [schema.const ?? schema.enum?.[0] ?? BOMB] : [1];
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]): [string, unknown[]] => [
    name,
    typeof one === 'object' ? bombsOf(one) : [],
  ]);
  const rounds = Math.max(1, ...fields.map(([, values]) => values.length));
  return many(rounds, (at) => Object.fromEntries(fields.map(([name, values]) => [name, values[at % values.length]])));
}

/** Bodies that a form or a program could send: nothing, wrong types everywhere, far too much. */
const badBodies = (call: CallDefinition): unknown[] => {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  const names = Object.keys(schema.properties ?? {});
  const every = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  return [{}, every(''), every(null), every('x'), every([]), every(-1), every(1e9), { strange: 1 }, ...bombsOf(schema)];
};

test('every refusal is in our own words, without types, symbols and field names', () => {
  const raw: string[] = [];
  for (const [resource, { calls }] of Object.entries(contract)) {
    for (const [action, call] of Object.entries<CallDefinition>(calls)) {
      for (const body of badBodies(call)) {
        const message = refusal(call, body, call.list ? 'size=100000&page=-1' : '');
        const isRaw = /期望|无效|接收|数值|[<>]=?|string|number|boolean|object|null|undefined/.test(message);
        if (isRaw) raw.push(`${resource}.${action}: ${message}`);
      }
    }
  }
  expect(raw).toEqual([]);
});

test('refused feedback and a too large page size say what is allowed', () => {
  const { submit } = contract.feedback.calls;
  const { queryList } = contract.feedback.calls;
  expect([
    refusal(submit, { category: 'problem', content: '坏', contact: 'x'.repeat(101) }),
    refusal(submit, { category: 'other', content: '页面打不开了', files: many(7, () => 'abcdefgh.png') }),
    refusal(submit, { content: '页面打不开了', deviceId: 1 }),
    refusal(queryList, {}, 'size=500'),
  ]).toEqual([
    '提交的内容有误：说明至少 5 个字，请补充；联系方式，最多 100 字',
    '提交的内容有误：请选择类别；附件，最多 6 项',
    '提交的内容有误：页面发来了不认识的 deviceId，请刷新页面后再试；请选择类别',
    '提交的内容有误：每页条数，不能大于 200',
  ]);
});

test('S37 no call transforms a text before it knows that it is short', () => {
  const { normalize } = String.prototype;
  const long = new Set<string>();
  let of = '';
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function spied(this: string, form?: string) {
    if (this.length > 1_000) long.add(of);
    return normalize.call(this, form);
  });
  let count = 0;
  for (const [resource, { calls }] of Object.entries(contract)) {
    for (const [action, call] of Object.entries<CallDefinition>(calls)) {
      of = `${resource}.${action}`;
      const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
      for (const body of bombsOf(schema)) {
        count += 1;
        refusal(call, body);
      }
    }
  }
  expect(count).toBeGreaterThan(100);
  expect([...long]).toEqual([]);
});

/** Messages of forms are sentences that name their field. */
const OF_FORM = /^请(填写|选择)\p{Script=Han}|\p{Script=Han}(应为|至少|最多) ?\d?/u;

/** Values of many kinds, of which most are wrong for a field. */
const BROKEN: readonly unknown[] = [undefined, null, {}, [[]], 'x', -1, true];

/** Every call with the fields of each shape that its input may have. */
const FIELDS = Object.entries(contract).flatMap(([resource, { calls }]) =>
  Object.entries<CallDefinition>(calls).flatMap(([action, call]) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const shapes = [schema, ...(schema.anyOf ?? schema.oneOf ?? [])];
    const names = new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})));
    return [...names].map((name) => ({ of: `${resource}.${action}`, call, name }));
  }),
);

test('faultsOf: names every broken or missing field of every call, with its path', () => {
  const unnamed = new Set<string>();
  let count = 0;
  for (const { of, call, name } of FIELDS) {
    for (const value of BROKEN) {
      for (const { path, text } of faultsOf(call, value === undefined ? {} : { [name]: value })) {
        count += 1;
        const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
        const known = [labelOf(call.input, keys[0]), fieldName(keys), quotedName(keys), keys.at(-1)];
        const isNamed = known.some((word) => word !== null && text.includes(String(word)));
        if (path !== '' && !isNamed && !OF_FORM.test(text)) unnamed.add(`${of} ${path}: ${text}`);
      }
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect([...unnamed]).toEqual([]);
});

test('parseInput: throws with the path of the first wrong field and its Chinese name', () => {
  const told = (call: CallDefinition, body: unknown) => {
    try {
      return parseInput(call, { body, hasBody: true, query: new URLSearchParams(), pathFields: {} });
    } catch (error) {
      return error instanceof AppError ? [error.params['path'], error.message] : error;
    }
  };
  const { create, publish } = contract.grade.calls;
  expect([
    told(publish, { id: 'x' }),
    told(publish, {}),
    told(create, { title: '周六班', isPublic: 'ja' }),
    told(create, { title: '周六班', weights: { homework: 40, exam: 50 } }),
    told(create, { title: '周六班', groups: [{ name: '提高组' }, {}] }),
    told(contract.memberPoints.calls.adjust, { account: 'xuesheng', delta: 5, reason: '补录' }),
    told(create, { title: '周六班', colour: 'red' }),
  ]).toEqual([
    ['id', '提交的内容有误：编号格式不正确'],
    ['id', '提交的内容有误：编号，不能为空'],
    ['isPublic', '提交的内容有误：公开，格式不正确'],
    ['weights.chapter', '提交的内容有误：权重，不能为空'],
    ['groups.1.name', '提交的内容有误：第 2 项的名称，不能为空'],
    ['requestId', '提交的内容有误：「requestId」，不能为空，请刷新页面后再试'],
    ['colour', '提交的内容有误：页面发来了不认识的 colour，请刷新页面后再试'],
  ]);
});

test('parseInput: removes direction marks from every text, at any depth', () => {
  const turned = Array.from('\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069').join('甲');
  const call: CallDefinition = {
    ...signIn,
    input: z.strictObject({ title: z.string(), rows: z.array(z.object({ note: z.string() })) }),
  };
  const body = { title: `a${turned}b`, rows: [{ note: '\u202Efdp.exe' }] };
  expect(parseInput(call, { body, hasBody: true, query: new URLSearchParams(), pathFields: {} })).toEqual({
    title: `a${'甲'.repeat(8)}b`,
    rows: [{ note: 'fdp.exe' }],
  });
});
