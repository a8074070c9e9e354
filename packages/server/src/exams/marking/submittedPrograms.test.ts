import type { JudgeReport } from '@aosai/api/judging/judging';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { code, offer } from '../../testing/engine/drive.ts';
import { ACCEPTED } from '../../testing/judging/fakeJudge.ts';
import { handIn, judgeAll, start, outcomeByPersona } from '../../testing/stages/attemptStage.ts';
import { examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const BROKEN: JudgeReport = { ...ACCEPTED, verdict: 'CE', points: 0, compileMessage: '缺少分号', cases: [] };

/** Submits a right program, then one that does not compile; leaves a third as a draft to be handed in. */
async function submittedTwice(stage: Stage) {
  const questionId = stage.world.questionIds.code;
  const { id, token } = await start(stage);
  const submit = async (revision: number, text: string, report: JudgeReport) => {
    const answers = [{ ...offer(questionId, revision, code(text)), submit: true }];
    await stage.ask('student', 'examMemberQuestion', 'save', { attemptId: id, token, answers, events: [] });
    await judgeAll(stage, report);
    stage.world.passMs(20_000);
  };
  await submit(0, 'int main(){ /* right */ }', ACCEPTED);
  await submit(1, 'int main(){ broken', BROKEN);
  return { id, token, questionId };
}

test('a report shows the submission that earned the points, not the last draft', async () => {
  const stage = await examStage(database.db);
  const { id, token, questionId } = await submittedTwice(stage);
  const answers = [offer(questionId, 2, code('int main(){ broken again'))];
  await stage.ask('student', 'examPaperEnroll', 'complete', { id, token, answers });
  await judgeAll(stage, BROKEN);
  const report = await stage.ask('student', 'examPaperEnroll', 'report', { id });
  expect(report.questions.find((one) => one.id === questionId)).toMatchObject({
    score: 2500,
    mine: { answer: code('int main(){ broken again') },
    submission: { verdict: 'AC', points: 2500, code: 'int main(){ /* right */ }' },
    submissionNo: 1,
    submissionCount: 3,
  });
});

test('every submission of a question is listed with its program, also while the attempt runs', async () => {
  const stage = await examStage(database.db);
  const { id: attemptId, questionId } = await submittedTwice(stage);
  const read = (persona: Persona, input: { attemptId: string; questionId?: string }) =>
    stage.ask(persona, 'examMemberQuestion', 'queryListByExamPaperEnroll', input);
  const { content, submissions } = await read('student', { attemptId, questionId });
  expect(content.map((record) => record.questionId)).toEqual([questionId]);
  expect(submissions.map(({ verdict, code: program }) => [verdict, program])).toEqual([
    ['CE', 'int main(){ broken'],
    ['AC', 'int main(){ /* right */ }'],
  ]);
  expect((await read('student', { attemptId })).submissions).toEqual([]);
  expect(await outcomeByPersona((persona) => read(persona, { attemptId, questionId }))).toEqual(
    await outcomeByPersona((persona) => read(persona, { attemptId })),
  );
});

test('programs of a contest are shown before its end, but without verdicts', async () => {
  const stage = await examStage(database.db, {
    exam: { reviewMatrix: CONTEST_REVIEW },
    paper: { feedback: 'deferred' },
  });
  const questionId = stage.world.questionIds.code;
  const attemptId = await handIn(stage, [offer(questionId, 0, code('int main(){}'))]);
  await judgeAll(stage);
  const input = { attemptId, questionId };
  const { submissions } = await stage.ask('student', 'examMemberQuestion', 'queryListByExamPaperEnroll', input);
  expect(submissions).toMatchObject([{ code: 'int main(){}', verdict: null, points: null, cases: [] }]);
});

test('recorded events are read by staff, not by the candidate', async () => {
  const stage = await examStage(database.db);
  const { id: attemptId, token } = await start(stage);
  const questionId = stage.world.questionIds.code;
  const events = [{ type: 'paste' as const, questionId, ms: 120 }, { type: 'hidden' as const }];
  await stage.ask('student', 'examMemberQuestion', 'save', { attemptId, token, answers: [], events });
  const read = async (persona: Persona) =>
    (await stage.ask(persona, 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId })).events.map(
      ({ type, questionNo, ms }) => [type, questionNo !== null, ms],
    );
  const all = [
    ['start', false, null],
    ['paste', true, 120],
    ['hidden', false, null],
  ];
  expect([await read('teacher'), await read('office'), await read('student'), await read('parent')]).toEqual([
    all,
    all,
    [],
    [],
  ]);
});
