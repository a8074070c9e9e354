import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DEBUG_PER_MINUTE } from '@aosai/api/kit/constants';
import { question } from '../../db/schema/bank.ts';
import { submission } from '../../db/schema/submission.ts';
import type { Caller } from '../../testing/everyCall/accessPeople.ts';
import { openAccessSite } from '../../testing/everyCall/accessSite.ts';
import { fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { startQueue } from '../../judging/queue/startQueue.ts';
import { until } from '../../testing/judging/queueStage.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { aChoice, aTask } from '../../testing/writtenQuestions.ts';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';

const app = await openTestApp({
  judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] }),
});
afterAll(() => app.close());
const site = await openAccessSite(app);

const cases = [
  { id: '1', input: '1 2\n', expected: '3\n', sample: true },
  { id: '2', input: '5 6\n', expected: '11\n', sample: false },
];
async function make(source: object, changes: Partial<typeof question.$inferInsert>): Promise<string> {
  const { body } = await app.send('POST', '/bms/question/create', {
    visitor: site.visitors.super,
    body: { source },
  });
  const { id } = body.data as { id: string };
  await app.db.update(question).set(changes).where(eq(question.id, id));
  return id;
}
const open = { status: '1', isOpen: true } as const;
const ids = {
  open: await make(aTask({ cases }), open),
  closed: await make(aTask({ title: '没有公开', cases }), { status: '1' }),
  draft: await make(aTask({ title: '还是草稿', cases }), { isOpen: true }),
  choice: await make(aChoice(), open),
};

async function run(by: Caller, id: string, input: object = { input: '7 8\n' }) {
  const body = { id, language: 53, code: 'int main() {}', ...input };
  const reply = await app.send('POST', '/question/debug', { visitor: site.visitors[by], body });
  return reply.body.code ?? 'queued';
}
async function read(by: Caller, id: string, prefix: '' | '/oj' = '') {
  const reply = await app.send('GET', `${prefix}/question/queryById?id=${id}`, { visitor: site.visitors[by] });
  return (reply.body.data as BankDetail).run;
}
async function judged(): Promise<void> {
  const log = { warn: () => undefined, error: (details: object) => expect.fail(JSON.stringify(details)) };
  const queue = startQueue({ db: app.db, judge: fakeJudge(), services: app.services, log, slots: 1 });
  const waiting = and(eq(submission.kind, 'debug'), eq(submission.state, 'done'));
  await until(async () => (await app.db.$count(submission, waiting)) === (await app.db.$count(submission)));
  await queue.stop();
}

test('a program runs on own input without an exam, and only its writer reads the output', async () => {
  expect(await read('student', ids.open)).toBeNull();
  expect([await run('student', ids.open), await run('student', ids.open)]).toEqual(['queued', 'DEBUG_BUSY']);
  expect(await read('student', ids.open)).toMatchObject({ kind: 'debug', state: 'queued', points: null });
  await judged();
  const seen = { state: 'done', verdict: 'AC', run: { input: '7 8\n', expected: null, matches: null } };
  expect([await read('student', ids.open), await read('student', ids.open, '/oj')]).toMatchObject([seen, seen]);
  expect(await read('manager', ids.open)).toBeNull();
});

test('a case that is not a sample cannot be run', async () => {
  expect(await run('student', ids.open, { sampleId: '2' })).toBe('NOT_FOUND');
});

test('a run of a sample also returns the expected output', async () => {
  expect(await run('student', ids.open, { sampleId: '1' })).toBe('queued');
  await judged();
  expect(await read('student', ids.open)).toMatchObject({ run: { input: '1 2\n', expected: '3\n' } });
});

test('refuses to run a closed question, a draft, an objective question, and for parents', async () => {
  expect({
    closed: await run('student', ids.closed),
    draft: await run('student', ids.draft),
    choice: await run('student', ids.choice),
    parent: await run('parent', ids.open),
    guest: await run('anonymous', ids.open),
    withoutProgram: (
      await app.send('POST', '/question/debug', { visitor: site.visitors.student, body: { id: ids.open } })
    ).body.code,
  }).toEqual({
    closed: 'NOT_FOUND',
    draft: 'NOT_FOUND',
    choice: 'VALIDATION',
    parent: 'FORBIDDEN',
    guest: 'SIGN_IN_REQUIRED',
    withoutProgram: 'NOTHING_TO_CHECK',
  });
});

test('allows twelve runs a minute, in and outside of exams together', async () => {
  const [row] = await app.db.select().from(submission).limit(1);
  if (!row) throw new Error('a program has run');
  const recent = await app.db.$count(submission);
  const more = Array.from({ length: DEBUG_PER_MINUTE - recent }, (_, no) => ({
    ...row,
    id: row.id.slice(0, -2) + String(no + 10),
    createdAt: app.now(),
  }));
  await app.db.insert(submission).values(more);
  expect(await run('student', ids.open)).toBe('RATE_LIMITED');
});
