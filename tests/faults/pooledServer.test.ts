// A whole server behind Debian's pgbouncer in transaction mode.
import { randomBytes } from 'node:crypto';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { newPostgresDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { hasPostgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { openGespExam, sit } from '../load/demoExam.ts';
import { readEvents } from '../servers/eventStream.ts';
import { pgbouncerPath, startPgbouncer } from '../servers/pgbouncer.ts';
import { signIn } from '../support/apiClient.ts';
import { judgeReady, removeData, startProduct } from '../support/product.ts';
import { slowWrongProgram, submit } from './parts/submissions.ts';

test('a server behind pgbouncer seeds its demo, judges a program and tells the page', async (context) => {
  context.skip(!hasPostgres() || pgbouncerPath === undefined, 'no PostgreSQL or no pgbouncer');
  const postgres = await startPostgres();
  const direct = await newPostgresDatabase(postgres.url);
  const bouncer = await startPgbouncer(direct.url);
  const env = {
    DATABASE_URL: bouncer.through(direct.url),
    DATABASE_DIRECT_URL: direct.url,
    AOSAI_SECRET: randomBytes(32).toString('base64url'),
    JUDGE_SLOTS: '1',
  };
  const refused = startProduct({ env: { ...env, DATABASE_DIRECT_URL: '' } });
  await expect(refused).rejects.toThrow('请再用 DATABASE_DIRECT_URL 给出');
  const server = await startProduct({ env });
  try {
    await judgeReady(server);
    const person = await signIn(server.url, 'xuesheng', DEMO_PASSWORD);
    const sitting = await sit(person, await openGespExam(person));
    const headers = { Cookie: person.cookie, 'App-Id': 'aosai' };
    const page = readEvents(await fetch(`${server.url}${API_PREFIX}/events`, { headers }));
    const id = await submit(sitting, slowWrongProgram(1, 0));
    await page.until((event) => event.type === 'submission' && event.id === id && event.state === 'done');
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    await removeData(server);
    await bouncer.stop();
    await postgres.stop();
  }
});
