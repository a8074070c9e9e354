import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam, examPaper, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, completeAs, offer, running } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { fillFromExams } from './fillFromExams.ts';
import { masteriesOf } from '../mastery/masteries.ts';

let database: OpenDatabase;
let world: World;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Opens these questions to practice, and answers one of them rightly: B of the single choice. */
beforeEach(async () => {
  world = await aWorld(database.db);
  const { single, trueFalse, fill } = world.questionIds;
  const heads = database.db
    .select({ id: questionVersion.questionId })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, world.appId), inArray(questionVersion.id, [single, trueFalse, fill])));
  await database.db
    .update(question)
    .set({ isOpen: true, points: ['gesp-cpp-1/loop'] })
    .where(and(eq(question.appId, world.appId), inArray(question.id, heads)));
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(single, 0, choice('B'))]);
});

async function book() {
  const rows = await database.db
    .select({ isWrong: memberQuestion.isWrong, dueAt: memberQuestion.dueAt, version: questionVersion.id })
    .from(memberQuestion)
    .innerJoin(questionVersion, eq(questionVersion.questionId, memberQuestion.questionId))
    .where(and(eq(memberQuestion.appId, world.appId), eq(memberQuestion.memberId, world.studentId)));
  const names = rows.map(
    ({ version }) => Object.entries(world.questionIds).find(([, id]) => id === version)?.[0] ?? '',
  );
  return names.toSorted((one, other) => one.localeCompare(other));
}
const fill = () => fillFromExams(world.call(), world.studentId);

test('fillFromExams: adds wrong answers to open questions once nobody writes the exam any longer', async () => {
  await fill();
  expect(await book()).toEqual([]);
  world.passMs(6 * HOUR_MS);
  await Promise.all([fill(), fill(), fill()]);
  expect(await book()).toEqual(['fill', 'trueFalse']);
});

test('fillFromExams: handles an attempt once, so that removed questions stay removed', async () => {
  world.passMs(6 * HOUR_MS);
  await fill();
  await database.db.delete(memberQuestion).where(eq(memberQuestion.appId, world.appId));
  await fill();
  expect(await book()).toEqual([]);
});

test('fillFromExams: twenty older attempts whose review never opens do not keep a newer one out of the book', async () => {
  const [newest] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.appId, world.appId));
  const [shown] = await database.db.select().from(exam).where(eq(exam.id, world.examId));
  if (!newest || !shown) throw new TypeError('no attempt');
  const hidden = {
    answer: false,
    correct: false,
    score: false,
    cases: false,
    analysis: false,
    rightAnswer: false,
    rank: false,
  };
  const reviewMatrix = { during: hidden, justAfter: hidden, whileOpen: hidden, afterClose: hidden };
  const secretId = newId();
  await database.db.insert(exam).values({ ...shown, id: secretId, key: secretId, reviewMatrix });
  const older = Array.from({ length: 20 }, (_, no) => ({
    ...newest,
    id: `0${String(no).padStart(25, '0')}`,
    examEnrollId: newId(),
    examId: secretId,
  }));
  await database.db.insert(examPaperEnroll).values(older);
  world.passMs(6 * HOUR_MS);
  await fill();
  expect(await book()).toEqual(['fill', 'trueFalse']);
});

test('fillFromExams: ignores an exam that hides its results, also for mastery', async () => {
  const closed = {
    answer: false,
    correct: false,
    score: false,
    cases: false,
    analysis: false,
    rightAnswer: false,
    rank: false,
  };
  const reviewMatrix = { during: closed, justAfter: closed, whileOpen: closed, afterClose: closed };
  await database.db.update(exam).set({ reviewMatrix }).where(eq(exam.id, world.examId));
  world.passMs(6 * HOUR_MS);
  await fill();
  expect(await book()).toEqual([]);
  const loops = async () => {
    const { standings } = (await masteriesOf(world.call(), [world.studentId], 'gesp-cpp-1'))(world.studentId);
    return standings.find(({ point }) => point.id === 'gesp-cpp-1/loop')?.mastery.answers;
  };
  expect(await loops()).toBe(0);
});

test('fillFromExams: a wrong answer that another contest still asks follows when that is over, others are left', async () => {
  const { db } = database;
  const [paper] = await db.select().from(examPaper).where(eq(examPaper.appId, world.appId));
  const [first] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!paper || !first) throw new TypeError('no exam');
  const sections = paper.sections.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(({ questionVersionId }) => questionVersionId === world.questionIds.fill),
  }));
  const paperId = newId();
  await db.insert(examPaper).values({ ...paper, id: paperId, key: paperId, sections });
  const contestId = newId();
  await db.insert(exam).values({
    ...first,
    id: contestId,
    key: contestId,
    examPaperIds: [paperId],
    reviewMatrix: CONTEST_REVIEW,
    endAt: new Date(world.call().now.getTime() + 48 * HOUR_MS),
  });
  world.passMs(6 * HOUR_MS);
  await fill();
  const during = await book();
  // Answered rightly since, and so out of the book.
  const isOwn = and(eq(memberQuestion.appId, world.appId), eq(memberQuestion.memberId, world.studentId));
  await db.update(memberQuestion).set({ isWrong: false, lastTriedAt: world.call().now }).where(isOwn);
  world.passMs(72 * HOUR_MS);
  await fill();
  const wrong = await db
    .select()
    .from(memberQuestion)
    .where(and(isOwn, eq(memberQuestion.isWrong, true)));
  expect([during, await book(), wrong.length]).toEqual([['trueFalse'], ['fill', 'trueFalse'], 1]);
});
