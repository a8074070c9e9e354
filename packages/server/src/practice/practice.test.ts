import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { submission } from '../db/schema/submission.ts';
import { memberPracticeDay } from '../db/schema/practice.ts';
import { openPracticeSite, SECRET } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, appId, studentId, told, refused, choose, write, aChoice, aTask } = site;
afterAll(() => app.close());
const { aChapter } = site;

const page = (questionId: string) => told('queryDraft', { questionId });

test('an objective answer is scored at once, showing key and analysis for a full score', async () => {
  const id = await aChoice();
  expect(await page(id)).toMatchObject({ draft: null, solution: null, state: { status: '0', tries: 0 } });
  const before = await site.points();
  const right = await told('submitAnswer', choose(id, 'A'));
  expect(right).toMatchObject({
    percent: 100,
    submissionId: null,
    earned: 3,
    state: { status: '2', tries: 1, bestPercent: 100, isWrong: false, lockedUntil: null },
    solution: { rightAnswer: { optionIds: ['A'] }, acceptedTexts: null },
  });
  expect(right.solution?.analysisHtml).toContain(SECRET.analysis);
  // Two for an easy question, one for the day.
  expect((await site.points()) - before).toBe(3);
  expect((await told('submitAnswer', choose(id, 'A'))).earned).toBe(0);
});

test('a wrong answer locks the question for ten seconds, and a second one shows the key', async () => {
  const id = await aChoice();
  const first = await told('submitAnswer', choose(id, 'B'));
  expect(first).toMatchObject({ percent: 0, solution: null, state: { isWrong: true, bestPercent: 0 } });
  expect(first.state.lockedUntil).toBe(new Date(app.now().getTime() + 10_000).toISOString());
  expect(await refused('submitAnswer', choose(id, 'A'))).toBe('ANSWER_LOCKED');
  site.pass(9_999);
  expect(await refused('submitAnswer', choose(id, 'A'))).toBe('ANSWER_LOCKED');
  site.pass(1);
  const second = await told('submitAnswer', choose(id, 'B'));
  expect(second.solution).toMatchObject({ rightAnswer: { optionIds: ['A'] } });
  expect((await page(id)).tries.map(({ no, percent }) => [no, percent])).toEqual([
    [2, 0],
    [1, 0],
  ]);
});

test('看答案 counts as wrong and ends the question’s rewards, even after it was cleared', async () => {
  const id = await aChoice();
  const shown = await told('mark', { questionId: id, reveal: true });
  expect(shown).toMatchObject({ state: { isWrong: true }, solution: { rightAnswer: { optionIds: ['A'] } } });
  expect(await told('submitAnswer', choose(id, 'A'))).toMatchObject({ percent: 100, earned: 0 });
  await told('clean', { questionId: id });
  expect(await page(id)).toMatchObject({ solution: null, tries: [], state: { status: '0', revealedAt: null } });
  expect(await told('submitAnswer', choose(id, 'A'))).toMatchObject({ percent: 100, earned: 0 });
  // The solution of a task costs points.
  expect(await refused('mark', { questionId: await aTask(), reveal: true })).toBe('VALIDATION');
});

test('a task’s free solution is closed until requested, which ends the task’s rewards', async () => {
  const id = await aTask({ pricePoints: 0 });
  const unit = await aChapter([id]);
  const visitor = await app.signIn('xuesheng');
  const elsewhere = async () => {
    const alone = await app.send('GET', `/oj/question/queryById?id=${id}`, { visitor });
    const inUnit = await app.send('POST', '/chapter/queryQuestionList', { visitor, body: { chapterId: unit } });
    const { questions } = inUnit.body.data as { questions: { analysisHtml: string | null }[] };
    return [(alone.body.data as { analysisHtml: string | null }).analysisHtml, questions[0]?.analysisHtml];
  };
  expect(await page(id)).toMatchObject({ solution: null, state: { revealedAt: null } });
  expect(await elsewhere()).toEqual([null, null]);
  const asked = await told('mark', { questionId: id, reveal: true });
  // Unlike revealing a key, this is no wrong answer.
  expect(asked).toMatchObject({ state: { revealedAt: app.now().toISOString(), isWrong: false, dueAt: null } });
  const html = `<p>${SECRET.analysis}</p>`;
  expect([asked.solution?.analysisHtml, (await page(id)).solution?.analysisHtml]).toEqual([html, html]);
  expect(await elsewhere()).toEqual([html, html]);
  const before = await site.points();
  await told('submitAnswer', write(id, '100 after looking'));
  await site.judge();
  expect([await site.points(), (await page(id)).state.bestPercent]).toEqual([before, 100]);
});

test('a free solution opens by itself once the task is solved, which has earned its points', async () => {
  const id = await aTask({ pricePoints: 0 });
  const before = await site.points();
  await told('submitAnswer', write(id, '100 without looking'));
  await site.judge();
  expect((await page(id)).solution?.analysisHtml).toContain(SECRET.analysis);
  expect(await site.points()).toBeGreaterThan(before);
});

test('the same request makes one try, and is refused for different content', async () => {
  const id = await aChoice();
  const request = choose(id, 'A');
  const said = await Promise.all(Array.from({ length: 20 }, () => told('submitAnswer', request)));
  expect(new Set(said.map(({ tryId }) => tryId)).size).toBe(1);
  expect((await page(id)).tries).toHaveLength(1);
  expect(await refused('submitAnswer', { ...choose(id, 'B'), requestId: request.requestId })).toBe('IDEMPOTENT_OTHER');
});

test('a draft is never overwritten by a window that has not seen the latest one', async () => {
  const id = await aTask();
  const code = (text: string) => ({ kind: 'code' as const, language: 53 as const, code: text });
  const save = (text: string, baseRevision: number) =>
    told('saveAsDraft', { questionId: id, answer: code(text), baseRevision });
  expect(await save('one', 0)).toMatchObject({ saved: true, draft: { revision: 1 } });
  expect(await save('two', 0)).toMatchObject({ saved: false, draft: { revision: 1, answer: code('one') } });
  const both = await Promise.all([save('left', 1), save('right', 1)]);
  expect(both.filter(({ saved }) => saved)).toHaveLength(1);
  expect((await page(id)).draft).toEqual(both.find(({ saved }) => saved)?.draft);
});

test('a program is judged in the queue, and its verdict updates the practice state', async () => {
  const id = await aTask();
  const heard: unknown[] = [];
  const { publish } = app.services;
  app.services.publish = (...event) => {
    heard.push(event[2]);
    publish(...event);
  };
  const first = await told('submitAnswer', write(id, '40 percent'));
  expect(first).toMatchObject({ percent: null, solution: null, state: { status: '1', tries: 1 } });
  await site.judge();
  const about = { type: 'practice', tryId: first.tryId, submissionId: first.submissionId };
  expect(heard.filter((one) => (one as { type: string }).type === 'practice').at(-1)).toMatchObject({
    ...about,
    state: 'done',
  });
  app.services.publish = publish;
  const after = await page(id);
  expect(after).toMatchObject({
    solution: null,
    state: { status: '2', bestPercent: 40, isWrong: true },
    submission: { verdict: 'WA', points: 4000 },
  });
  const second = await told('submitAnswer', write(id, '100 percent'));
  await site.judge();
  expect(await page(id)).toMatchObject({ state: { bestPercent: 100, isWrong: false, dueAt: null } });
  expect((await page(id)).solution?.analysisHtml).toContain(SECRET.analysis);
  expect(await told('queryById', { id: second.tryId })).toMatchObject({ percent: 100, verdict: 'AC', no: 2 });
});

test('the same program is not judged again and does not use the daily quota', async () => {
  const id = await aTask();
  const first = await told('submitAnswer', write(id, '40 again'));
  const waiting = await told('submitAnswer', write(id, '40 again'));
  expect(waiting.submissionId).toBe(first.submissionId);
  await site.judge();
  expect(await told('queryById', { id: waiting.tryId })).toMatchObject({ state: 'done', percent: 40 });
  const { left } = (await page(id)).quotas.submit;
  expect(await told('submitAnswer', write(id, '40 again'))).toMatchObject({ percent: 40 });
  expect((await page(id)).quotas.submit.left).toBe(left);
});

test('limits the tries of a day, whether or not they need the judge', async () => {
  await site.passDays(1);
  const id = await aChoice();
  await told('submitAnswer', choose(id, 'A'));
  const today = and(eq(memberPracticeDay.memberId, studentId), eq(memberPracticeDay.tries, 1));
  await app.db.update(memberPracticeDay).set({ tries: PRACTICE_LIMITS.triesOfDay }).where(today);
  expect(await refused('submitAnswer', choose(id, 'A'))).toBe('RATE_LIMITED');
  await site.passDays(1);
  expect(await refused('submitAnswer', choose(id, 'A'))).toBe('ok');
});

test('limits waiting programs to three, and submissions to six a minute', async () => {
  site.pass(MINUTE_MS);
  const id = await aTask();
  const said = await Promise.all(
    Array.from({ length: 8 }, (_, no) => refused('submitAnswer', write(id, `10 no ${no}`))),
  );
  expect(said.filter((one) => one === 'ok')).toHaveLength(3);
  expect(said.filter((one) => one === 'SUBMITS_WAITING')).toHaveLength(5);
  await site.judge();
  for (let no = 10; no < 13; no += 1) expect(await refused('submitAnswer', write(id, `10 no ${no}`))).toBe('ok');
  await site.judge();
  expect(await refused('submitAnswer', write(id, '10 more'))).toBe('RATE_LIMITED');
  site.pass(MINUTE_MS);
  expect(await refused('submitAnswer', write(id, '10 more'))).toBe('ok');
  await site.judge();
});

test('a program that does not compile does not use the daily quota', async () => {
  site.pass(MINUTE_MS);
  const id = await aTask();
  const { left } = (await page(id)).quotas.submit;
  await told('submitAnswer', write(id, '0 broken'));
  expect((await page(id)).quotas.submit.left).toBe((left ?? 0) - 1);
  await site.judge(() => ({
    verdict: 'CE',
    points: 0,
    timeMs: 0,
    memoryKiB: 0,
    compileMessage: 'x',
    cases: [],
    subtasks: [],
  }));
  expect((await page(id)).quotas.submit.left).toBe(left);
});

test('allows one run on own input at a time, and returns its result with the question’s page', async () => {
  const id = await aTask();
  const run = { questionId: id, language: 53 as const, code: 'echo', input: '7 8\n' };
  expect([await refused('debug', run), await refused('debug', run)]).toEqual(['ok', 'DEBUG_BUSY']);
  await site.judge();
  expect((await page(id)).run).toMatchObject({ state: 'done', run: { input: '7 8\n', stdout: '7 8\n' } });
});

test('refuses practice in a locked chapter, of a closed question, and outside its chapter', async () => {
  const [id, other] = [await aChoice(), await aChoice()];
  const closed = await aChoice({ isOpen: false });
  const open = await aChapter([id, closed]);
  const locked = await aChapter([id], { isFree: false });
  const inChapter = (questionId: string, chapterId: string) =>
    refused('submitAnswer', choose(questionId, 'A', { chapterId }));
  expect([
    await inChapter(id, open),
    await inChapter(other, open),
    await inChapter(closed, open),
    await inChapter(id, locked),
    await refused('submitAnswer', choose(closed, 'A')),
    await refused('submitAnswer', choose(id, 'A'), 'parent'),
  ]).toEqual(['ok', 'NOT_FOUND', 'NOT_FOUND', 'CHAPTER_LOCKED', 'NOT_FOUND', 'FORBIDDEN']);
});

test('cleared tries are hidden, and deleted with their programs after thirty days', async () => {
  const { forgetClearedTries } = await import('./tries/cleanTries.ts');
  await site.passDays(1);
  const id = await aTask();
  const { tryId, submissionId } = await told('submitAnswer', write(id, '30 old'));
  await site.judge();
  expect(await told('clean', { questionId: id })).toEqual({ cleaned: 1 });
  expect(await refused('queryById', { id: tryId })).toBe('NOT_FOUND');
  const there = () =>
    app.db.$count(submission, and(eq(submission.appId, appId), eq(submission.id, submissionId ?? '')));
  await forgetClearedTries(app.db, { appId, now: new Date(app.now().getTime() + 30 * DAY_MS) });
  expect(await there()).toBe(1);
  await forgetClearedTries(app.db, { appId, now: new Date(app.now().getTime() + 30 * DAY_MS + 1) });
  expect(await there()).toBe(0);
  // Once a day without a card.
  await told('submitAnswer', choose(await aChoice(), 'A'));
  expect(await refused('clean', { questionId: id })).toBe('RIGHT_USED_UP');
});
