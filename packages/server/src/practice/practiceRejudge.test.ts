import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { question } from '../db/schema/bank.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { judgedAs, openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, told, choose, write, aChoice, aTask } = site;
afterAll(() => app.close());

const LOCK_MS = 10_000;
const page = (questionId: string) => told('queryDraft', { questionId });

async function versionId(questionId: string): Promise<string> {
  const [row] = await app.db
    .select({ id: question.currentVersionId })
    .from(question)
    .where(and(eq(question.appId, appId), eq(question.id, questionId)));
  return row?.id ?? '';
}

const useKey = async (questionId: string, optionId: string) =>
  app.db
    .update(questionVersion)
    .set({ answerKey: { kind: 'choice', optionIds: [optionId] } })
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, await versionId(questionId))));

type Sent = Awaited<ReturnType<typeof app.send>>;
const of = ({ body }: Sent) => body.data as { id: string; digest: string; total: number; differences: number };

async function rejudge() {
  const office = await app.signIn('guanli', 'user');
  const post = (action: string, body: object) => app.send('POST', `/bms/rejudge/${action}`, { visitor: office, body });
  return {
    start: async (targetId: string) => of(await post('start', { scope: 'question', targetId, reason: '答案有误' })),
    differences: async (id: string) => {
      const { body } = await post('queryDifferenceList', { id });
      return (body.data as { content: { attemptId: string | null; before: object; after: object }[] }).content;
    },
    apply: async (id: string) => {
      const query = `?id=${id}`;
      const { digest } = of(
        await app.send('GET', `/bms/rejudge/queryById${query}`, { visitor: office, headerForm: true }),
      );
      return of(await app.send('PUT', '/bms/rejudge/apply', { visitor: office, body: { id, digest } }));
    },
  };
}

test('fixing a wrong key updates tries, state, wrong book and points after the preview', async () => {
  const id = await aChoice();
  await useKey(id, 'B');
  const { tryId } = await told('submitAnswer', choose(id, 'A'));
  expect((await page(id)).state).toMatchObject({ bestPercent: 0, isWrong: true, solvedAt: null });
  const before = await site.points();
  await useKey(id, 'A');
  const office = await rejudge();
  const begun = await office.start(await versionId(id));
  expect(begun).toMatchObject({ total: 1, differences: 1 });
  expect(await office.differences(begun.id)).toMatchObject([
    { submissionId: tryId, attemptId: null, before: { points: 0 }, after: { points: 10_000 } },
  ]);
  expect((await page(id)).state.isWrong).toBe(true);
  await office.apply(begun.id);
  const after = await page(id);
  expect(after.state).toMatchObject({ bestPercent: 100, isWrong: false, dueAt: null, lockedUntil: null });
  expect(after.state.solvedAt).not.toBeNull();
  expect(after.tries).toMatchObject([{ id: tryId, percent: 100 }]);
  // Two for an easy question; the day's point came with the try.
  expect((await site.points()) - before).toBe(2);
});

test('an answer that a wrong key called right enters the wrong book but keeps its points', async () => {
  const id = await aChoice();
  await useKey(id, 'B');
  await told('submitAnswer', choose(id, 'B'));
  const before = await site.points();
  await useKey(id, 'A');
  const office = await rejudge();
  const { id: rejudgeId } = await office.start(await versionId(id));
  await office.apply(rejudgeId);
  expect((await page(id)).state).toMatchObject({ bestPercent: 0, isWrong: true, solvedAt: null });
  expect(await site.points()).toBe(before);
});

test('a question that its member took out of the wrong book stays out', async () => {
  const id = await aChoice();
  await told('submitAnswer', choose(id, 'B'));
  site.pass(LOCK_MS);
  await told('submitAnswer', choose(id, 'B'));
  await told('mark', { questionId: id, mastered: true });
  await useKey(id, 'C');
  const office = await rejudge();
  const { differences } = await office.start(await versionId(id));
  expect(differences).toBe(0);
  await useKey(id, 'B');
  const { id: rejudgeId } = await office.start(await versionId(id));
  await office.apply(rejudgeId);
  expect((await page(id)).state).toMatchObject({ bestPercent: 100, isWrong: false });
});

test('new test data rejudges programs of practice once, and all tries of a program get the result', async () => {
  const id = await aTask();
  await told('submitAnswer', write(id, '40 a'));
  await site.judge();
  await told('submitAnswer', write(id, '40 a'));
  expect((await page(id)).state).toMatchObject({ bestPercent: 40, isWrong: true });
  const office = await rejudge();
  const { id: rejudgeId, total } = await office.start(await versionId(id));
  expect(total).toBe(1);
  await site.judge(() => judgedAs(100));
  expect((await page(id)).state).toMatchObject({ bestPercent: 40 });
  await office.apply(rejudgeId);
  const after = await page(id);
  expect(after.state).toMatchObject({ bestPercent: 100, isWrong: false });
  expect(after.tries.map(({ percent, verdict }) => [percent, verdict])).toEqual([
    [100, 'AC'],
    [100, 'AC'],
  ]);
});
