// Attacks that need a real socket: raw bytes, replayed requests and concurrent calls. The inputs of calls are fuzzed in
// packages/server/src/testing/everyCall/fuzz.test.ts.
import { connect } from 'node:net';
import { ApiError } from '@aosai/api/client/errors';
import { ERRORS } from '@aosai/api/kit/errors';
import { API_PREFIX, DEBUG_PER_MINUTE } from '@aosai/api/kit/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { mountedCalls } from '../../packages/server/src/testing/testCalls.ts';
import { openGespExam, type Place, sit, type Sitting } from '../load/demoExam.ts';
import { openWire, post, sealed, sendSealed, serverKeyOf, type Wire } from '../load/wire.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

const AT_ONCE = 50;

let product: Product;
let place: Place;
let student: Person;
let sitting: Sitting;
let program: RoomQuestion;
let wire: Wire;
let serverKey: Awaited<ReturnType<typeof serverKeyOf>>;

const wireOf = ({ session, cookie }: Person): Wire => ({ ...openWire(), session, cookie });

beforeAll(async () => {
  product = await startProduct();
  student = await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
  place = await openGespExam(student);
  sitting = await sit(student, place);
  const found = sitting.room.sections.flatMap(({ questions }) => questions).find((one) => one.programming !== null);
  if (!found) throw new Error('the paper has no programming task');
  program = found;
  wire = wireOf(student);
  serverKey = await serverKeyOf(product.url);
});

afterAll(async () => {
  await product.stop();
  await removeData(product);
});

/** Returns log lines of level 50 and 60: the server logs only unexpected errors at these levels. */
const serverErrors = () => product.output().match(/"level":[56]0.*/g) ?? [];

async function refusal(response: Response): Promise<string> {
  const text = await response.text();
  const about = `${response.status} ${text.slice(0, 300)}`;
  expect(response.status, about).toBeGreaterThanOrEqual(400);
  expect(response.status, about).toBeLessThan(500);
  const body = JSON.parse(text) as { success: unknown; code: string; message: string };
  expect(body, about).toMatchObject({ success: false });
  expect(Object.keys(ERRORS), about).toContain(body.code);
  expect(body.message, about).toMatch(/\p{Script=Han}/u);
  return body.code;
}

const BODIES: [name: string, body: string | Uint8Array<ArrayBuffer>, code: string][] = [
  ['nothing', '', 'ENV_MALFORMED'],
  ['null', 'null', 'ENV_MALFORMED'],
  ['a list', '[]', 'ENV_MALFORMED'],
  ['half an object', '{"key":', 'ENV_MALFORMED'],
  ['plain input', '{"examId":"01K9ZXCVBNMASDFGHJKMQWERTY"}', 'ENV_MALFORMED'],
  ['numbers for strings', '{"key":1,"data":2,"signature":3}', 'ENV_MALFORMED'],
  ['empty strings', '{"key":"","data":"","signature":""}', 'ENV_MALFORMED'],
  ['a NUL', '\0', 'ENV_MALFORMED'],
  ['broken UTF-8', Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), 'ENV_MALFORMED'],
  ['deep nesting', '['.repeat(200_000), 'ENV_MALFORMED'],
  ['more than 1 MiB', 'a'.repeat(1024 * 1024 + 1), 'ENV_TOO_LARGE'],
];

const writing = mountedCalls().filter(({ method, call }) => method !== 'GET' && !call.plain);

const ofEachResource = [...new Map(writing.map((one) => [one.name.split('.')[0], one])).values()];

test.each(BODIES)('%s instead of an envelope is refused by every call', async (name, body, code) => {
  // Only plain input goes to all calls, because of the rate limit of an address. The longest and deepest bodies go to a
  // few, since they are checked before routing.
  const calls = body.length > 1000 ? writing.slice(0, 3) : name === 'plain input' ? writing : ofEachResource;
  const codes = await Promise.all(
    calls.map(async ({ method, path }) =>
      refusal(
        await fetch(`${product.url}${API_PREFIX}${path}`, {
          method,
          body,
          headers: { 'App-Id': 'aosai', 'Content-Type': 'application/json', Cookie: student.cookie },
        }),
      ),
    ),
  );
  expect(new Set(codes)).toEqual(new Set([code]));
});

test('refuses content types that an HTML form of another site can send', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    const response = await fetch(`${product.url}${API_PREFIX}/examPaperEnroll/start`, {
      method: 'POST',
      body: '{"key":"","data":"","signature":""}',
      headers: { 'App-Id': 'aosai', 'Content-Type': type, Cookie: student.cookie },
    });
    expect(await refusal(response)).toBe('ENV_MALFORMED');
  }
});

test.each([
  ['a NUL', '/%00', 'CALL_NOT_FOUND'],
  ['bytes that are no text', '/%ff%fe', 'CALL_NOT_FOUND'],
  ['a way up', '/exam/queryList/../../../etc/passwd', 'CALL_NOT_FOUND'],
  ['an empty part', '/exam//queryList', 'CALL_NOT_FOUND'],
  ['a prototype', '/examPaperEnroll/__proto__', 'CALL_NOT_FOUND'],
  ['a method of objects', '/constructor/toString', 'CALL_NOT_FOUND'],
  ['8,000 letters', `/${'a'.repeat(8_000)}`, 'CALL_NOT_FOUND'],
  ['a file elsewhere', '/common/file/..%2f..%2fkeys%2fmaster?appId=aosai', 'VALIDATION'],
])('%s in the address is refused', async (_, path, code) => {
  const url = `${product.url}${API_PREFIX}${path}`;
  const response = await fetch(url, { headers: { 'App-Id': 'aosai' } });
  // The URL parser resolves `..`, so the request leaves the API, and the site answers with its 404 page.
  if (!new URL(url).pathname.startsWith(API_PREFIX)) expect(response.status).toBe(404);
  else expect(await refusal(response)).toBe(code);
});

test.each(['PATCH', 'DELETE', 'OPTIONS'])('%s is refused as a method', async (method) => {
  const response = await fetch(`${product.url}${API_PREFIX}/examMemberQuestion/save`, {
    method,
    headers: { 'App-Id': 'aosai' },
  });
  expect(await refusal(response)).toBe('METHOD_NOT_ALLOWED');
});

/** Sends raw bytes; resolves with all that the server answers. */
function raw(bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    // A reset counts as an answer.
    socket.on('error', () => resolve(answer));
  });
}

const SAVE_LINE = `POST ${API_PREFIX}/examMemberQuestion/save HTTP/1.1\r\nHost: 127.0.0.1\r\nApp-Id: aosai\r\nContent-Type: application/json\r\n`;

test('invalid HTTP, wrong lengths and truncated requests end in 4xx or a closed connection', async () => {
  const answers = await Promise.all([
    raw('\x16\x03\x01\x02\x00hello'),
    raw('GET / HTTP/9.9\r\n\r\n'),
    raw(`${SAVE_LINE}Content-Length: -1\r\n\r\n{}`),
    raw(`${SAVE_LINE}Content-Length: 1000\r\n\r\n{"key":`),
    raw(`${SAVE_LINE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    raw(`${SAVE_LINE}Transfer-Encoding: chunked\r\n\r\nffffffff\r\n{}`),
    raw(`${SAVE_LINE}X: ${'y'.repeat(100_000)}\r\n\r\n`),
  ]);
  expect(answers.filter((answer) => answer !== '' && !/^HTTP\/1\.1 4\d\d/.test(answer))).toEqual([]);
  expect(serverErrors()).toEqual([]);
});

const saveOf = (baseRevision: number, code: string, questionId = program.id) => ({
  attemptId: sitting.room.attempt.id,
  token: sitting.token,
  answers: [{ questionId, baseRevision, answer: { kind: 'code', language: 53, code }, flagged: false, spentMs: 0 }],
  events: [],
});

test('a captured save cannot be replayed, sent to another call or sent by another person', async () => {
  const path = '/examMemberQuestion/save';
  const request = sealed('POST', product.url, serverKey, wire, path, saveOf(0, '// captured'));
  const send = (to: string, as: Wire) => sendSealed('POST', `${product.url}${API_PREFIX}${to}`, as, request);
  const codeOf = async (to: string, as: Wire) => (await send(to, as)).body.code;
  const other = wireOf(await signIn(product.url, 'xuesheng2', DEMO_PASSWORD));
  expect(await codeOf('/examPaperEnroll/complete', wire)).toBe('ENV_SIGNATURE');
  expect(await codeOf(`${path}?again=1`, wire)).toBe('ENV_SIGNATURE');
  expect(await codeOf(path, other)).toBe('ENV_SIGNATURE');
  expect(await codeOf(path, { ...wire, cookie: '' })).toBe('ENV_SESSION');
  const first = await send(path, wire);
  expect(first.body).toMatchObject({ success: true, data: { revisions: [{ revision: 1 }] } });
  expect(await codeOf(path, wire)).toBe('ENV_REPLAY');
  const copies = await Promise.all(Array.from({ length: AT_ONCE }, () => codeOf(path, wire)));
  expect(new Set(copies)).toEqual(new Set(['ENV_REPLAY']));
  const fresh = sealed('POST', product.url, serverKey, wire, path, saveOf(1, '// fresh'));
  const race = await Promise.all(
    Array.from({ length: AT_ONCE }, () => sendSealed('POST', `${product.url}${API_PREFIX}${path}`, wire, fresh)),
  );
  expect(race.filter(({ body }) => body.success)).toHaveLength(1);
});

test('replaces NUL and lone surrogates in a saved program and keeps all other characters', async () => {
  const code = 'a\0b\ud800c\udfffd 中文 💥\u2028';
  const reply = await post(product.url, serverKey, wire, '/examMemberQuestion/save', saveOf(2, code));
  expect(reply.body).toMatchObject({ success: true, data: { revisions: [{ revision: 3 }] } });
  const latest = await student.client.examMemberQuestion.queryLatest({
    attemptId: sitting.room.attempt.id,
    questionId: program.id,
  });
  expect(latest.record?.answer).toEqual({ kind: 'code', language: 53, code: 'a\uFFFDb\uFFFDc\uFFFDd 中文 💥\u2028' });
});

/** Error codes of refused calls; null for calls that succeeded. */
async function codes(calls: Promise<unknown>[]): Promise<(string | null)[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((result) => {
    if (result.status === 'fulfilled') return null;
    if (result.reason instanceof ApiError) return result.reason.code;
    throw result.reason;
  });
}

const copies = <T>(make: (no: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: AT_ONCE }, (_, no) => make(no));

test('fifty concurrent calls have one effect: enrol, start, save, trial run and hand in', async () => {
  const { client } = await signIn(product.url, 'xuesheng3', DEMO_PASSWORD);
  const { examId, examPaperId } = place;

  const enrolled = await codes(copies(() => client.examEnroll.enroll({ examId })));
  expect(new Set(enrolled.filter((code) => code !== null && code !== 'ENROLL_EXISTS'))).toEqual(new Set());
  const statistics = await client.examEnroll.queryMineStatistics({});
  const { total } = await client.exam.queryList({ page: 0, size: 20, mine: true });
  expect(total).toBe(statistics.enrolledCount);

  const deviceId = 'device-of-the-test';
  const rooms = await Promise.all(copies(() => client.examPaperEnroll.start({ examId, examPaperId, deviceId })));
  const [room] = rooms;
  expect(new Set(rooms.map(({ attempt }) => attempt.id)).size).toBe(1);
  expect(new Set(rooms.map(({ token }) => token)).size).toBe(1);
  if (!room?.token) throw new Error('the device that started does not hold the attempt');
  const [attemptId, token] = [room.attempt.id, room.token];

  const offer = (no: number) => ({
    questionId: program.id,
    baseRevision: 0,
    answer: { kind: 'code' as const, language: 53 as const, code: `// copy ${no}` },
    flagged: false,
    spentMs: 0,
  });
  const saved = await Promise.all(
    copies((no) => client.examMemberQuestion.save({ attemptId, token, answers: [offer(no)], events: [] })),
  );
  const revisions = saved.flatMap((reply) => reply.revisions);
  expect(revisions.filter(({ conflict }) => !conflict)).toMatchObject([{ revision: 1 }]);

  const run = { attemptId, token, questionId: program.id, language: 53 as const, code: 'int main() { for (;;); }' };
  const runs = await codes(copies(() => client.examMemberQuestion.debug({ ...run, input: '' })));
  const accepted = runs.filter((code) => code === null).length;
  expect(accepted).toBeGreaterThanOrEqual(1);
  expect(accepted).toBeLessThanOrEqual(DEBUG_PER_MINUTE);
  expect(new Set(runs.filter((code) => code !== null))).toEqual(new Set(['DEBUG_BUSY']));

  const receipts = await Promise.all(
    copies(() => client.examPaperEnroll.complete({ id: attemptId, token, answers: [] })),
  );
  expect(new Set(receipts.map((receipt) => JSON.stringify({ ...receipt, serverNow: '' }))).size).toBe(1);
  const attempts = await client.examPaperEnroll.queryList({ page: 0, size: 20, examId });
  expect(attempts.content.map(({ id }) => id)).toEqual([attemptId]);
  expect(serverErrors()).toEqual([]);
});
