import { afterAll, beforeAll, expect, test } from 'vitest';
import { examSightOf } from '@aosai/api/exams/examVisibility';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { DEMO_EXAMS } from '../../demo/demoExams.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { teachersExam } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('an exam made with the default settings tells right from wrong only when it is over for everybody', async () => {
  const { stage, sitting, startIn } = await teachersExam(database.db);
  const { single, multiple } = stage.world.questionIds;
  const examId = await sitting();
  expect(examSightOf((await stage.ask('teacher', 'exam', 'queryById', { id: examId })).reviewMatrix)).toBe('formal');
  const { attempt, token } = await startIn(examId);
  const answers = [offer(single, 0, choice('B')), offer(multiple, 0, choice('A'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers });
  const told = async () => {
    const report = await stage.ask('student', 'examPaperEnroll', 'report', { id: attempt.id });
    const marks = report.questions.map(({ correct, score, rightAnswer }) => ({ correct, score, rightAnswer }));
    const isTold = marks.some((mark) => Object.values(mark).some((value) => value !== null && value !== undefined));
    const answered = report.questions.filter(({ mine }) => mine?.answer).length;
    return { total: report.totalPoints !== null, isTold, answered };
  };
  const early = await told();
  stage.world.passMs(HOUR_MS);
  const later = await told();
  stage.world.passMs(4 * HOUR_MS);
  const over = await told();
  const nothing = { total: false, isTold: false, answered: 2 };
  expect({ early, later, over }).toEqual({
    early: nothing,
    later: nothing,
    over: { total: true, isTold: true, answered: 2 },
  });
});

test('the demo’s exams for practice choose the immediate report themselves, and its contest the default', () => {
  const sights = (isRepeatable: boolean) =>
    DEMO_EXAMS.filter(
      ({ isMock, maxAttempts, priceFen = 0 }) => !isMock && priceFen === 0 && maxAttempts > 1 === isRepeatable,
    ).map(({ reviewMatrix }) => examSightOf(reviewMatrix));
  expect({ practice: [...new Set(sights(true))], contest: sights(false) }).toEqual({
    practice: ['all'],
    contest: ['formal'],
  });
});
