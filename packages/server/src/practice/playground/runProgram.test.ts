import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEBUG_PER_MINUTE, MINUTE_MS } from '@aosai/api/kit/constants';
import { submission } from '../../db/schema/submission.ts';
import { openPracticeSite } from '../../testing/practice/practiceSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

const site = await openPracticeSite();
const { app, appId } = site;
afterAll(() => app.close());

const ECHO = { language: 53, code: 'echo', input: '3 4\n' };
const run = async (visitor: Visitor, program: object = ECHO) =>
  (await app.send('POST', '/memberPlayground/debug', { visitor, body: program })).body;
const read = async (visitor: Visitor, id: string) =>
  (await app.send('GET', `/memberPlayground/queryRun?id=${id}`, { visitor })).body;
const queued = async (visitor: Visitor) => ((await run(visitor)).data as { debugId: string }).debugId;
const finishAll = () => app.db.update(submission).set({ state: 'done' }).where(eq(submission.appId, appId));

test('memberPlayground/debug: runs a program of no question on its input', async () => {
  const student = await app.signIn('xuesheng');
  const id = await queued(student);
  expect((await read(student, id)).data).toMatchObject({ id, state: 'queued', verdict: null, run: null });
  await site.judge();
  expect((await read(student, id)).data).toMatchObject({
    state: 'done',
    verdict: 'AC',
    run: { input: '3 4\n', stdout: '3 4\n', expected: null },
  });
});

test('memberPlayground/queryRun: finds neither runs of others nor runs of questions', async () => {
  const id = await queued(await app.signIn('xuesheng2'));
  const student = await app.signIn('xuesheng');
  expect((await read(student, id)).code).toBe('NOT_FOUND');
  await finishAll();
  const questionId = await site.aTask();
  const { debugId } = await site.told('debug', { questionId, language: 53, code: 'echo', input: '' });
  expect((await read(student, debugId)).code).toBe('NOT_FOUND');
  await finishAll();
});

test('memberPlayground/debug: shares the limits of trial runs of questions', async () => {
  site.pass(10 * MINUTE_MS);
  const student = await app.signIn('xuesheng3');
  await queued(student);
  expect((await run(student)).code).toBe('DEBUG_BUSY');
  await finishAll();
  for (let made = 1; made < DEBUG_PER_MINUTE; made += 1) {
    await queued(student);
    await finishAll();
  }
  expect((await run(student)).code).toBe('RATE_LIMITED');
});

test('memberPlayground/debug: refuses parents, and more than 64 KB of input', async () => {
  expect((await run(await app.signIn('jiazhang'))).code).toBe('FORBIDDEN');
  const student = await app.signIn('xuesheng4');
  expect((await run(student, { ...ECHO, input: '1'.repeat(65_537) })).code).toBe('VALIDATION');
});
