import { DAY_MS } from '@aosai/api/kit/constants';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campTaskFolders } from '@aosai/content/loadCampLevel';
import { loadPaper } from '@aosai/content/loadPaper';
import { readTask } from '@aosai/content/tasks/readTask';
import { basename } from 'node:path';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { exam, examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import { member } from '../db/schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { testServices } from '../testing/testServices.ts';
import { DEMO_CONTESTS } from './demoContests.ts';
import { type DemoPeople, seedPeople } from './demoPeople.ts';
import { DEMO_EXAMS } from './demoExams.ts';
import { HOMEWORK_PAPER } from './seedHomework.ts';
import { seedContests } from './seedContests.ts';
import { keepPaper } from '../papers/storePaper.ts';
import { seedPapers } from './seedPapers.ts';
import { keepQuestions, storeQuestions } from './storeLesson.ts';

const NOW = new Date('2026-11-21T04:00:00.000Z');

let database: OpenDatabase;
let people: DemoPeople;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const services = await testServices({ now: () => NOW });
  people = await seedPeople(db, services.platform.keys, NOW);
  const place = { appId: people.appId, now: NOW };
  await seedPapers(db, place, {
    sources: [loadPaper('gesp-cpp-2-mock-2')],
    keep: (source) => keepPaper(services.testData, source),
  });
  // The tasks of the contests, as the camp's courses store them.
  for (const { paper } of DEMO_CONTESTS) {
    if (typeof paper === 'string') continue;
    const tasks = paper.tasks.flatMap(([level, name]) =>
      campTaskFolders(level)
        .filter((folder) => basename(folder) === name)
        .map((folder) => readTask(folder, { prefix: `camp-${level}`, level })),
    );
    const kept = await keepQuestions(services.testData, 'gesp-1', tasks);
    await storeQuestions(db, place, 'gesp-1', kept);
  }
  await seedContests(db, NOW, people);
});
afterAll(() => database.close());

const contests = () =>
  database.db
    .select()
    .from(exam)
    .where(and(eq(exam.appId, people.appId), eq(exam.isActivity, true)))
    .orderBy(exam.key);

test('seedContests: stores a running challenge, the last New Year relay and a weekly contest that is over', async () => {
  const rows = await contests();
  expect(rows.map(({ key, title, startAt, endAt }) => [key, title, startAt < NOW, endAt < NOW])).toEqual([
    ['demo-challenge', '等级挑战赛 C++ 二级', true, false],
    ['demo-relay', '2026 新年接力赛', true, true],
    ['demo-weekly', '周赛 第 12 场', true, true],
  ]);
  expect(rows[1]?.startAt.toISOString()).toBe('2026-01-01T01:00:00.000Z');
});

test('seedContests: a contest that is over shows the results of its attempts, best first and masked', async () => {
  const [, , weekly] = await contests();
  const attempts = await database.db
    .select()
    .from(examPaperEnroll)
    .where(eq(examPaperEnroll.examId, weekly?.id ?? ''));
  const points = attempts.map(({ totalPoints }) => (totalPoints ?? 0) / 100).toSorted((a, b) => b - a);
  const shown = [...(weekly?.notesHtml ?? '').matchAll(/<td>(\d+)<\/td>\n<td>(.)＊<\/td>\n<td>([\d.]+)<\/td>/gu)];
  expect(shown.map(([, place, , score]) => [Number(place), Number(score)])).toEqual(
    points.slice(0, 10).map((score, place) => [place + 1, score]),
  );
  expect([points.length, new Set(points).size > 4, points[0]]).toEqual([14, true, 400]);
});

test('seedContests: a contest that runs shows its rules and no results', async () => {
  const [challenge] = await contests();
  expect(challenge?.notesHtml).toContain('名次在比赛结束以后公布');
  expect(challenge?.notesHtml).not.toContain('成绩</h2>');
});

test('seedContests: nobody who takes part has an account to sign in, and one person takes part in several', async () => {
  const ids = (await contests()).map(({ id }) => id);
  const attempts = await database.db.select().from(examPaperEnroll).where(inArray(examPaperEnroll.examId, ids));
  const rows = await database.db
    .select()
    .from(member)
    .where(
      inArray(
        member.id,
        attempts.map(({ memberId }) => memberId),
      ),
    );
  expect([attempts.length, rows.length]).toEqual([39, 20]);
  expect(rows.every(({ account, orgId }) => account?.startsWith('demo-xuanshou-') && orgId === null)).toBe(true);
  // Nobody enrols before joining the site.
  const first = Math.min(...(await contests()).map(({ enrollStartAt }) => enrollStartAt.getTime()));
  expect([...new Set(rows.map(({ createdAt }) => createdAt.getTime()))]).toEqual([first]);
});

test('seedContests: holds back no task of the camp, since the contests that ask them are over', async () => {
  const rows = await contests();
  const running = rows.filter(({ endAt }) => endAt > NOW).flatMap(({ examPaperIds }) => examPaperIds);
  const papers = await database.db.select().from(examPaper).where(inArray(examPaper.id, running));
  expect(papers.map(({ key }) => key)).toEqual(['gesp-cpp-2-mock-2']);
  expect(await database.db.$count(question, eq(question.key, 'camp-gesp-cpp-1-relay-race'))).toBe(1);
});

test('seedContests: adds nothing at a later start', async () => {
  const counts = async () => [
    await database.db.$count(exam),
    await database.db.$count(examPaperEnroll),
    await database.db.$count(examPaper),
  ];
  const before = await counts();
  await seedContests(database.db, new Date(NOW.getTime() + 60 * DAY_MS), people);
  expect(await counts()).toEqual(before);
});

test('DEMO_CONTESTS: ask no paper that an exam or a homework of the demo asks, since they hold its keys back', () => {
  const elsewhere: readonly string[] = [HOMEWORK_PAPER, ...DEMO_EXAMS.map(({ paper }) => paper)];
  const inContests = DEMO_CONTESTS.flatMap(({ paper }) => (typeof paper === 'string' ? [paper] : []));
  expect([inContests.length, inContests.filter((key) => elsewhere.includes(key))]).toEqual([1, []]);
});
