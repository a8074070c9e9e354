import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { ANSWER_STATUS, ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestionTry } from '../../db/schema/practice.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice } from '../../testing/engine/drive.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { masteriesOf } from './masteries.ts';
import { measureQuestions } from './measureQuestions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const minutesOn = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE_MS);
const stamps = (world: World, at: Date) => ({ appId: world.appId, id: newId(), createdAt: at, updatedAt: at });

/** Makes a question without other answers: `of(world, 'single')`. */
async function headOf({ appId, questionIds }: World) {
  const [version] = await database.db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, questionIds.single)));
  if (!version) throw new Error('the world has no question');
  return version.questionId;
}

type Given = Partial<typeof memberQuestionTry.$inferInsert>;

async function practised(world: World, memberId: string, percent: number, minutes = 0, more: Given = {}) {
  await database.db.insert(memberQuestionTry).values({
    ...stamps(world, minutesOn(minutes)),
    memberId,
    questionId: await headOf(world),
    versionId: world.questionIds.single,
    no: 1,
    answer: choice('A'),
    state: 'done',
    percent,
    requestId: newId(),
    requestHash: '',
    ...more,
  });
}

/** Adds the question in an exam, answered at a minute. */
async function sat(world: World, memberId: string, points: number, minutes = 0, isSettled = true): Promise<void> {
  const { appId, examId, paperId: examPaperId } = world;
  const attempt = { ...stamps(world, NOON), examId, examPaperId, memberId, examEnrollId: newId() };
  await database.db.insert(examPaperEnroll).values({
    ...attempt,
    attemptNo: 1,
    status: ATTEMPT.settled,
    seed: 1,
    maxPoints: 200,
    questionCount: 1,
    settledAt: isSettled ? NOON : null,
  });
  await database.db.insert(examMemberQuestion).values({
    ...stamps(world, NOON),
    appId,
    attemptId: attempt.id,
    memberId,
    questionVersionId: world.questionIds.single,
    no: 1,
    maxPoints: 200,
    points,
    savedAt: minutesOn(minutes),
    status: ANSWER_STATUS.judged,
    answer: choice('A'),
  });
}

async function measured(world: World) {
  await measureQuestions(database.db, world.appId);
  const [row] = await database.db
    .select()
    .from(question)
    .where(and(eq(question.appId, world.appId), eq(question.currentVersionId, world.questionIds.single)));
  if (!row) throw new Error('the question is gone');
  return [row.firstAnswers, row.facility, row.measured];
}

async function students(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let no = 0; no < count; no += 1) ids.push(await world.addMember('student'));
  return ids;
}

test('measureQuestions: measures a question from thirty first answers on, and only counts fewer', async () => {
  const world = await aWorld(database.db);
  const ids = await students(world, 30);
  // 11 right, one of 60 %, 17 wrong: 11.6 of 29, too few to measure.
  for (const [no, id] of ids.slice(0, 29).entries()) await practised(world, id, no < 11 ? 100 : no === 11 ? 60 : 0);
  expect(await measured(world)).toEqual([29, null, null]);
  await practised(world, ids[29] ?? '', 100);
  // 12.6 of 30.
  expect(await measured(world)).toEqual([30, 0.42, 'hard']);
});

test('measureQuestions: counts each student once, by the first answer in practice and exams', async () => {
  const world = await aWorld(database.db);
  const [both = '', late = '', ...others] = await students(world, 31);
  for (const id of others) await practised(world, id, 100);
  // First wrong in the exam, then right: 0. First right in practice, then half of the points in an exam: 1.
  await sat(world, both, 0, 5);
  await practised(world, both, 100, 9);
  await practised(world, both, 100, 10, { no: 2 });
  await practised(world, late, 100, 5);
  await sat(world, late, 100, 9);
  // The 31 first answers add up to 29 + 0 + 1 full scores.
  expect(await measured(world)).toEqual([31, 0.9677, 'easy']);
});

test("measureQuestions: counts a teacher's percent, and no unjudged, unsettled or non-student answers", async () => {
  const world = await aWorld(database.db);
  const ids = await students(world, 33);
  for (const id of ids.slice(0, 29)) await practised(world, id, 50);
  await practised(world, ids[29] ?? '', 0, 0, { reviewPercent: 80 });
  await practised(world, ids[30] ?? '', 0, 0, { state: 'queued', percent: null });
  await sat(world, ids[31] ?? '', 200, 0, false);
  await practised(world, await world.addMember('teacher'), 0);
  await practised(world, ids[32] ?? '', 100, 0, { no: 2 });
  // (29 · .5 + .8) / 30.
  expect(await measured(world)).toEqual([30, 0.51, 'medium']);
});

test('measureQuestions: counts cleared answers until they are deleted, and resets a question without any', async () => {
  const world = await aWorld(database.db);
  const ids = await students(world, 30);
  for (const id of ids) await practised(world, id, 100, 0, { deletedAt: NOON });
  expect(await measured(world)).toEqual([30, 1, 'easy']);
  await database.db.delete(memberQuestionTry).where(eq(memberQuestionTry.appId, world.appId));
  expect(await measured(world)).toEqual([0, null, null]);
});

test('measureQuestions: two servers at once write the same, repeatedly, and change no version', async () => {
  const world = await aWorld(database.db);
  for (const id of await students(world, 30)) await practised(world, id, 0);
  await Promise.all([1, 2, 3].map(() => measureQuestions(database.db, world.appId)));
  expect(await measured(world)).toEqual([30, 0, 'veryHard']);
  const [row] = await database.db
    .select()
    .from(question)
    .where(and(eq(question.appId, world.appId), eq(question.currentVersionId, world.questionIds.single)));
  expect([row?.version, row?.updatedAt]).toEqual([1, NOON]);
});

test('mastery uses the measured difficulty instead of the label', async () => {
  const world = await aWorld(database.db);
  const point = 'gesp-cpp-1/loop';
  await database.db
    .update(question)
    .set({ points: [point] })
    .where(and(eq(question.appId, world.appId), eq(question.currentVersionId, world.questionIds.single)));
  const [me = '', ...others] = await students(world, 30);
  await practised(world, me, 100);
  for (const [no, id] of others.entries()) await practised(world, id, no < 5 ? 100 : 0);
  const mine = async () => {
    const call = { db: database.db, appId: world.appId, now: new Date(NOON.getTime() + 120 * DAY_MS) };
    const { standings } = (await masteriesOf(call, [me], 'gesp-cpp-1'))(me);
    return standings.find((one) => one.point.id === point)?.mastery.value.toFixed(4);
  };
  // Labelled easy and half a life old: (1 + .5 · (1 − .85 + .65)) / 2.5.
  expect(await mine()).toBe('0.5600');
  // Six of thirty are right, so a right answer is worth 1 − .2 + .65.
  expect(await measured(world)).toEqual([30, 0.2, 'veryHard']);
  expect(await mine()).toBe('0.6900');
});

test('measureQuestions: gives the median time of right first answers from thirty of them on', async () => {
  const world = await aWorld(database.db);
  const ids = await students(world, 33);
  // 1 to 29 seconds, one without a time, one wrong after an hour.
  for (const [no, id] of ids.slice(0, 29).entries()) await practised(world, id, 100, 0, { spentMs: (no + 1) * 1_000 });
  await practised(world, ids[29] ?? '', 100);
  await practised(world, ids[30] ?? '', 0, 0, { spentMs: 3_600_000 });
  const medianMs = async () => {
    await measureQuestions(database.db, world.appId);
    const [row] = await database.db
      .select({ medianMs: question.medianMs })
      .from(question)
      .where(and(eq(question.appId, world.appId), eq(question.currentVersionId, world.questionIds.single)));
    return row?.medianMs;
  };
  expect(await medianMs()).toBeNull();
  await practised(world, ids[31] ?? '', 100, 0, { spentMs: 30_000 });
  expect(await medianMs()).toBe(15_500);
});
