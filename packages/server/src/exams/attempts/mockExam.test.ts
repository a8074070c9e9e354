import { and, eq } from 'drizzle-orm';
import { FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { config } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { completeAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const setFree = (appId: string, value: string) =>
  database.db.insert(config).values({
    appId,
    id: newId(),
    createdAt: NOON,
    updatedAt: NOON,
    isPublic: false,
    key: FREE_QUOTAS['exam.mock'].configKey,
    value,
  });

/** Mock exams on the world's paper, each with a place for its student. */
async function mockExams(world: World, total: number, gradeId: string | null = null): Promise<World[]> {
  const { db } = database;
  const [like] = await db.select().from(exam).where(eq(exam.id, world.examId));
  const [place] = await db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.targetId, world.examId), eq(enrolment.memberId, world.studentId)));
  if (!like || !place) throw new Error('the world has an exam');
  const exams = Array.from({ length: total }, () => ({ ...like, id: newId(), key: null, isMock: true }));
  await db.insert(exam).values(exams);
  await db.insert(enrolment).values(exams.map(({ id }) => ({ ...place, id: newId(), targetId: id, gradeId })));
  return exams.map(({ id }) => ({ ...world, examId: id }));
}
const begin = (world: World) =>
  startAs(world).then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? 'failed',
  );

test.each([0, 1, 7])(
  'start: of a hundred concurrent mock exams as many begin as the monthly quota allows: %i',
  async (quota) => {
    const world = await aWorld(database.db);
    await setFree(world.appId, String(quota));
    const exams = await mockExams(world, 100);
    const said = await Promise.all(exams.map(begin));
    expect(said.filter((one) => one === 'ok')).toHaveLength(quota);
    expect(said.filter((one) => one === 'RIGHT_USED_UP')).toHaveLength(100 - quota);
    expect(await database.db.$count(examPaperEnroll, eq(examPaperEnroll.appId, world.appId))).toBe(quota);
  },
);

test('start: resuming takes no use, a second attempt takes one, and an exam of a class takes none', async () => {
  const world = await aWorld(database.db);
  await setFree(world.appId, '1');
  const [mock] = await mockExams(world, 1);
  const [ofClass] = await mockExams(world, 1, newId());
  if (!mock || !ofClass) throw new Error('two exams');
  await database.db.update(exam).set({ maxAttempts: 2 }).where(eq(exam.id, mock.examId));
  const { attempt, token } = await startAs(mock);
  expect([await begin(mock), await begin(mock)]).toEqual(['ok', 'ok']);
  await completeAs(mock, attempt.id, token ?? '');
  expect([await begin(mock), await begin(ofClass)]).toEqual(['RIGHT_USED_UP', 'ok']);
});
