import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { callCount } from '../base/metrics.ts';
import { openTestApp } from '../testing/testApp.ts';
import { failureOf } from './errors.ts';
import { failedRequest } from './httpContext.ts';
import { observe } from './observe.ts';

interface Line {
  requestId?: string;
  [field: string]: unknown;
}

/** A site with one call and one fault, and the lines that it logs. */
function siteWith({ trustProxy = false, logsAccess = true } = {}) {
  const lines: Line[] = [];
  const log = pino(
    { level: 'warn', base: null, timestamp: false },
    { write: (text) => lines.push(JSON.parse(text) as Line) },
  );
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(observe({ log, trustProxy, logsAccess }));
  app.get('/call', (c) => {
    c.set('call', 'exam:queryById');
    return c.json({});
  });
  app.get('/fault', () => {
    throw new TypeError('x is undefined');
  });
  app.onError((error, c) => {
    const { body, status } = failureOf(error, log, new Date(), failedRequest(c));
    return c.json(body, status);
  });
  const ask = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { ask, lines };
}

const idOf = (reply: Response) => reply.headers.get('X-Request-Id');

test('observe: the number of an unexpected error is in header, log and message', async () => {
  const { ask, lines } = siteWith();
  const reply = await ask('/fault');
  const id = idOf(reply);
  expect(id).toMatch(/^[2-9a-z]{12}$/);
  expect(await reply.json()).toEqual({
    success: false,
    code: 'INTERNAL',
    message: `服务器出了点问题，请稍后再试（反馈编号 ${id}）`,
    requestId: id,
  });
  expect(lines.map(({ requestId, msg }) => [requestId, msg])).toEqual([
    [id, 'unexpected error'],
    [id, 'request'],
  ]);
});

test('observe: takes the number of a trusted proxy only, and only a harmless one', async () => {
  const given = '3f2a9c1d04b5e6f73f2a9c1d04b5e6f7';
  const withProxy = siteWith({ trustProxy: true });
  expect(idOf(await withProxy.ask('/call', { 'X-Request-Id': given }))).toBe(given);
  for (const forged of ['short', 'a'.repeat(65), 'a"},{"level":60', 'ab<script>cd']) {
    expect(idOf(await withProxy.ask('/call', { 'X-Request-Id': forged }))).toMatch(/^[2-9a-z]{12}$/);
  }
  expect(idOf(await siteWith().ask('/call', { 'X-Request-Id': given }))).not.toBe(given);
});

test('observe: a line of the access log names call and status, and nobody', async () => {
  const { ask, lines } = siteWith();
  await ask('/call?name=%E6%9D%8E%E6%98%8E&mobile=13800138000', {
    'User-Agent': 'secret-agent',
    Cookie: 'secret-cookie',
    'X-Forwarded-For': '203.0.113.9',
  });
  expect(lines).toEqual([
    {
      level: 30,
      requestId: expect.any(String),
      call: 'exam:queryById',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ]);
});

test('observe: without the setting no request is logged', async () => {
  const { ask, lines } = siteWith({ logsAccess: false });
  await ask('/call');
  expect(lines).toEqual([]);
});

test('observe: a thousand invented addresses add no series', async () => {
  const { fetch, close } = await openTestApp();
  const seriesNow = async () => (await callCount.get()).values.map(({ labels }) => labels.call);
  await fetch(new Request('http://127.0.0.1:3000/aosai/api/nothing/atAll'));
  const before = new Set(await seriesNow());
  for (let no = 0; no < 1_000; no += 1) {
    const where = no % 2 === 0 ? `aosai/api/exam/made${no}Up` : `web/page-${no}`;
    await fetch(new Request(`http://127.0.0.1:3000/${where}`));
  }
  expect([...new Set(await seriesNow())].filter((call) => !before.has(call))).toEqual([]);
  await close();
});

test('observe: a call is counted under its name in the contract', async () => {
  const { fetch, close } = await openTestApp();
  const countOf = async () =>
    (await callCount.get()).values.find(({ labels }) => labels.call === 'exam:queryById' && labels.status === 400)
      ?.value ?? 0;
  const before = await countOf();
  const reply = await fetch(new Request('http://127.0.0.1:3000/aosai/api/exam/queryById?id=1'));
  expect([reply.status, (await countOf()) - before]).toEqual([400, 1]);
  await close();
});
