import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { aPlace } from '../../testing/homework/aPlace.ts';

const LIST = { page: 0, size: 50, sort: [] };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('fillFromExams: adds wrong answers of homework when its key is shown, not before', async () => {
  const { stage, homeworkId, enrollId } = await aPlace(database.db, { results: 'atHandIn' });
  const { world } = stage;
  await database.db
    .update(question)
    .set({ isOpen: true, points: ['gesp-cpp-1/loop'] })
    .where(eq(question.appId, world.appId));
  const answers = [offer(world.questionIds.single, 0, choice('A'))];
  const handIn = { homeworkEnrollId: enrollId, answers, complete: true };
  await stage.ask('student', 'homeworkMemberQuestion', 'save', handIn);
  const wrong = async () => {
    const { total } = await stage.ask('student', 'memberQuestion', 'queryLatestList', { ...LIST, view: 'wrong' });
    return total;
  };
  const before = await wrong();
  world.passMs(4 * DAY_MS);
  await stage.ask('office', 'homeworkEnroll', 'settle', { homeworkId, reason: '到期出分' }, 'bms').catch(() => null);
  expect([before, await wrong()]).toEqual([0, 5]);
});
