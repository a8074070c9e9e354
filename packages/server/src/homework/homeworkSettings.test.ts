import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homework } from '@aosai/api/homework/homework.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { HOMEWORK_REVIEW } from '@aosai/api/homework/homeworkRules';
import { matrixOf } from '@aosai/api/homework/homeworkVisibility';
import type { OpenDatabase } from '../db/open.ts';
import { exam } from '../db/schema/exam.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { choice, offer } from '../testing/engine/drive.ts';
import { codeOf, page, type Persona } from '../testing/stages/examStage.ts';
import { aPlace } from '../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The homework of `aPlace`, made by the teacher. */
async function made() {
  const here = await aPlace(database.db);
  const { stage, homeworkId } = here;
  await database.db.update(exam).set({ createdBy: stage.ids.teacher }).where(eq(exam.id, homeworkId));
  return here;
}

test('review settings of a homework are stored, read and copied', async () => {
  const { stage, homeworkId: id } = await made();
  const read = (one: string) => stage.ask('teacher', 'homework', 'queryById', { id: one }, 'edms');
  const { version } = await read(id);
  const reviewMatrix = matrixOf('all');
  const given = { latePerDayPct: 5, lateCapPct: 20, catchUpDays: 7, review: 'code' as const, showRanking: false };
  await stage.ask(
    'teacher',
    'homework',
    'update',
    { id, version, ...given, ...(reviewMatrix && { reviewMatrix }) },
    'edms',
  );
  expect(await read(id)).toMatchObject({ ...given, reviewMatrix });
  const copy = await stage.ask('teacher', 'homework', 'create', { copyOf: id }, 'edms');
  expect(await read(copy.id)).toMatchObject({ ...given, reviewMatrix, status: '0' });
});

test('refuses a matrix that shows keys while students write', () => {
  const asked = { id: 'A'.repeat(26), version: 1 };
  const { during } = HOMEWORK_REVIEW;
  expect(
    homework.calls.update.input.safeParse({ ...asked, reviewMatrix: { ...PRACTICE_REVIEW, during } }).success,
  ).toBe(true);
  const leaking = { ...PRACTICE_REVIEW, during: { ...during, rightAnswer: true } };
  expect(homework.calls.update.input.safeParse({ ...asked, reviewMatrix: leaking }).error?.issues).toMatchObject([
    { message: '做作业时不能看到对错、得分和答案' },
  ]);
});

test('a homework shows figures of each question to those who run it and nobody else', async () => {
  const { stage, homeworkId, enrollId } = await made();
  const { single } = stage.world.questionIds;
  const answers = [offer(single, 0, choice('B'))];
  await stage.ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers, complete: true });
  stage.world.passMs(4 * DAY_MS);
  await stage.ask('teacher', 'homeworkEnroll', 'settle', { homeworkId }, 'edms');
  const analysis = (persona: Persona) => stage.ask(persona, 'homework', 'queryItemAnalysis', { id: homeworkId });
  const items = (persona: Persona) => analysis(persona).then(({ papers }) => papers, codeOf);
  const found = await items('teacher');
  expect(found).toMatchObject([{ count: 1, items: [{}, {}, {}, {}, {}] }]);
  expect(await items('office')).toEqual(found);
  expect([await items('otherTeacher'), await items('otherManager')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const [paper] = (await analysis('teacher')).papers;
  const asked = { ...page, examId: homeworkId, examPaperId: paper?.examPaperId ?? '' };
  const sheet = (persona: Persona) =>
    stage
      .ask(persona, 'examMemberQuestion', 'queryQuestionStatisticsByExamPaper', asked)
      .then(({ total }) => total, codeOf);
  expect([await sheet('teacher'), await sheet('otherTeacher')]).toEqual([5, 0]);
});
