import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import {
  CONTEST_REVIEW,
  isFormal,
  MOCK_REVIEW,
  PRACTICE_REVIEW,
  REVIEW_ITEMS,
  REVIEW_MOMENTS,
  type ReviewMatrix,
} from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { startAs } from '../../testing/engine/drive.ts';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { NO_AUTHOR } from '../../kit/reader.ts';
import { closedQuestions, closedWorks, heldQuestions } from './heldQuestions.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function headsOf({ appId }: World): Promise<string[]> {
  const rows = await database.db
    .select({ id: questionVersion.questionId })
    .from(questionVersion)
    .where(eq(questionVersion.appId, appId));
  return rows.map(({ id }) => id).toSorted();
}

async function held(world: World, inside?: string): Promise<string[]> {
  const at = { appId: world.appId, now: world.clock.now };
  return [...(await heldQuestions(database.db, at, await headsOf(world), inside))].toSorted();
}

const setMatrix = (world: World, reviewMatrix: ReviewMatrix) =>
  database.db.update(exam).set({ reviewMatrix }).where(eq(exam.appId, world.appId));

test('heldQuestions: a published formal exam holds its questions until it is over for all, extended places included', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  const seen = [await held(world)];
  await world.addStudent({ startShiftSec: 3600 });
  world.passMs(5 * HOUR_MS + 1);
  seen.push(await held(world));
  world.passMs(HOUR_MS);
  seen.push(await held(world));
  expect(seen).toEqual([all, all, []]);
});

test('heldQuestions: drafts, stopped exams and exams that show keys earlier hold nothing', async () => {
  const world = await aWorld(database.db);
  const set = (changes: Partial<typeof exam.$inferInsert>) =>
    database.db.update(exam).set(changes).where(eq(exam.appId, world.appId));
  await set({ published: false });
  const draft = await held(world);
  await set({ published: true, stoppedAt: NOON });
  const stopped = await held(world);
  await set({ stoppedAt: null, reviewMatrix: PRACTICE_REVIEW });
  expect([draft, stopped, await held(world)]).toEqual([[], [], []]);
});

test('heldQuestions: an exam whose keys wait to be published holds its questions until they are, 60 days at most', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  const set = (changes: Partial<typeof exam.$inferInsert>) =>
    database.db.update(exam).set(changes).where(eq(exam.appId, world.appId));
  await set({ keyRelease: 'manual' });
  world.passMs(30 * DAY_MS);
  const waiting = await held(world);
  await set({ stoppedAt: NOON });
  const stopped = await held(world);
  await set({ keysReleasedAt: NOON });
  const published = await held(world);
  await set({ keysReleasedAt: null });
  world.passMs(60 * DAY_MS);
  expect([waiting, stopped, published, await held(world)]).toEqual([all, all, [], []]);
});

test('heldQuestions: SQL and the domain agree on which matrix is formal', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  const matrices = [MOCK_REVIEW, CONTEST_REVIEW, PRACTICE_REVIEW];
  for (const moment of REVIEW_MOMENTS)
    for (const item of REVIEW_ITEMS)
      matrices.push({ ...CONTEST_REVIEW, [moment]: { ...CONTEST_REVIEW[moment], [item]: true } });
  for (const matrix of matrices) {
    await setMatrix(world, matrix);
    expect(await held(world), JSON.stringify(matrix)).toEqual(isFormal(matrix) ? all : []);
  }
});

test('heldQuestions: holds questions of an exam, in all their versions, that another formal exam uses too', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  const [own] = await database.db.select().from(exam).where(eq(exam.id, world.examId));
  if (!own) throw new Error('the world has an exam');
  const inside = await held(world, world.examId);
  await database.db.insert(exam).values({ ...own, id: newId(), reviewMatrix: PRACTICE_REVIEW });
  const besidePractice = await held(world, world.examId);
  await database.db.insert(exam).values({ ...own, id: newId(), reviewMatrix: CONTEST_REVIEW });
  const besideFormal = await held(world, world.examId);
  await database.db.delete(enrolment).where(eq(enrolment.appId, world.appId));
  // A newer version of the same question.
  const [single = ''] = all;
  const [version] = await database.db.select().from(questionVersion).where(eq(questionVersion.questionId, single));
  if (!version) throw new Error('the world has questions');
  await database.db.insert(questionVersion).values({ ...version, id: newId(), versionNo: 2 });
  expect([inside, besidePractice, besideFormal, await held(world)]).toEqual([[], [], all, all]);
});

/** The world's exam is over; another formal exam asks its questions. */
async function askedAgain(world: World, changes: Partial<typeof exam.$inferInsert>) {
  const [own] = await database.db.select().from(exam).where(eq(exam.id, world.examId));
  if (!own) throw new Error('the world has an exam');
  const id = newId();
  const endAt = new Date(own.endAt.getTime() + DAY_MS);
  await database.db.insert(exam).values({ ...own, id, endAt, reviewMatrix: CONTEST_REVIEW, ...changes });
  return id;
}

const atOf = (world: World) => ({ db: database.db, appId: world.appId, now: world.clock.now });

test('closedWorks: the sums of an exam stay open to an exam made after its end, its questions do not', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  world.passMs(6 * HOUR_MS);
  await askedAgain(world, { createdAt: world.clock.now });
  const closed = await closedQuestions(atOf(world), NO_AUTHOR, all);
  expect([[...(await closedWorks(atOf(world), NO_AUTHOR, [world.examId]))], [...closed].toSorted()]).toEqual([[], all]);
});

test('closedWorks: an exam is closed by one made before its end, and by an answer handed in since', async () => {
  const early = await aWorld(database.db);
  early.passMs(6 * HOUR_MS);
  await askedAgain(early, { createdAt: new Date(NOON.getTime() + HOUR_MS) });
  const late = await aWorld(database.db);
  const { attempt } = await startAs(late);
  late.passMs(6 * HOUR_MS);
  await askedAgain(late, { createdAt: late.clock.now });
  const writing = await closedWorks(atOf(late), NO_AUTHOR, [late.examId]);
  const handIn = (completedAt: Date) =>
    database.db
      .update(examPaperEnroll)
      .set({ status: ATTEMPT.settled, completedAt })
      .where(eq(examPaperEnroll.id, attempt.id));
  await handIn(new Date(late.clock.now.getTime() + 1));
  const since = await closedWorks(atOf(late), NO_AUTHOR, [late.examId]);
  await handIn(new Date(late.clock.now.getTime() - 1));
  const before = await closedWorks(atOf(late), NO_AUTHOR, [late.examId]);
  expect([
    [...(await closedWorks(atOf(early), NO_AUTHOR, [early.examId]))],
    [...writing],
    [...since],
    [...before],
  ]).toEqual([[early.examId], [late.examId], [late.examId], []]);
});

test('closedQuestions: an exam hides nothing from who runs it, another one does', async () => {
  const world = await aWorld(database.db);
  const all = await headsOf(world);
  const [maker, orgId] = [newId(), newId()];
  await database.db.update(exam).set({ createdBy: maker, orgId }).where(eq(exam.id, world.examId));
  const closedTo = async (memberId: string | null, managedOrgId: string | null = null) => {
    const reader = { isOffice: false, memberId, managedOrgId };
    return [
      [...(await closedQuestions(atOf(world), reader, all))].toSorted(),
      [...(await closedWorks(atOf(world), reader, [homeworkId]))],
    ];
  };
  const homeworkId = await askedAgain(world, { kind: 'homework', createdBy: maker });
  const seen = [await closedTo(maker), await closedTo(newId(), orgId), await closedTo(newId()), await closedTo(null)];
  await askedAgain(world, { createdBy: newId(), orgId: newId() });
  expect([...seen, await closedTo(maker)]).toEqual([
    [[], []],
    [[], []],
    [all, [homeworkId]],
    [all, [homeworkId]],
    [all, [homeworkId]],
  ]);
});
