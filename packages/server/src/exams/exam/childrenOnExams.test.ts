import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { memberGuardian } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { DEVICE } from '../../testing/engine/drive.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  stage = await examStage(database.db);
});

const rowsFor = async (persona: Persona) =>
  (await stage.ask(persona, 'exam', 'queryList', { ...page, mine: true })).content.flatMap(({ children }) =>
    (children ?? []).map(({ state, mayEnroll }) => ({ state, mayEnroll })),
  );
const setPlace = (changes: Partial<typeof enrolment.$inferInsert>) =>
  database.db.update(enrolment).set(changes).where(eq(enrolment.id, stage.world.enrollId));
const setExam = (changes: Partial<typeof exams.$inferInsert>) =>
  database.db.update(exams).set(changes).where(eq(exams.id, stage.world.examId));

async function sit() {
  const { examId, paperId } = stage.world;
  const room = await stage.ask('student', 'examPaperEnroll', 'start', {
    examId,
    examPaperId: paperId,
    deviceId: DEVICE,
  });
  return { attemptId: room.attempt.id, token: room.token ?? '' };
}

test('a parent reads which child is in an exam and how far, from the place to the score', async () => {
  expect(await rowsFor('parent')).toEqual([{ state: 'enrolled', mayEnroll: false }]);
  const { attemptId, token } = await sit();
  const { examId, enrollId, paperId } = stage.world;
  const { children } = await stage.ask('parent', 'exam', 'queryById', { id: examId });
  expect(children).toEqual([
    {
      memberId: stage.ids.student,
      memberName: expect.stringContaining('成员') as unknown,
      state: 'running',
      enrollId,
      attemptId,
      deadlineAt: expect.any(String) as unknown,
      mayEnroll: false,
    },
  ]);
  const [paper] = (
    await stage.ask('parent', 'exam', 'queryExamPaperListByExam', { examId, memberId: stage.ids.student })
  ).content;
  expect(paper).toMatchObject({ id: paperId, latest: { id: attemptId, status: '1' }, attemptsLeft: 1 });
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attemptId, token, answers: [] });
  expect(await rowsFor('parent')).toEqual([{ state: 'result', mayEnroll: false }]);
});

test('a score that the child may not see yet is hidden from the parent too', async () => {
  await setExam({ reviewMatrix: CONTEST_REVIEW });
  const { attemptId, token } = await sit();
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attemptId, token, answers: [] });
  expect(await rowsFor('parent')).toEqual([{ state: 'handedIn', mayEnroll: false }]);
});

test('shows a parent the state of the child’s place and whether the child may enrol', async () => {
  const stateWith = async (changes: Partial<typeof enrolment.$inferInsert>) => {
    await setPlace(changes);
    return rowsFor('parent');
  };
  expect({
    waiting: await stateWith({ status: '0' }),
    toPay: await stateWith({ status: '1' }),
    asked: await stateWith({ status: '4' }),
    granted: await stateWith({ status: '5' }),
    gone: await stateWith({ status: '6' }),
  }).toEqual({
    waiting: [{ state: 'waiting', mayEnroll: false }],
    toPay: [{ state: 'toPay', mayEnroll: false }],
    asked: [{ state: 'leaving', mayEnroll: false }],
    granted: [{ state: 'leaving', mayEnroll: false }],
    gone: [{ state: 'none', mayEnroll: true }],
  });
  await setPlace({ status: '2' });
  stage.world.passMs(6 * HOUR_MS);
  expect(await rowsFor('parent')).toEqual([{ state: 'missed', mayEnroll: false }]);
});

test('shows children only to a guardian whose link is active', async () => {
  const { examId, paperId } = stage.world;
  await setExam({ scope: 'grade' });
  const sees = (persona: Persona) => stage.ask(persona, 'exam', 'queryById', { id: examId }).then(() => 'ok', codeOf);
  expect({ parent: await sees('parent'), other: await sees('otherParent') }).toEqual({
    parent: 'ok',
    other: 'NOT_FOUND',
  });
  expect(await stage.ask('parent', 'examPaper', 'queryById', { id: paperId })).toMatchObject({ latest: null });
  expect((await stage.ask('student', 'exam', 'queryById', { id: examId })).children).toBeUndefined();
  for (const status of ['pending', 'ended'] as const) {
    await database.db
      .update(memberGuardian)
      .set({ status })
      .where(and(eq(memberGuardian.appId, stage.world.appId), eq(memberGuardian.guardianId, stage.ids.parent)));
    expect([
      await sees('parent'),
      await stage.ask('parent', 'examPaper', 'queryById', { id: paperId }).catch(codeOf),
      await rowsFor('parent'),
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', []]);
  }
});

test('a parent reads the structure of a paper but no question, also while the child sits it and after', async () => {
  const { examId, paperId } = stage.world;
  const questions = async () => [
    await stage.ask('parent', 'examPaper', 'queryQuestionListByExam', { examId }).catch(codeOf),
    await stage.ask('parent', 'examPaper', 'queryQuestionList', { examPaperId: paperId }).catch(codeOf),
  ];
  const { attemptId, token } = await sit();
  expect(await questions()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attemptId, token, answers: [] });
  expect(await questions()).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(
    await stage
      .ask('parent', 'examPaperEnroll', 'start', { examId, examPaperId: paperId, deviceId: DEVICE })
      .catch(codeOf),
  ).toBe('FORBIDDEN');
});
