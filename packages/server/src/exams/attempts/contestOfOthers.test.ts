import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTEST_REVIEW, MOCK_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, examMemberQuestion } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { judgeAll, start } from '../../testing/stages/attemptStage.ts';
import { codeOf, examStage, type Persona } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The replies to those who give a student more time, points, or the room again; `isTheirs`: their school runs it. */
async function changes(settings: Partial<typeof exam.$inferInsert>, isTheirs = false) {
  const stage = await examStage(database.db);
  const { examId, questionIds } = stage.world;
  const { actor } = stage.context('teacher');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db
    .update(exam)
    .set({ ...settings, ...(isTheirs && { orgId }) })
    .where(eq(exam.id, examId));
  const { id, token } = await start(stage);
  const given = { id, seconds: 60, reason: '停电' };
  const late = [offer(questionIds.single, 0, choice('C'))];
  const each = async (ask: (persona: Persona) => Promise<unknown>, personas: readonly Persona[]) => {
    const replies: unknown[] = [];
    for (const persona of personas) replies.push(await ask(persona).then(() => 'ok', codeOf));
    return replies;
  };
  const extend = await each(
    (persona) => stage.ask(persona, 'examPaperEnroll', 'extend', given),
    ['teacher', 'manager', 'office'],
  );
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers: [] });
  const save = { attemptId: id, token, answers: late, events: [] };
  await stage.ask('student', 'examMemberQuestion', 'save', save).catch(codeOf);
  await judgeAll(stage);
  const mark = await each(
    async (persona) => {
      const of = and(
        eq(examMemberQuestion.attemptId, id),
        eq(examMemberQuestion.questionVersionId, questionIds.single),
      );
      const [answer] = await database.db.select().from(examMemberQuestion).where(of);
      if (!answer) throw new Error('the attempt has the answer');
      const marked = { source: 'exam' as const, id: answer.id, version: answer.version, points: 200 };
      return stage.ask(persona, 'memberQuestion', 'reviewSubmit', { ...marked, comment: '', lineNotes: [] });
    },
    ['teacher', 'manager'],
  );
  const acceptLate = await each(
    (persona) => stage.ask(persona, 'examPaperEnroll', 'acceptLate', { id, questionIds: [questionIds.single] }),
    ['teacher'],
  );
  const reopen = await each((persona) => stage.ask(persona, 'examPaperEnroll', 'reopen', given), ['teacher']);
  return { extend, mark, acceptLate, reopen };
}

const FOREIGN = 'EXAM_OF_OTHERS';

test('in a contest that others run, only the organizer changes time and points, not the student’s school', async () => {
  expect(await changes({ reviewMatrix: CONTEST_REVIEW })).toEqual({
    extend: [FOREIGN, FOREIGN, 'ok'],
    mark: [FOREIGN, FOREIGN],
    acceptLate: [FOREIGN],
    reopen: [FOREIGN],
  });
  const all = { extend: ['ok', 'ok', 'ok'], mark: ['ok', 'ok'], acceptLate: ['ok'], reopen: ['ok'] };
  expect(await changes({ reviewMatrix: CONTEST_REVIEW }, true)).toEqual(all);
  expect(await changes({ reviewMatrix: MOCK_REVIEW })).toEqual(all);
});
