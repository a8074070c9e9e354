import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { aPlace } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a student whose points are hidden has no rank, also while the work waits to be marked', async () => {
  const { stage, homeworkId, enrollId } = await aPlace(database.db);
  await database.db.update(exam).set({ review: 'all' }).where(eq(exam.id, homeworkId));
  const { single } = stage.world.questionIds;
  const ranks = async () => {
    const { content } = await stage.ask(
      'office',
      'homeworkEnroll',
      'queryMemberListSortByScore',
      { homeworkId },
      'bms',
    );
    return content.map(({ rank, totalPoints }) => [rank, totalPoints]);
  };
  await stage.ask('student', 'homeworkMemberQuestion', 'save', {
    homeworkEnrollId: enrollId,
    answers: [offer(single, 0, choice('B'))],
    complete: true,
  });
  const waiting = await ranks();
  expect(waiting.every(([rank, points]) => rank === null && points === null)).toBe(true);
  await stage.ask('office', 'homeworkEnroll', 'settle', { homeworkId, reason: '期末' }, 'bms');
  expect((await ranks())[0]).toEqual([1, 200]);
  expect((await ranks()).length).toBe(waiting.length);
});
