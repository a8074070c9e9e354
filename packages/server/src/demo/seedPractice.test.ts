import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { courseFolders, loadCourse } from '@aosai/content/loadCourse';
import type { OpenDatabase } from '../db/open.ts';
import { learningPlan } from '../db/schema/plan.ts';
import { registries } from '../registries.ts';
import { memberPoints } from '../db/schema/memberRecords.ts';
import { member } from '../db/schema/people.ts';
import { memberPracticeDay, memberQuestion, memberQuestionTry } from '../db/schema/practice.ts';
import { submission } from '../db/schema/submission.ts';
import { testTestData } from '../testing/engine/testTestData.ts';
import { testServices } from '../testing/testServices.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type DemoPeople, seedNewcomers, seedPeople } from './demoPeople.ts';
import { seedCourses } from './seedCourses.ts';
import { seedPlan, seedPractice } from './seedPractice.ts';
import { shippedCourses } from './shippedContent.ts';

const NOW = new Date('2026-11-29T02:00:00.000Z');

let database: OpenDatabase;
let people: DemoPeople;
let students: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const { platform } = await testServices({ now: () => NOW });
  people = await seedPeople(db, platform.keys, NOW);
  students = [people.studentId, ...people.classmateIds];
  const folder = courseFolders().find((one) => one.endsWith('gesp-cpp-1'));
  if (folder === undefined) throw new Error('the course is missing');
  const place = { appId: people.appId, now: NOW };
  await seedCourses(db, testTestData, place, shippedCourses(testTestData, [loadCourse(folder)]));
  await seedPractice(db, NOW, people);
  await seedNewcomers(db, platform.keys, NOW);
});
afterAll(() => database.close());

const triesOf = (memberId: string) =>
  database.db.select().from(memberQuestionTry).where(eq(memberQuestionTry.memberId, memberId));

test('seedPractice: tells days, states and points of each student that follow from the answers', async () => {
  const { db } = database;
  for (const memberId of students) {
    const tries = await triesOf(memberId);
    expect(tries.length).toBeGreaterThan(9);
    const perDay = Map.groupBy(tries, ({ createdAt }) => dateText(createdAt.getTime()));
    const days = await db.select().from(memberPracticeDay).where(eq(memberPracticeDay.memberId, memberId));
    expect(new Map(days.map(({ day, tries: count }) => [day, count]))).toEqual(
      new Map([...perDay].map(([day, some]) => [day, some.length])),
    );
    const states = await db.select().from(memberQuestion).where(eq(memberQuestion.memberId, memberId));
    const best = Map.groupBy(tries, ({ questionId }) => questionId);
    expect(new Map(states.map((row) => [row.questionId, [row.tries, row.bestPercent]]))).toEqual(
      new Map([...best].map(([id, some]) => [id, [some.length, Math.max(...some.map(({ percent }) => percent ?? 0))]])),
    );
    const points = await db.select().from(memberPoints).where(eq(memberPoints.memberId, memberId));
    const sum = points.reduce((total, { delta }) => total + delta, 0);
    const [one] = await db.select({ points: member.points }).from(member).where(eq(member.id, memberId));
    expect([one?.points, days.reduce((total, { earned }) => total + earned, 0)]).toEqual([sum, sum]);
  }
});

test('seedPractice: gives each judged program its submission', async () => {
  const ofTasks = (await triesOf(people.studentId)).filter(({ submissionId }) => submissionId !== null);
  const ids = ofTasks.map(({ submissionId }) => submissionId ?? '');
  const rows = await database.db.select().from(submission).where(inArray(submission.id, ids));
  expect(ofTasks.length).toBeGreaterThan(9);
  expect(new Map(rows.map(({ tryId, verdict, state }) => [tryId, [verdict, state]]))).toEqual(
    new Map(ofTasks.map(({ id, verdict }) => [id, [verdict, 'done']])),
  );
});

test('seedPractice: leaves some of the wrong answers to review today, and none of it to come', async () => {
  const [tries, states] = await Promise.all([
    triesOf(people.studentId),
    database.db
      .select()
      .from(memberQuestion)
      .where(and(eq(memberQuestion.memberId, people.studentId), eq(memberQuestion.isWrong, true))),
  ]);
  expect(states.filter(({ dueAt }) => dueAt !== null && dueAt <= NOW).length).toBeGreaterThan(0);
  expect(tries.filter(({ createdAt }) => createdAt >= NOW)).toEqual([]);
});

test('seedPractice and seedNewcomers: add nothing at a later start', async () => {
  const { db } = database;
  const tally = () => Promise.all([memberQuestionTry, memberPoints, member].map((table) => db.$count(table)));
  const before = await tally();
  const { platform } = await testServices({ now: () => NOW });
  await seedPractice(db, NOW, people);
  await seedNewcomers(db, platform.keys, NOW);
  expect(await seedPeople(db, platform.keys, NOW)).toEqual(people);
  expect(await tally()).toEqual(before);
});

test('seedNewcomers: a child without a past and a manager of a new school', async () => {
  const rows = await database.db
    .select({ account: member.account, orgId: member.orgId, points: member.points })
    .from(member)
    .where(inArray(member.account, ['xinsheng', 'xinxiao']));
  expect(new Map(rows.map(({ account, ...row }) => [account, row]))).toEqual(
    new Map([
      ['xinsheng', { orgId: null, points: 0 }],
      ['xinxiao', { orgId: expect.not.stringMatching(people.orgId), points: 0 }],
    ]),
  );
});

test('seedPlan: sets a goal that began with the practice, for which there is time, and only once', async () => {
  const { db } = database;
  const { appId, studentId } = people;
  const { platform, testData } = await testServices({ now: () => NOW });
  const services = { now: () => NOW, wakeQueue: () => {}, publish: () => {}, testData, registries };
  const call = { db, appId, now: NOW, services, attemptSecret: platform.keys.attemptSecret };
  await seedPlan(call, studentId);
  const plans = () => db.select().from(learningPlan).where(eq(learningPlan.memberId, studentId));
  const [made] = await plans();
  expect([made?.level, made?.sitting, made?.madeOn, made?.laidOn]).toEqual([1, '2027-03', '2026-11-02', '2026-11-29']);
  await seedPlan(call, studentId);
  expect(await plans()).toEqual([made]);
});
