import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { askAs } from '../testing/askAs.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { seedExams } from './demo.ts';
import { question } from '../db/schema/bank.ts';
import { examPaper } from '../db/schema/exam.ts';
import { shareShipped } from './shareShipped.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
  await seedExams(site.db, site.services.testData, site.now(), site.people);
  await shareShipped(site.db, { appId: site.people.appId, now: site.now() });
});
afterAll(() => site.close());

const paperOf = async (key: string) => {
  const [row] = await site.db.select().from(examPaper).where(eq(examPaper.key, key));
  if (!row) throw new Error(`there is no paper ${key}`);
  return row;
};

test('shareShipped: lends papers to schools unless a formal exam uses them', async () => {
  const shared = async (key: string) => (await paperOf(key)).isShared;
  expect({
    practised: await shared('gesp-cpp-1'),
    firstRound: await shared('csp-j-1'),
    inMock: await shared('gesp-cpp-4'),
    announced: await shared('csp-j-2'),
  }).toEqual({ practised: true, firstRound: true, inMock: false, announced: false });
});

test('shareShipped: lends enough questions to draw a whole paper from its blueprint', async () => {
  const ask = askAs(site, await site.signIn('laoshi'));
  const slots = [
    { type: SINGLE, count: 15, stage: 'gesp-1' },
    { type: TRUE_FALSE, count: 10, stage: 'gesp-1' },
    { type: PROGRAMMING, count: 2, stage: 'gesp-1' },
  ];
  const drawn = await ask<{ slots: { questions: unknown[]; missing: number }[] }>(
    'POST /edms/question/queryRandomList',
    { slots },
  );
  expect(drawn.data.slots.map(({ questions, missing }) => [questions.length, missing])).toEqual([
    [15, 0],
    [10, 0],
    [2, 0],
  ]);
  const papers = await ask<{ content: { title: string }[] }>('POST /edms/examPaper/querySimpleList?size=100', {});
  expect(papers.data.content).toHaveLength(10);
});

test('shareShipped: does not lend again what the office has taken back', async () => {
  const [one] = await site.db
    .select()
    .from(question)
    .where(and(eq(question.isShared, true), eq(question.type, SINGLE)))
    .limit(1);
  if (!one) throw new Error('no question is lent');
  const ask = askAs(site, await site.signIn('guanli', 'user'));
  await ask('PUT /bms/question/update', { id: one.id, version: one.version, isShared: false });
  await shareShipped(site.db, { appId: site.people.appId, now: site.now() });
  const [after] = await site.db.select().from(question).where(eq(question.id, one.id));
  expect(after?.isShared).toBe(false);
});
