import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/newId.ts';
import { openTestApp, type Reply, type TestApp } from '../../testing/testApp.ts';
import { validInput } from '../../testing/testArbitrary.ts';
import { type MountedCall, mountedCalls } from '../../testing/testCalls.ts';
import { type Caller, CALLERS, type MatrixPeople, matrixPeople, type Owner, OWNERS } from './matrixPeople.ts';
import { matrixRows, type RowKind, type RowMaker } from './matrixRows.ts';
import { NAMED_ROWS } from './namedRows.ts';
import type { Rule } from './rule.ts';
import { COMMON_RULES } from './rules/common.ts';
import { EXAM_RULES } from './rules/exam.ts';
import { PEOPLE_RULES } from './rules/people.ts';

/** One line for each method: what people wrote, never what the contract says. */
const RULES = new Map<string, Rule>(
  Object.entries({ ...COMMON_RULES, ...EXAM_RULES, ...PEOPLE_RULES }).flatMap(([address, rule]) => {
    const [methods = '', path = ''] = address.split(' ');
    return methods.split(',').map((method) => [`${method} ${path}`, rule] as const);
  }),
);
const addressOf = ({ method, path }: MountedCall) => `${method} ${path}`;
const calls = mountedCalls();

let site: TestApp;
let people: MatrixPeople;
let rows: Record<RowKind, RowMaker>;
beforeAll(async () => {
  site = await openTestApp({
    judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] }),
  });
  people = await matrixPeople(site);
  rows = matrixRows(site, people);
}, 60_000);
afterAll(() => site.close());

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/;
/** Who was shown a whole mobile number by which call. */
const mobilesShown = new Set<string>();

async function send(mounted: MountedCall, caller: Caller, input: Record<string, unknown>): Promise<Reply> {
  const reply = await request(mounted, caller, input);
  if (MOBILE.test(JSON.stringify(reply.body))) mobilesShown.add(`${addressOf(mounted)} ${caller}`);
  return reply;
}

function request(mounted: MountedCall, caller: Caller, input: Record<string, unknown>): Promise<Reply> {
  const { call, method } = mounted;
  const options = { visitor: people.visitors[caller], appId: people.appIdOfCaller(caller) };
  const path = mounted.path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(input[name] ?? 'nothing-here'));
  const rest = Object.entries(input).filter(([name]) => !mounted.path.includes(`{${name}}`));
  if (call.upload) {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, textOf(value));
    return site.send(method, path, { ...options, form });
  }
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of rest) if (value !== undefined) query.append(name, textOf(value));
    const text = query.size > 0 ? `?${query.toString()}` : '';
    return site.send('GET', path + text, { ...options, ...(call.signedGet && { headerForm: true }) });
  }
  const isPageKey = (name: string) => call.list === true && ['page', 'size', 'sort'].includes(name);
  const query = rest.filter(([name]) => isPageKey(name)).map(([name, value]) => `${name}=${textOf(value)}`);
  const body = Object.fromEntries(rest.filter(([name]) => !isPageKey(name)));
  return site.send(method, path + (query.length > 0 ? `?${query.join('&')}` : ''), { ...options, body });
}

test('S02: every call of the catalogue that is mounted has a rule, and every rule is mounted', () => {
  expect([...RULES.keys()].toSorted()).toEqual([...new Set(calls.map(addressOf))].toSorted());
});

const CLOSED = new Set(['SIGN_IN_REQUIRED', 'FORBIDDEN', 'WORKER_REFUSED']);
const refusalOf = (caller: Caller) => (caller === 'anonymous' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN');

test('S03: every mount opens to whom its rule names, and to nobody else', async () => {
  const expected: string[] = [];
  const found: string[] = [];
  for (const mounted of calls) {
    const { doors = [], refusal }: Partial<Rule> = RULES.get(addressOf(mounted)) ?? {};
    for (const caller of CALLERS) {
      // A knock that the input check refuses: who is let in, without doing anything.
      const { body, status } = await send(mounted, caller, { stray: 'knock' });
      if (mounted.call.stream && status === 200) site.events.closeAll();
      const answer = body.code !== undefined && CLOSED.has(body.code) ? body.code : 'open';
      found.push(`${addressOf(mounted)} ${caller}: ${answer}`);
      const isIn = doors.includes(caller);
      expected.push(`${addressOf(mounted)} ${caller}: ${isIn ? 'open' : (refusal ?? refusalOf(caller))}`);
    }
  }
  expect(found).toEqual(expected);
}, 120_000);

/** One input of each call that its schema lets through. */
const samples = new Map<string, Record<string, unknown>>();

function sampleOf({ name, call }: MountedCall): Record<string, unknown> {
  const known = samples.get(name) ?? fc.sample(validInput(call.input), { numRuns: 1, seed: 7 })[0] ?? {};
  samples.set(name, known);
  return known;
}

/** The field by which a call names its row. */
function fieldOf({ name, call }: MountedCall): string {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  return NAMED_ROWS[name]?.field ?? ['id', 'ids', 'fileName'].find((field) => field in properties) ?? 'id';
}

function kindOf({ name }: MountedCall): RowKind {
  const [resource = ''] = name.split('.');
  const found = NAMED_ROWS[name]?.kind ?? resource;
  if (!(found in rows)) throw new Error(`no rows of the kind ${found} for ${name}`);
  return found as RowKind;
}

/** Rows that no call has changed yet, so that reading calls share them. */
const kept = new Map<string, Promise<string | null>>();

function keptRow(kind: RowKind, owner: Owner): Promise<string | null> {
  const key = `${kind} ${owner}`;
  const known = kept.get(key) ?? rows[kind](owner);
  kept.set(key, known);
  return known;
}

const changes = ({ name }: MountedCall) => !/\.(query|generate|report|download|read)/.test(name);
/** Methods and mounts with one rule share a handler and what it sees: the rows are tried with the first of them. */
const firsts = [
  ...new Map(
    calls
      .toReversed()
      .filter(({ method, call }) => method === call.methods[0])
      .map((mounted) => [`${mounted.name} ${JSON.stringify(RULES.get(addressOf(mounted)))}`, mounted]),
  ).values(),
].toReversed();

const withRows = firsts.flatMap((mounted) => {
  const rule = RULES.get(addressOf(mounted));
  return rule?.rows ? [{ mounted, rule, reach: rule.rows }] : [];
});

/** What a caller learns of a row: `there` is any answer that only an existing row gives. */
async function sight(mounted: MountedCall, field: string, caller: Caller, id: string): Promise<string> {
  const rest = NAMED_ROWS[mounted.name]?.input?.(caller, people) ?? sampleOf(mounted);
  const { body } = await send(mounted, caller, { ...rest, [field]: field.endsWith('s') ? [id] : id });
  switch (body.code) {
    case 'NOT_FOUND':
    case 'FORBIDDEN':
      return body.code;
    case 'VALIDATION':
      return body.message ?? '';
    default:
      return 'there';
  }
}

test.each(withRows)('S02: $mounted.method $mounted.path shows each caller the rows of its rule', async (one) => {
  const { mounted, rule, reach } = one;
  const kind = kindOf(mounted);
  const field = fieldOf(mounted);
  const found: string[] = [];
  const expected: string[] = [];
  for (const caller of rule.doors) {
    const refused = rule.refused?.includes(caller) ?? false;
    for (const owner of OWNERS) {
      const isThere = !refused && (reach[caller] ?? []).includes(owner);
      const id = await (isThere && changes(mounted) ? rows[kind](owner) : keptRow(kind, owner));
      if (id === null) continue;
      found.push(`${caller} → ${owner}: ${await sight(mounted, field, caller, id)}`);
      expected.push(`${caller} → ${owner}: ${refused ? 'FORBIDDEN' : isThere ? 'there' : 'NOT_FOUND'}`);
    }
    found.push(`${caller} → missing: ${await sight(mounted, field, caller, newId())}`);
    expected.push(`${caller} → missing: ${refused ? 'FORBIDDEN' : 'NOT_FOUND'}`);
  }
  expect(found).toEqual(expected);
});

const withLists = firsts.flatMap((mounted) => {
  const rule = RULES.get(addressOf(mounted));
  return rule?.list ? [{ mounted, doors: rule.doors, reach: rule.list }] : [];
});

test.each(withLists)('S02: $mounted.method $mounted.path lists each caller the rows of its rule', async (one) => {
  const { mounted, doors, reach } = one;
  const owners = new Map<string, Owner>();
  for (const owner of OWNERS) {
    const id = await rows[kindOf(mounted)](owner);
    if (id !== null) owners.set(id, owner);
  }
  const found: string[] = [];
  const expected: string[] = [];
  for (const caller of doors) {
    const { body } = await send(mounted, caller, { size: 200, ...NAMED_ROWS[mounted.name]?.input?.(caller, people) });
    const { content } = (body.data ?? {}) as { content?: { id: string }[] };
    const shown = new Set((content ?? []).flatMap(({ id }) => owners.get(id) ?? []));
    for (const owner of new Set(owners.values())) {
      found.push(`${caller} → ${owner}: ${content ? (shown.has(owner) ? 'listed' : 'hidden') : (body.message ?? '')}`);
      expected.push(`${caller} → ${owner}: ${reach[caller]?.includes(owner) ? 'listed' : 'hidden'}`);
    }
  }
  expect(found).toEqual(expected);
});

test('S33: of all these answers, a whole mobile number stands only where its owner or the office looks at one person', () => {
  const allowed = ['officer', 'parent', 'student', 'super', 'teacher'].map(
    (caller) => `GET /member/queryById ${caller}`,
  );
  expect([...mobilesShown].toSorted()).toEqual(allowed);
});
