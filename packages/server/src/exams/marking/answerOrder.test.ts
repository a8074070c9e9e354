import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, DEVICE, offer } from '../../testing/engine/drive.ts';
import { examStage, page, type Persona } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('S43: sorting by points reveals nothing about points that the rows hide', async () => {
  const stage = await examStage(database.db);
  const { examId, paperId, questionIds } = stage.world;
  const input = { examId, examPaperId: paperId, deviceId: DEVICE };
  const { attempt, token } = await stage.ask('student', 'examPaperEnroll', 'start', input);
  const answers = [offer(questionIds.single, 0, choice('B'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers });
  const isOrdered = async (persona: Persona) => {
    const numbers = async (sort: string) => {
      const { content } = await stage.ask(persona, 'examMemberQuestion', 'queryList', { ...page, sort: [sort] });
      return content.map(({ no }) => no);
    };
    const [up, down] = [await numbers('points,asc'), await numbers('points,desc')];
    return up.join() !== down.join();
  };
  const told = async () => ({
    student: await isOrdered('student'),
    parent: await isOrdered('parent'),
    manager: await isOrdered('manager'),
    office: await isOrdered('office'),
  });
  expect(await told()).toEqual({ student: true, parent: true, manager: true, office: true });
  await database.db.update(exam).set({ reviewMatrix: CONTEST_REVIEW }).where(eq(exam.id, examId));
  expect(await told()).toEqual({ student: false, parent: false, manager: false, office: true });
});
