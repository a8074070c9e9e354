import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { OpenDatabase } from '../db/open.ts';
import { exam as exams, examMemberQuestion, questionVersion } from '../db/schema/exam.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { choice, code, offer } from '../testing/engine/drive.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../testing/stages/examStage.ts';
import { handIn, judgeAll, start } from '../testing/stages/attemptStage.ts';

let database: OpenDatabase;
let stage: Stage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  stage = await examStage(database.db);
});

const answerOf = async (attemptId: string, questionId: string) => {
  const { content } = await stage.ask('teacher', 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId });
  const [row] = await database.db
    .select({ id: examMemberQuestion.id })
    .from(examMemberQuestion)
    .where(and(eq(examMemberQuestion.attemptId, attemptId), eq(examMemberQuestion.questionVersionId, questionId)));
  const found = content.find(({ id }) => id === row?.id);
  if (!found) throw new Error('no answer');
  return found;
};

const review = (id: string, version: number, points: number | null, more: object = {}, persona: Persona = 'teacher') =>
  stage.ask(persona, 'memberQuestion', 'reviewSubmit', {
    source: 'exam',
    id,
    version,
    points,
    comment: '',
    lineNotes: [],
    ...more,
  });

const totalOf = async (id: string) => (await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id })).totalPoints;

test('a marker’s points count at once and survive a rejudge by another key, until they are withdrawn', async () => {
  const { single } = stage.world.questionIds;
  const attemptId = await handIn(stage);
  const { id } = await answerOf(attemptId, single);
  expect(await totalOf(attemptId)).toBe(200);
  expect(await review(id, 1, 120)).toEqual({ id, version: 2, totalPoints: 120 });
  expect(await answerOf(attemptId, single)).toMatchObject({
    status: '4',
    points: 120,
    review: { isByHand: true, staff: { version: 2, autoPoints: 200, manualPoints: 120, needsReview: false } },
  });
  // The new key changes the automatic points but not those that count.
  await database.db
    .update(questionVersion)
    .set({ answerKey: { kind: 'choice', optionIds: ['A'] } })
    .where(eq(questionVersion.id, single));
  const started = await stage.ask('office', 'rejudge', 'start', {
    scope: 'question',
    targetId: single,
    reason: '改答案',
  });
  const { digest } = await stage.ask('office', 'rejudge', 'queryById', { id: started.id });
  await stage.ask('office', 'rejudge', 'apply', { id: started.id, digest });
  expect(await totalOf(attemptId)).toBe(120);
  expect(await answerOf(attemptId, single)).toMatchObject({ points: 120, review: { staff: { autoPoints: 0 } } });
  expect(await review(id, 2, null)).toEqual({ id, version: 3, totalPoints: 0 });
  expect(await answerOf(attemptId, single)).toMatchObject({ status: '3', points: 0, review: { isByHand: false } });
});

test('an exam with marked programs settles with the last mark, and shows what the judge gave', async () => {
  await database.db.update(exams).set({ review: 'code' }).where(eq(exams.id, stage.world.examId));
  const { code: codeId } = stage.world.questionIds;
  const attemptId = await handIn(stage, [offer(codeId, 0, code('int main(){}'))]);
  await judgeAll(stage);
  expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id: attemptId })).toMatchObject({
    status: ATTEMPT.completed,
    totalPoints: null,
  });
  const queue = await stage.ask('teacher', 'examMemberQuestion', 'queryListByTeacher', { ...page, needsReview: true });
  expect(queue.content).toMatchObject([
    {
      attemptId,
      memberId: stage.ids.student,
      points: 2500,
      review: { staff: { autoPoints: 2500, needsReview: true } },
    },
  ]);
  const other = await stage.ask('otherTeacher', 'examMemberQuestion', 'queryListByTeacher', { ...page });
  expect(other.content).toEqual([]);
  const [first] = queue.content;
  const notes = { comment: '变量名要有意义', lineNotes: [{ line: 1, text: '缺少返回值' }] };
  expect(await review(first?.id ?? '', 1, 2000, notes)).toMatchObject({ totalPoints: 2000 });
  expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id: attemptId })).toMatchObject({ status: '3' });
  const { content } = await stage.ask('student', 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId });
  const mine = content.find(({ id }) => id === first?.id);
  expect(mine?.review).toEqual({ ...notes, isByHand: true });
  const told = await database.db.select().from(message).where(eq(message.memberId, stage.ids.student));
  expect(told.filter(({ title }) => title.startsWith('老师批阅了')).length).toBe(1);
});

test('of two concurrent marks of one answer one is refused', async () => {
  const attemptId = await handIn(stage);
  const { id } = await answerOf(attemptId, stage.world.questionIds.single);
  const both = await Promise.all([100, 150].map((points) => review(id, 1, points).then(() => 'ok', codeOf)));
  expect(both.map(String).toSorted()).toEqual(['VERSION_CHANGED', 'ok']);
});

test('a review gives points only after hand-in and up to those of the question', async () => {
  const { single } = stage.world.questionIds;
  const { id: attemptId, token } = await start(stage);
  const save = { attemptId, token, answers: [offer(single, 0, choice('B'))], events: [] };
  await stage.ask('student', 'examMemberQuestion', 'save', save);
  const { id } = await answerOf(attemptId, single);
  expect(await review(id, 1, 100).catch(codeOf)).toBe('ATTEMPT_RUNNING');
  expect(await review(id, 1, null, { comment: '看清题意' })).toMatchObject({ totalPoints: null });
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attemptId, token, answers: [] });
  expect(await review(id, 2, 201).catch(codeOf)).toBe('VALIDATION');
  expect(await answerOf(attemptId, single)).toMatchObject({ points: 200, review: { comment: '看清题意' } });
});

test('nobody marks their own answer, another school’s or something that is no exam', async () => {
  const attemptId = await handIn(stage);
  const { id } = await answerOf(attemptId, stage.world.questionIds.single);
  const codes = await Promise.all(
    (['student', 'parent', 'otherTeacher', 'otherManager'] as const).map((persona) =>
      review(id, 1, 100, {}, persona).catch(codeOf),
    ),
  );
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await review(id, 1, 100, { source: 'practice' }).catch(codeOf)).toBe('NOT_FOUND');
  expect(await review(id, 1, 100, { source: 'homework' }).catch(codeOf)).toBe('NOT_FOUND');
  expect(await review(id, 1, 100, {}, 'manager')).toMatchObject({ version: 2 });
});
