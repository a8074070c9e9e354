import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { app } from '../../db/schema/platform.ts';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';

const site = await openTestApp({
  judgeStatus: () => ({ available: true, level: 'L3', layers: ['Landlock'], compilers: [], slots: 1, problems: [] }),
});
afterAll(() => site.close());

test('the root returns the time and the keys to seal with, the current one first', async () => {
  const { body } = await site.send('GET', '/');
  const [key] = site.services.platform.keys.envelopeKeys(site.now());
  expect(body.data).toEqual({
    name: 'aosai',
    version: '0.0.0-test',
    time: '2026-11-21T08:00:00.000Z',
    envelope: [
      {
        v: 1,
        kid: key?.kid,
        pub: Buffer.from(key?.publicKey ?? []).toString('base64url'),
        notAfter: '2026-11-28T08:00:00.000Z',
      },
    ],
  });
});

test('settings depend on the host name in the request', async () => {
  const row = { name: 'school', title: '实验小学编程', logo: '/a.svg', favicon: '/b.svg', accent: '#1a3d7c' };
  await site.db.insert(app).values({
    ...row,
    appId: 'school',
    id: newId(),
    createdAt: site.now(),
    updatedAt: site.now(),
    hosts: ['school.example'],
  });
  site.at(new Date(site.now().getTime() + 60_000));
  const settings = async (origin: string) => {
    const response = await site.fetch(new Request(`${origin}/aosai/api/settings.json`));
    return ((await response.json()) as { data: { appId: string; title: string } }).data;
  };
  expect(await settings('http://school.example')).toMatchObject({
    appId: 'school',
    title: '实验小学编程',
    accent: '#1a3d7c',
  });
  expect(await settings(ORIGIN)).toMatchObject({ appId: 'aosai', title: '奥赛学堂' });
  await site.db.delete(app).where(eq(app.appId, 'school'));
});

test('an idle server with a judge is healthy', async () => {
  const { body } = await site.send('GET', '/health');
  expect(body.data).toMatchObject({
    status: 'ok',
    database: { ok: true },
    judge: { available: true, level: 'L3' },
    queue: { waiting: 0, running: 0, oldestWaitMs: 0, systemErrors: 0 },
  });
});

test('a server whose clock is over five seconds off is degraded', async () => {
  const { clockAheadMs } = site.services.platform;
  site.services.platform.clockAheadMs = () => -6_000;
  const { body } = await site.send('GET', '/health');
  site.services.platform.clockAheadMs = clockAheadMs;
  expect(body.data).toMatchObject({ status: 'degraded', clock: { aheadMs: -6_000 } });
});

test('the root makes a new key at once if all keys have expired', async () => {
  site.at(new Date(Date.parse('2026-11-21T08:00:00.000Z') + 30 * 24 * 60 * 60 * 1000));
  const reply = await site.fetch(new Request(`${ORIGIN}/aosai/api/`));
  const { data } = (await reply.json()) as { data: { envelope: { notAfter: string }[] } };
  expect(data.envelope.map(({ notAfter }) => notAfter)).toEqual(['2026-12-28T08:00:00.000Z']);
});
