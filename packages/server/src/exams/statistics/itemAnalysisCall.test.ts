import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question as bank } from '../../db/schema/bank.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
let stage: Stage;
let examId: string;
let orgId: string | null;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  stage = await examStage(database.db);
  ({ examId } = stage.world);
  const { actor } = stage.context('teacher');
  orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(exams).set({ orgId, createdBy: stage.ids.teacher }).where(eq(exams.id, examId));
});

const base = () => ({ appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });

interface Marked {
  question: 'single' | 'fill' | 'code' | 'multiple';
  points: number | null;
  max: number;
  answer?: ReturnType<typeof choice> | null;
}

/** Inserts a student with a settled attempt and these marks. */
async function sat(marks: readonly Marked[], memberId?: string) {
  const student = memberId ?? (await stage.world.addMember());
  const place = { ...base(), orgId, kind: 'exam' as const, targetId: examId, memberId: student };
  await database.db
    .insert(enrolment)
    .values({ ...place, source: 'batch', status: '2', teacherId: stage.ids.teacher })
    .onConflictDoNothing();
  const totalPoints = marks.reduce((sum, { points }) => sum + (points ?? 0), 0);
  const attempt = { ...base(), orgId, examEnrollId: place.id, examId, examPaperId: stage.world.paperId };
  await database.db.insert(examPaperEnroll).values({
    ...attempt,
    memberId: student,
    attemptNo: 1,
    status: '3',
    seed: 1,
    startedAt: NOON,
    completedAt: NOON,
    totalPoints,
    maxPoints: 3500,
    questionCount: marks.length,
  });
  await database.db.insert(examMemberQuestion).values(
    marks.map(({ question, points, max, answer = choice('B') }, no) => ({
      ...base(),
      attemptId: attempt.id,
      memberId: student,
      questionVersionId: stage.world.questionIds[question],
      no: no + 1,
      maxPoints: max,
      status: '3' as const,
      answer,
      points,
      autoPoints: points,
      spentMs: 3000,
    })),
  );
  return { student, attemptId: attempt.id };
}

const analysis = (persona: Persona) => stage.ask(persona, 'exam', 'queryItemAnalysis', { id: examId });

/** Six students, inserted twice: sums double, so facility stays and the other figures follow from that. */
const MARKS = [
  [2, 2, 25],
  [2, 0, 20],
  [2, 2, 10],
  [0, 0, 15],
  [2, 0, 0],
  [0, 2, 0],
];
const three = ([a = 0, b = 0, c = 0]: readonly number[]): Marked[] => [
  { question: 'single', points: a, max: 2, answer: choice(a > 0 ? 'B' : 'A') },
  { question: 'multiple', points: b, max: 2 },
  { question: 'code', points: c, max: 25, answer: null },
];

test('has the difficulty from the first attempt on, the discrimination from the second, flags from the tenth', async () => {
  const [first = [], ...others] = MARKS;
  await sat(three(first));
  expect((await analysis('teacher')).papers).toMatchObject([
    { count: 1, sd: null, consistency: null, items: [{ count: 1, sd: null, discrimination: null }, {}, {}] },
  ]);
  for (const marks of others) await sat(three(marks));
  stage.world.passMs(2 * 60_000);
  const [early] = (await analysis('teacher')).papers;
  expect(early).toMatchObject({ count: 6, consistency: 8.6505 });
  expect(early?.items.map(({ discrimination, flags }) => [discrimination, flags])).toEqual([
    [31.0757, []],
    [0, []],
    [21.4373, []],
  ]);
  for (const marks of MARKS) await sat(three(marks));
  stage.world.passMs(2 * 60_000);
  const { papers } = await analysis('manager');
  const [paper] = papers;
  expect(paper).toMatchObject({ examPaperId: stage.world.paperId, count: 12, meanPoints: 14 });
  // Doubling the sample does not change correlations.
  expect(
    paper?.items.map(({ facility, discrimination, efficiency }) => [facility, discrimination, efficiency]),
  ).toEqual([
    [0.6667, 31.0757, 35.7143],
    [0.5, 0, 0],
    [0.4667, 21.4373, 25],
  ]);
  expect(paper?.consistency).toBe(8.6505);
  expect(paper?.items[0]).toMatchObject({
    options: expect.arrayContaining([
      { id: 'A', count: 4 },
      { id: 'B', count: 8 },
    ]),
    blankCount: 0,
    meanSpentMs: 3000,
    flags: [],
  });
  expect(paper?.items[2]).toMatchObject({ blankCount: 12, options: [] });
});

test('names a question without a title by its stem, without Markdown and code', async () => {
  await sat(three([2, 2, 25]));
  const stem = '执行 `print("21" * 2)`，**输出**是\n（　）。\n```py\nn = 1\n```';
  await database.db.update(questionVersion).set({ title: null, stem });
  const [paper] = (await analysis('teacher')).papers;
  expect(paper?.items.map(({ title }) => title)).toEqual(Array(3).fill('执行 print("21" * 2)，输出是 （ ）。'));
});

test('figures are computed once a minute while the exam runs, afterwards on every change', async () => {
  await sat(three([2, 2, 25]));
  const count = async () => (await analysis('teacher')).papers[0]?.count;
  expect(await count()).toBe(1);
  await sat(three([2, 2, 25]));
  expect(await count()).toBe(1);
  stage.world.passMs(60_000);
  expect(await count()).toBe(2);
  stage.world.passMs(6 * HOUR_MS);
  await sat(three([2, 2, 25]));
  expect(await count()).toBe(3);
});

test('each student’s answers are counted as right, partly right, wrong or blank', async () => {
  const { student } = await sat([
    { question: 'single', points: 200, max: 200 },
    { question: 'multiple', points: 0, max: 200 },
    { question: 'code', points: 1000, max: 2500 },
    { question: 'fill', points: 0, max: 200, answer: null },
  ]);
  const { content } = await stage.ask('teacher', 'examMemberQuestion', 'queryStatisticsGroupByMember', {
    ...page,
    examId,
  });
  expect(content).toMatchObject([
    { memberId: student, rightCount: 1, partCount: 1, wrongCount: 1, blankCount: 1, percent: 38.71 },
  ]);
});

test('a school gets figures of its students in a foreign exam only once that is over for everybody', async () => {
  await sat(three([2, 2, 25]));
  await database.db.update(exams).set({ orgId: null, createdBy: null }).where(eq(exams.id, examId));
  const asked = async (persona: Persona) => [
    (await stage.ask(persona, 'examMemberQuestion', 'queryStatisticsGroupByMember', { ...page, examId })).content
      .length,
    await stage
      .ask(persona, 'examMemberQuestion', 'queryQuestionStatisticsByExamPaper', {
        ...page,
        examPaperId: stage.world.paperId,
      })
      .then(({ total }) => total),
  ];
  expect(await asked('manager')).toEqual([0, 0]);
  stage.world.passMs(6 * HOUR_MS);
  expect(await asked('manager')).toEqual([1, 3]);
  expect(await asked('otherManager')).toEqual([0, 0]);
  expect(await analysis('manager').catch(codeOf)).toBe('NOT_FOUND');
});

test('lists pairs of unusually similar programs, the earlier first, with what was pasted', async () => {
  const lines = (seed: number, name: string) =>
    Array.from(
      { length: 30 },
      (_, no) =>
        [
          `for (int ${name} = 0; ${name} < ${no}; ${name}++) { s += ${name}; }`,
          `if (s > ${no}) s--; else s++;`,
          `s = f(s, ${no});`,
        ][(seed * no + seed) % 3],
    ).join('\n');
  const submit = async (seed: number, name: string, minutes: number) => {
    const { student, attemptId } = await sat([{ question: 'code', points: 2500, max: 2500 }]);
    const row = { ...base(), createdAt: new Date(NOON.getTime() + minutes * 60_000) };
    await database.db.insert(submission).values({
      ...row,
      attemptId,
      memberId: student,
      questionVersionId: stage.world.questionIds.code,
      kind: 'submit',
      language: 53,
      code: lines(seed, name),
      codeHash: row.id,
      maxPoints: 2500,
      priority: 1,
      state: 'done',
      totalCases: 1,
      verdict: 'AC',
      points: 2500,
    });
    await database.db
      .update(examMemberQuestion)
      .set({ gradedSubmissionId: row.id })
      .where(eq(examMemberQuestion.attemptId, attemptId));
    return student;
  };
  const later = await submit(1, 'i', 9);
  const earlier = await submit(1, 'index', 3);
  const { questions } = await stage.ask('teacher', 'exam', 'querySimilarity', { id: examId });
  expect(questions).toMatchObject([
    {
      questionId: stage.world.questionIds.code,
      count: 2,
      pairs: [{ similarity: 1, sameWrongCases: 0, programs: [{ memberId: earlier }, { memberId: later }] }],
    },
  ]);
  expect(await stage.ask('otherManager', 'exam', 'querySimilarity', { id: examId }).catch(codeOf)).toBe('NOT_FOUND');
  // A cached result is valid only for the programs it was computed from.
  await submit(1, 'place', 1);
  const [again, atOnce] = await Promise.all(
    [1, 2].map(() => stage.ask('teacher', 'exam', 'querySimilarity', { id: examId })),
  );
  expect(atOnce).toEqual(again);
  expect(again?.questions.map(({ count, pairs }) => [count, pairs.length])).toEqual([[3, 3]]);
  // Another formal exam asks the same task: its points and failed cases are hidden here until that is over.
  const [theirs] = await database.db.select().from(exams).where(eq(exams.id, examId));
  if (!theirs) throw new Error('the stage has an exam');
  const endAt = new Date(NOON.getTime() + 24 * HOUR_MS);
  await database.db.insert(exams).values({ ...theirs, id: newId(), orgId: newId(), createdBy: newId(), endAt });
  const shown = await stage.ask('teacher', 'exam', 'querySimilarity', { id: examId });
  const [pair] = shown.questions[0]?.pairs ?? [];
  expect([pair?.sameWrongCases, ...(pair?.programs ?? []).map((one) => one.points)]).toEqual([null, null, null]);
});

test('question.queryEvidence: pools the figures of the school’s exams, and hides those of other schools', async () => {
  for (const marks of MARKS) await sat(three(marks));
  const versionId = stage.world.questionIds.single;
  const [version] = await database.db.select().from(questionVersion).where(eq(questionVersion.id, versionId));
  const questionId = version?.questionId ?? '';
  await database.db
    .update(bank)
    .set({ isShared: true, status: '1', currentVersionId: versionId, orgId: null, ownerId: null })
    .where(eq(bank.id, questionId));
  const figures = async () =>
    (await stage.ask('teacher', 'question', 'queryEvidence', { id: versionId }, 'edms')).figures;
  await database.db
    .update(exams)
    .set({ endAt: new Date(NOON.getTime() - HOUR_MS) })
    .where(eq(exams.id, examId));
  expect(await figures()).toEqual({
    works: 1,
    answers: 6,
    facility: expect.closeTo(0.6667, 3),
    discrimination: expect.closeTo(31.0757, 3),
    options: [
      { id: 'A', count: 2 },
      { id: 'B', count: 4 },
    ],
  });
  await database.db.update(exams).set({ orgId: newId() }).where(eq(exams.id, examId));
  expect(await figures()).toBeNull();
});
