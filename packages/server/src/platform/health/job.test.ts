import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { serverProcess } from '../../db/schema/platform.ts';
import { openTestApp } from '../../testing/testApp.ts';

test('job/queryOverview: super users see servers, the last run of each job and the failures, others are refused', async () => {
  const { db, send, signIn, close } = await openTestApp();
  await db.execute(sql`create schema pgboss`);
  // The columns of pg-boss that are read.
  await db.execute(sql`create table pgboss.job
    (name text, state text, started_on timestamptz, completed_on timestamptz, retry_count int, output jsonb)`);
  await db.execute(sql`insert into pgboss.job values
    ('bills', 'completed', '2026-11-28T01:00:00Z', '2026-11-28T01:00:01.5Z', 0, null),
    ('bills', 'failed', '2026-11-28T02:00:00Z', '2026-11-28T02:00:02Z', 3, '{"message":"no answer"}'),
    ('mails', 'completed', '2026-11-28T02:00:00Z', '2026-11-28T02:00:00.25Z', 0, null),
    ('mails', 'active', '2026-11-28T02:01:00Z', null, 0, null),
    ('__pgboss__send-it', 'failed', '2026-11-28T02:01:00Z', '2026-11-28T02:02:00Z', 0, null)`);
  const at = new Date('2020-01-01T00:00:00.000Z');
  const server = { name: 'one:3000', role: 'web', version: '0.1.0', clockAheadMs: 3 } as const;
  await db.insert(serverProcess).values({ id: '1', ...server, startedAt: at, lastSeenAt: at });
  const boss = await signIn('guanli', 'user');
  const reply = await send('GET', '/bms/job/queryOverview', { visitor: boss });
  expect(reply.body.data).toEqual({
    jobs: [
      { name: 'bills', hasFailed: true, at: '2026-11-28T02:00:02.000Z', tookMs: 2_000 },
      { name: 'mails', hasFailed: false, at: '2026-11-28T02:00:00.250Z', tookMs: 250 },
    ],
    failures: [{ name: 'bills', at: '2026-11-28T02:00:02.000Z', tries: 4, reason: 'no answer' }],
    servers: [{ ...server, startedAt: at.toISOString(), lastSeenAt: at.toISOString(), isSilent: true }],
  });
  const student = await signIn('xuesheng');
  expect((await send('GET', '/bms/job/queryOverview', { visitor: student })).body.code).toBe('FORBIDDEN');
  await close();
});
