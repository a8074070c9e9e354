import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { aWorld, NOON } from '../../testing/engine/world.ts';
import { nextExamAt, dueBeforeExam } from './dueBeforeExam.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const days = (count: number) => new Date(NOON.getTime() + count * DAY_MS);
const pulled = (due: number, examIn: number | null) =>
  Math.round(
    (Date.parse(dateText(dueBeforeExam(days(due), examIn === null ? null : days(examIn), NOON).getTime())) -
      Date.parse(dateText(NOON.getTime()))) /
      DAY_MS,
  );

test.each([
  ['a late day comes three days before the exam', 17, 10, 7],
  ['an early one stays', 4, 10, 4],
  ['without an exam nothing moves', 17, null, 17],
  ['the exam is too near to look at it before', 17, 3, 17],
  ['tomorrow is the earliest', 17, 4, 1],
] as const)('%s', (_, due, examIn, expected) => {
  expect(pulled(due, examIn)).toBe(expected);
});

test('nextExamAt: returns an exam that the member is enrolled in and that has not begun', async () => {
  const world = await aWorld(database.db);
  const next = () => nextExamAt(database.db, world.call(), world.studentId);
  expect(await next()).toBeNull();
  await database.db
    .update(exam)
    .set({ startAt: days(10) })
    .where(eq(exam.id, world.examId));
  expect(await next()).toEqual(days(10));
  expect(await nextExamAt(database.db, world.call(), await world.addMember())).toBeNull();
  await database.db.update(exam).set({ published: false }).where(eq(exam.id, world.examId));
  expect(await next()).toBeNull();
});
