import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpBindings } from '@hono/node-server';
import { DEMO, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { member, user } from '../../db/schema/people.ts';
import { openTestApp, ORIGIN, type SendOptions, type Visitor } from '../../testing/testApp.ts';
import { mountMetrics } from '../port/metrics.ts';

const site = await openTestApp();
afterAll(() => site.close());

const PASSED_ON = [
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Anything',
  'X-Real-IP',
  'CF-Connecting-IP',
];
const ELSEWHERE: SendOptions[] = [
  ...PASSED_ON.map((name) => ({ headers: { [name]: '127.0.0.1' } })),
  { ip: '10.0.0.7' },
];

const visitors: Visitor[] = [];
beforeAll(async () => {
  for (const table of [member, user]) await site.db.update(table).set({ createdBy: DEMO });
  site.services.platform.demo = 'here';
  for (const { account, realm } of DEMO_ACCOUNTS) visitors.push(await site.signIn(account, realm));
});

const entry = ({ account, realm }: (typeof DEMO_ACCOUNTS)[number]) => ({ account, realm, password: DEMO_PASSWORD });
const HINT = '/common/config/queryByKey?key=demo.accounts';

test('S46 demo accounts can sign in on this machine, with inbox and hint', async () => {
  for (const one of DEMO_ACCOUNTS) {
    expect(await site.send('POST', '/auth/loginByPwd', { body: entry(one) })).toMatchObject({ status: 200 });
  }
  expect(await site.send('GET', '/dev/queryInbox')).toMatchObject({ status: 200 });
  expect(await site.send('GET', HINT)).toMatchObject({ status: 200 });
});

test('S46 a forwarded request signs no demo account in, and sees neither inbox nor hint', async () => {
  for (const elsewhere of ELSEWHERE) {
    for (const one of DEMO_ACCOUNTS) {
      const { status, body } = await site.send('POST', '/auth/loginByPwd', { ...elsewhere, body: entry(one) });
      expect([status, body.code, body.message]).toEqual([
        403,
        'DEMO_HERE_ONLY',
        expect.stringContaining('只能在服务器本机'),
      ]);
    }
    expect((await site.send('GET', '/dev/queryInbox', elsewhere)).body.code).toBe('CALL_NOT_FOUND');
    expect((await site.send('GET', HINT, elsewhere)).body.code).toBe('NOT_FOUND');
  }
});

test('S46 a demo account’s session opened here does not work for a forwarded request', async () => {
  for (const elsewhere of ELSEWHERE) {
    for (const visitor of visitors) {
      const { body } = await site.send('GET', '/auth/verify', { ...elsewhere, visitor });
      expect(body.code).toBe('SIGN_IN_REQUIRED');
    }
  }
  for (const visitor of visitors) {
    expect((await site.send('GET', '/auth/verify', { visitor })).body.data).toMatchObject({ valid: true });
  }
});

const app = new Hono<{ Bindings: HttpBindings }>();
const { db, services } = site;
const sources = { db, services, lagMs: () => 0, streams: () => 0, hearsOthers: () => true, connections: () => null };
mountMetrics(app, { sources, token: undefined });

test('S46 metrics are for this machine only: not by a public name, another address or a proxy', async () => {
  const ask = async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
    const incoming = { socket: { remoteAddress }, headers: Object.fromEntries(Object.entries(headers)) };
    return (await app.request(new Request(url, { headers }), undefined, { incoming })).status;
  };
  const answers = [
    await ask(`${ORIGIN}/metrics`, '127.0.0.1'),
    await ask('http://localhost:3000/metrics', '::ffff:127.0.0.1'),
    await ask('http://[::1]:3000/metrics', '::1'),
    await ask('http://school.example/metrics', '127.0.0.1'),
    await ask('http://127.0.0.1.school.example/metrics', '127.0.0.1'),
    await ask(`${ORIGIN}/metrics`, '192.168.0.9'),
    await ask(`${ORIGIN}/metrics`, '127.0.0.1', { via: '1.1 proxy' }),
  ];
  expect(answers).toEqual([200, 200, 200, 404, 404, 404, 404]);
});

test('demo accounts can sign in from the network if enabled, but never behind a proxy', async () => {
  site.services.platform.demo = 'network';
  const incoming = { socket: { remoteAddress: '192.168.0.9' }, headers: {} };
  const direct = await site.app.request(`${ORIGIN}/aosai/api${HINT}`, undefined, { incoming });
  const passedOn = await site.send('GET', HINT, { headers: { Via: '1.1 proxy' } });
  site.services.platform.demo = 'here';
  expect([direct.status, passedOn.status]).toEqual([200, 404]);
});

test('S46 a process without the demo refuses its accounts and their sessions, though their rows are active', async () => {
  site.services.platform.demo = 'off';
  const signIns: unknown[] = [];
  for (const one of DEMO_ACCOUNTS) {
    signIns.push((await site.send('POST', '/auth/loginByPwd', { body: entry(one) })).body.code);
  }
  const calls = await Promise.all(visitors.map((visitor) => site.send('GET', '/auth/verify', { visitor })));
  const hint = await site.send('GET', HINT);
  site.services.platform.demo = 'here';
  expect(signIns).toEqual(DEMO_ACCOUNTS.map(() => 'ACCOUNT_DISABLED'));
  expect(calls.map(({ body }) => body.code)).toEqual(visitors.map(() => 'SIGN_IN_REQUIRED'));
  expect(hint.status).toBe(404);
});
