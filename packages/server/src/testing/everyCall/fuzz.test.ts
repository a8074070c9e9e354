import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { formOf } from '@aosai/api/client/sendForm';
import { ERRORS } from '@aosai/api/kit/errors';
import { seedExams } from '../../demo/demo.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestApp, type Reply, type TestApp } from '../testApp.ts';
import { keepPersonas } from '../keepPersonas.ts';
import { brokenInput, validInput } from '../testArbitrary.ts';
import { mountedCalls, type MountedCall } from '../testCalls.ts';
import { type Persona, signInPersonas } from '../testPersonas.ts';

/** Runs per call; `npm run test:nightly` sets 100. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1);
const PAGE_KEYS = new Set(['page', 'size', 'sort']);

let site: TestApp;
let personas: Persona[];
let revive: () => Promise<void>;
let ids: string[] = [];
beforeAll(async () => {
  site = await openTestApp({
    judgeStatus: () => ({
      available: true,
      level: 'L3',
      layers: [],
      compilers: [],
      slots: 1,
      stepping: 'ready',
      problems: [],
    }),
  });
  personas = await signInPersonas(site);
  await seedExams(site.db, site.services.testData, site.now(), site.people);
  ids = await idsOfRunningExam();
  revive = await keepPersonas(site, personas);
});

/** Ids of rows of every kind, including a running attempt of the student persona. */
async function idsOfRunningExam(): Promise<string[]> {
  const { db, people } = site;
  const student = await site.signIn('xuesheng');
  for (const { id, examPaperIds } of await db.select().from(exam)) {
    await site.send('POST', '/examEnroll/enroll', { visitor: student, body: { examId: id } });
    const body = { examId: id, examPaperId: examPaperIds[0], deviceId: 'fuzz-device' };
    await site.send('POST', '/examPaperEnroll/start', { visitor: student, body });
  }
  const tables = [exam, examPaper, enrolment, examPaperEnroll, examMemberQuestion, submission];
  const rows = await Promise.all(tables.map((table) => db.select({ id: table.id }).from(table).limit(8)));
  const questions = await db.select({ id: examMemberQuestion.questionVersionId }).from(examMemberQuestion).limit(8);
  return [...rows.flat(), ...questions].map(({ id }) => id).concat(people.studentId, people.teacherId);
}
beforeEach(() => revive());
afterAll(() => site.close());

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      query.append(name, textOf(item).slice(0, 2_000));
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}

function send(
  { call, method, path }: MountedCall,
  input: Record<string, unknown>,
  visitor: Persona['visitor'],
): Promise<Reply> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(input[name] ?? 'x').slice(0, 100)),
  );
  if (method === 'GET') {
    const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`{${name}}`)));
    return site.send('GET', address + queryOf(rest), { visitor, ...(call.signedGet && { headerForm: true }) });
  }
  const inQuery = (name: string) => call.list === true && PAGE_KEYS.has(name);
  const query = Object.fromEntries(Object.entries(input).filter(([name]) => inQuery(name)));
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !inQuery(name)));
  if (call.upload) return site.send(method, address, { visitor, form: formOf(body, [new File(['x'], 'x.txt')]) });
  return site.send(method, address + queryOf(query), { visitor, body });
}

function checkReply({ method, path, call }: MountedCall, input: unknown, reply: Reply): void {
  const about = `${method} ${path} ${JSON.stringify(input).slice(0, 300)}`;
  // 501 is a valid reply: what this call needs is not configured.
  if (reply.body.code !== 'NOT_CONFIGURED') expect(reply.status, about).toBeLessThan(500);
  if (call.stream && reply.status === 200) {
    site.events.closeAll();
    return;
  }
  // A file instead of JSON, only from a call that declares it, and only on success.
  if (call.download && reply.status === 200) return;
  if (reply.body.success) return;
  const more = reply.body.code === 'WORK_REQUIRED' ? ['challenge'] : [];
  // A refused input names its field where one is to blame, and so does a row that an input names and nobody has.
  const { path: field, ...rest } = reply.body;
  if (field !== undefined) {
    expect(typeof field, about).toBe('string');
    expect(['VALIDATION', 'NOT_FOUND'], about).toContain(reply.body.code);
  }
  expect(Object.keys(rest).sort(), about).toEqual([...more, 'code', 'message', 'success']);
  expect(Object.keys(ERRORS), about).toContain(reply.body.code);
  expect(reply.body.message, about).toMatch(/\p{Script=Han}/u);
  expect(JSON.stringify(reply.body), about).not.toMatch(/\bselect\b|\bat .*\.ts:\d+|node_modules/i);
}

const MAY_END_THE_SESSION = new Set(['auth.logout']);
// Without calls of judge workers, which need a signature (judgeWorkers.test.ts fuzzes them), and calls open to nobody.
const calls = mountedCalls().filter(
  ({ name, roles }) => !MAY_END_THE_SESSION.has(name) && !roles.includes('judgeWorker') && !roles.includes('nobody'),
);

test.each(calls)('$method $path replies to any input with data or a clear error', async (mounted) => {
  const allowed = personas.filter(({ roles }) => mounted.roles.some((role) => roles.includes(role)));
  const visitor = fc.constantFrom(...allowed.map((persona) => persona.visitor));
  const input = fc.oneof(validInput(mounted.call.input, ids), brokenInput(mounted.call.input, ids));
  await fc.assert(
    fc.asyncProperty(input, visitor, async (value, who) => {
      checkReply(mounted, value, await send(mounted, value, who));
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('every call with a body refuses a key that its schema does not name', async () => {
  // A provider's notice is taken as received, since its signature covers every byte.
  const withBody = calls.filter(({ method, call }) => method !== 'GET' && !call.raw);
  const refused = await Promise.all(
    withBody.map(async (mounted) => {
      const who = personas.find(({ roles }) => mounted.roles.some((role) => roles.includes(role)));
      const [input] = fc.sample(validInput(mounted.call.input), { numRuns: 1, seed: 7 });
      const reply = await send(mounted, { ...input, noSuchKey: true }, who?.visitor ?? null);
      return [mounted.path, reply.body.code, /noSuchKey/.test(reply.body.message ?? '')];
    }),
  );
  expect(refused).toEqual(withBody.map(({ path }) => [path, 'VALIDATION', true]));
});

const aCall = { name: '', group: '', roles: ['anyone'], method: 'POST', path: '/dict/queryByValue' } as const;
const post = (body: unknown) => send({ ...aCall, call: {} as CallDefinition }, body as Record<string, unknown>, null);

test('bodies that are no object or nested beyond 32 levels are refused with the reason', async () => {
  const nested = (levels: number) => JSON.parse(`${'{"value":'.repeat(levels)}"x"${'}'.repeat(levels)}`) as unknown;
  const deep = await post(nested(40));
  expect(deep.body).toEqual({ success: false, code: 'VALIDATION', message: '提交的内容有误：内容嵌套超过 32 层' });
  for (const body of [[], 'text', 7, null]) {
    const reply = await site.send('POST', '/dict/queryByValue', { body: body ?? 0 });
    expect(reply.body).toMatchObject({ code: 'VALIDATION', message: '提交的内容有误：内容应是一个对象' });
  }
});

test('page keys are accepted only in the query of a list call', async () => {
  const list = (query: string, body: unknown) => site.send('POST', `/exam/querySimpleList${query}`, { body });
  expect((await list('?page=0&size=201', {})).body.code).toBe('VALIDATION');
  expect((await list('?sort=title', {})).body.code).toBe('VALIDATION');
  expect((await list('', { page: 1 })).body.message).toBe('提交的内容有误：page 应放在地址里');
  expect((await list('?keyword=x', {})).body.message).toBe('提交的内容有误：地址中有不认识的参数 keyword');
});

test('text that PostgreSQL cannot store finds nothing, and never fails', async () => {
  expect((await site.send('GET', '/dict/queryByValue?value=a%00')).body.code).toBe('NOT_FOUND');
  for (const value of ['\0', 'a\0b', '\uD800', 'x\uDFFF']) {
    expect((await post({ value })).body.code).toBe('NOT_FOUND');
  }
});
