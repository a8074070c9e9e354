import { DAY_MS } from '@aosai/api/kit/constants';
import { afterAll, expect, test } from 'vitest';
import { openPracticeSite } from '../testing/practice/practiceSite.ts';

const site = await openPracticeSite();
const { app, told, refused, choose, aChoice, aChapter } = site;
afterAll(() => app.close());

test('the wrong book returns a question the next day, later each time it is known, and releases it', async () => {
  const id = await aChoice();
  const inView = async (view: 'wrong' | 'due') =>
    (await told('queryLatestList', { view })).content.filter(({ question: { id: one } }) => one === id);
  await told('submitAnswer', choose(id, 'B'));
  expect([(await inView('wrong')).length, (await inView('due')).length]).toEqual([1, 0]);
  await site.passDays(1);
  expect(await inView('due')).toHaveLength(1);
  const before = await site.points();
  const { state } = await told('submitAnswer', choose(id, 'A'));
  // Two for the solution, one for the due question, one for the day.
  expect((await site.points()) - before).toBe(4);
  expect(state).toMatchObject({ isWrong: true, masteredAt: null });
  expect(await inView('due')).toEqual([]);
  await site.passDays(4);
  await told('submitAnswer', choose(id, 'A'));
  await site.passDays(17);
  const last = await told('submitAnswer', choose(id, 'A'));
  expect(last.state).toMatchObject({ isWrong: false, dueAt: null });
  expect(last.state.masteredAt).not.toBeNull();
  expect(await inView('wrong')).toEqual([]);
});

test('a slow answer or a revealed key brings a question back sooner than a known one', async () => {
  const medianMs = 60_000;
  const ids = await Promise.all(Array.from({ length: 4 }, () => aChoice({ medianMs })));
  const [inTime = '', slow = '', hinted = '', untimed = ''] = ids;
  for (const id of ids) await told('submitAnswer', choose(id, 'B'));
  await site.passDays(1);
  await told('mark', { questionId: hinted, reveal: true });
  const dueOf = async (id: string, more: object) => {
    const { state } = await told('submitAnswer', choose(id, 'A', more));
    return Math.ceil((Date.parse(state.dueAt ?? '') - app.now().getTime()) / DAY_MS);
  };
  const days = [
    await dueOf(inTime, { spentMs: 2 * medianMs }),
    await dueOf(slow, { spentMs: 2 * medianMs + 1 }),
    await dueOf(hinted, { spentMs: 1 }),
    await dueOf(untimed, {}),
  ];
  // `Good` is four days as in the reference vector, `hard` fewer; revealing the key is a wrong answer that day.
  expect(days).toEqual([4, 2, 1, 4]);
  for (const spentMs of [-1, 0.5, DAY_MS + 1, '5']) {
    expect(await refused('submitAnswer', choose(slow, 'A', { spentMs }))).toBe('VALIDATION');
  }
});

test('seven days in a row earn a bonus, and a day earns at most fifty points', async () => {
  const streakOf = async () => {
    const { body } = await app.send('GET', '/member/queryStatistics', { visitor: await app.signIn('xuesheng') });
    return (body.data as { practice: { streak: number; todayPoints: number } }).practice;
  };
  // Three missed days are more than the free days of two weeks.
  await site.passDays(4);
  expect((await streakOf()).streak).toBe(0);
  const easy = await aChoice();
  await told('submitAnswer', choose(easy, 'A'));
  for (let day = 2; day <= 7; day += 1) {
    await site.passDays(1);
    await told('submitAnswer', choose(easy, 'A'));
  }
  expect(await streakOf()).toMatchObject({ streak: 7, todayPoints: 11 });
  const hard = await Promise.all(Array.from({ length: 6 }, () => aChoice({ difficulty: 'veryHard' })));
  const earned: number[] = [];
  for (const id of hard) earned.push((await told('submitAnswer', choose(id, 'A'))).earned);
  expect(earned).toEqual([8, 8, 8, 8, 7, 0]);
  expect((await streakOf()).todayPoints).toBe(50);
});

test('the last question of a chapter earns ten points, once', async () => {
  await site.passDays(2);
  const ids = [await aChoice(), await aChoice()];
  const chapterId = await aChapter(ids);
  const earned: number[] = [];
  for (const id of ids) earned.push((await told('submitAnswer', choose(id, 'A', { chapterId }))).earned);
  expect(earned).toEqual([3, 12]);
  await told('batchClean', { chapterId });
  for (const id of ids) earned.push((await told('submitAnswer', choose(id, 'A', { chapterId }))).earned);
  expect(earned).toEqual([3, 12, 0, 0]);
});
