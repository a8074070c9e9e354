import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { aClass } from '../../testing/homework/aClass.ts';
import { handIn, judgeAll } from '../../testing/stages/attemptStage.ts';
import { examStage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a class opens or withholds an exam’s keys for its members, but never before it is over for all', async () => {
  const stage = await examStage(database.db);
  const { examId, appId } = stage.world;
  const id = await handIn(stage);
  await judgeAll(stage);
  const gradeId = await aClass(stage, { members: [stage.ids.student], homeworkId: newId() });
  const keys = async () => {
    const { questions } = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    return questions.filter(({ rightAnswer }) => rightAnswer !== null && rightAnswer !== undefined).length;
  };
  const [row] = await database.db.select({ endAt: exam.endAt }).from(exam).where(eq(exam.id, examId));
  const endAt = row?.endAt ?? NOON;
  const solution = { appId, id: newId(), createdAt: NOON, updatedAt: NOON, gradeId, targetId: examId };
  const rule = { ...solution, groupId: '', targetType: 'solution' as const, visible: true };
  await database.db.insert(gradeControl).values({ ...rule, openAt: new Date(endAt.getTime() + HOUR_MS) });
  const set = (changes: object) =>
    database.db.update(gradeControl).set(changes).where(eq(gradeControl.id, solution.id));
  stage.world.passMs(endAt.getTime() - NOON.getTime() - HOUR_MS);
  await set({ openAt: null });
  const whileOpen = await keys();
  await set({ openAt: new Date(endAt.getTime() + HOUR_MS) });
  stage.world.passMs(HOUR_MS + HOUR_MS / 2);
  const closedButLater = await keys();
  stage.world.passMs(HOUR_MS);
  const since = await keys();
  await set({ visible: false });
  expect({ whileOpen, closedButLater, hidden: await keys() }).toEqual({ whileOpen: 0, closedButLater: 0, hidden: 0 });
  expect(since).toBeGreaterThan(0);
});
