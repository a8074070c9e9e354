import { afterAll, expect, test } from 'vitest';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { signAsWorker } from '../../testing/signAsWorker.ts';
import { openTestApp, ORIGIN, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const UNKNOWN_BODY_BYTES = 16 * 1024;
const CHUNK_BYTES = 4 * 1024;
const SENT_BYTES = 16 * UNKNOWN_BODY_BYTES;

const WRITES = Object.values(contract).flatMap(({ path: below, calls }) =>
  Object.entries<CallDefinition>(calls).flatMap(([action, call]) =>
    Object.keys(call.mounts).flatMap((group) =>
      call.methods
        .filter((method) => method !== 'GET')
        .map((method) => ({ method, path: `${group && `/${group}`}${call.path ?? `/${below}/${action}`}` })),
    ),
  ),
);

/** Sends a long body, with or without an announced length, and counts the bytes that the server read. */
async function flood(method: string, path: string, headers: Record<string, string>) {
  let takenBytes = 0;
  const chunk = new Uint8Array(CHUNK_BYTES).fill(120);
  const body = new ReadableStream({
    pull(controller) {
      takenBytes += CHUNK_BYTES;
      controller.enqueue(chunk);
      if (takenBytes === SENT_BYTES) controller.close();
    },
  });
  const init = { method, body, duplex: 'half', headers: { 'App-Id': 'aosai', ...headers } } as RequestInit;
  const response = await site.fetch(new Request(ORIGIN + API_PREFIX + path, init));
  const { code } = (await response.json()) as { code?: string };
  return { code, takenBytes };
}

const JSON_BODY = { 'Content-Type': 'application/json' };

test('S37 readBody: without a session accepts at most 16 KiB and reads no more', async () => {
  expect(WRITES.length).toBeGreaterThan(100);
  const read: string[] = [];
  for (const { method, path } of WRITES) {
    const unannounced = await flood(method, path, JSON_BODY);
    const announced = await flood(method, path, { ...JSON_BODY, 'Content-Length': String(SENT_BYTES) });
    const forged = await flood(method, path, { ...JSON_BODY, Cookie: `aosai-aosai=${'A'.repeat(43)}` });
    // A stream prefetches one chunk.
    const isRead = [unannounced, announced, forged].some(({ takenBytes }, at) => {
      return takenBytes > (at === 1 ? CHUNK_BYTES : UNKNOWN_BODY_BYTES + 2 * CHUNK_BYTES);
    });
    const codes = [unannounced.code, announced.code, forged.code];
    if (
      isRead ||
      codes.some((code) => !/^(ENV_SESSION|ENV_MALFORMED|ENV_TOO_LARGE|WORKER_REFUSED)$/.test(code ?? ''))
    ) {
      read.push(`${method} ${path} ${codes.join()}`);
    }
  }
  expect(read).toEqual([]);
});

const longName = (visitor: Visitor | null) =>
  site.send('POST', '/dict/queryByValue', { visitor, body: { value: 'x'.repeat(2 * UNKNOWN_BODY_BYTES) } });

test('readBody: reads the same body with a session, and the call refuses its content', async () => {
  expect((await longName(null)).body).toEqual({
    success: false,
    code: 'ENV_SESSION',
    message: '登录已失效，请重新登录',
  });
  expect((await longName(await site.signIn('xuesheng'))).body.code).toBe('VALIDATION');
});

test('readBody: with a session the limit depends on the call: an id, the filters of a list, or long texts', async () => {
  const visitor = await site.signIn('guanli', 'user');
  const sent = async (path: string, bytes: number) => {
    const { body } = await site.send('POST', path, { visitor, body: { keyword: 'x'.repeat(bytes) } });
    return body.code;
  };
  expect([
    await sent('/bms/examPaper/queryList', 40 * 1024),
    await sent('/bms/examPaper/queryList', 60 * 1024),
    await sent('/bms/exam/create', 700 * 1024),
    await sent('/bms/exam/create', 800 * 1024),
  ]).toEqual(['VALIDATION', 'ENV_TOO_LARGE', 'VALIDATION', 'ENV_TOO_LARGE']);
  const { body } = await site.send('PUT', '/bms/exam/publish', { visitor, body: { id: 'x'.repeat(16 * 1024) } });
  expect(body.code).toBe('ENV_TOO_LARGE');
});

test('readBody: accepts long results of a judge worker, whose signature is verified first', async () => {
  const body = { worker: 'x'.repeat(2 * UNKNOWN_BODY_BYTES) };
  const signed = signAsWorker({ path: '/judge/result', body, nowMs: site.now().getTime() });
  const answer = (await (await site.fetch(signed)).json()) as { code?: string };
  expect(answer.code).toBe('VALIDATION');

  const stolen = signAsWorker({ path: '/judge/result', body, nowMs: site.now().getTime() });
  const { code, takenBytes } = await flood('POST', '/judge/result', {
    'Aosai-Worker': (stolen.headers.get('Aosai-Worker') ?? '').replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
  });
  expect([code, takenBytes]).toEqual(['WORKER_REFUSED', CHUNK_BYTES]);
});
