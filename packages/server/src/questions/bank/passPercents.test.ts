import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice } from '../../testing/engine/drive.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { recountPassPercents } from './passPercents.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let attempts = 0;

/** Adds an answer to a question, out of 200 points. */
async function answered(world: World, questionVersionId: string, points: number, isSettled = true): Promise<void> {
  const { appId, examId, paperId: examPaperId, studentId: memberId } = world;
  attempts += 1;
  const attemptId = newId();
  const at = { createdAt: NOON, updatedAt: NOON };
  await database.db.insert(examPaperEnroll).values({
    appId,
    id: attemptId,
    examEnrollId: 'enrolment',
    examId,
    examPaperId,
    memberId,
    attemptNo: attempts,
    status: ATTEMPT.settled,
    seed: 1,
    maxPoints: 200,
    questionCount: 1,
    ...at,
    settledAt: isSettled ? NOON : null,
  });
  await database.db.insert(examMemberQuestion).values({
    appId,
    id: newId(),
    attemptId,
    memberId,
    questionVersionId,
    no: 1,
    maxPoints: 200,
    points,
    status: ANSWER_STATUS.judged,
    ...at,
    answer: choice('A'),
  });
}

const percentOf = async (versionId: string) => {
  const [row] = await database.db.select().from(question).where(eq(question.currentVersionId, versionId));
  return row?.passPercent;
};

test('recountPassPercents: gives the mean share of points from ten settled answers on, else null', async () => {
  const world = await aWorld(database.db);
  const { single, code } = world.questionIds;
  for (const points of [200, 200, 200, 200, 200, 100, 0, 0, 0]) await answered(world, single, points);
  await answered(world, single, 0, false);
  await answered(world, code, 200);
  await recountPassPercents(database.db);
  expect([await percentOf(single), await percentOf(code)]).toEqual([null, null]);
  await answered(world, single, 100);
  await recountPassPercents(database.db);
  expect([await percentOf(single), await percentOf(code)]).toEqual([60, null]);
});

test('recountPassPercents: resets a question whose answers are gone', async () => {
  const world = await aWorld(database.db);
  const { single } = world.questionIds;
  await database.db.update(question).set({ passPercent: 80 }).where(eq(question.currentVersionId, single));
  await recountPassPercents(database.db);
  expect(await percentOf(single)).toBeNull();
});
