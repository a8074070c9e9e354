import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW, PRACTICE_REVIEW } from '@aosai/api/exams/review';
import { withheldMatrix } from '@aosai/api/exams/release';
import type { OpenDatabase } from '../../db/open.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { codeOf, page, type Persona } from '../../testing/stages/examStage.ts';
import { teachersExam, type TeachersExam, times } from '../../testing/exams/teachersExam.ts';

let database: OpenDatabase;
let of: TeachersExam;
let stage: TeachersExam['stage'];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  of = await teachersExam(database.db);
  ({ stage } = of);
});

const HELD = { scoreRelease: 'manual', keyRelease: 'manual' } as const;

/** An exam that is over, with a settled attempt of the student. */
async function satExam(settings: object = HELD) {
  const id = await of.sitting();
  const { version = 0 } = (await of.staffOf(id)) ?? {};
  await stage.ask('teacher', 'exam', 'update', { id, version, ...settings });
  const { attemptId } = await of.startIn(id).then(({ attempt }) => ({ attemptId: attempt.id }));
  await database.db
    .update(examPaperEnroll)
    .set({
      status: '3',
      completedAt: stage.world.call().now,
      settledAt: stage.world.call().now,
      totalPoints: 1700,
      deadlineAt: null,
    })
    .where(eq(examPaperEnroll.id, attemptId));
  await database.db
    .update(examMemberQuestion)
    .set({ status: '3', points: 0 })
    .where(eq(examMemberQuestion.attemptId, attemptId));
  stage.world.passMs(12 * HOUR_MS);
  return { id, attemptId };
}

/** Everything that a call answers, as text, to look for what must not be in it. */
const told = async (work: Promise<unknown>) => JSON.stringify(await work.catch(codeOf));

describe('scores and keys that wait to be published', () => {
  test.each(['student', 'parent'] as const)(
    'are in nothing that the %s reads, though the exam is over',
    async (who) => {
      const { id, attemptId } = await satExam();
      const report = await stage.ask(who, 'examPaperEnroll', 'report', { id: attemptId });
      expect(report).toMatchObject({
        state: 'closed',
        totalPoints: null,
        passed: null,
        percentile: null,
        opensAt: null,
        awaited: { scores: true, keys: true },
      });
      expect(report.sections.map(({ points }) => points)).toEqual(report.sections.map(() => null));
      const shown = report.questions.map((one) => [one.score, 'rightAnswer' in one ? one.rightAnswer : null]);
      expect(shown.flat().every((one) => one === null || one === undefined)).toBe(true);
      expect(report.questions.some(({ analysisHtml }) => analysisHtml)).toBe(false);
      const memberId = stage.ids.student;
      const asked = who === 'parent' ? { memberId } : {};
      const others = [
        await told(stage.ask(who, 'examPaperEnroll', 'queryList', { ...page, examId: id })),
        await told(stage.ask(who, 'examEnroll', 'queryMineStatistics', asked)),
        await told(stage.ask(who, 'exam', 'queryStatistics', { id })),
        await told(stage.ask(who, 'exam', 'queryExamPaperListByExam', { examId: id, ...asked })),
        await told(stage.ask(who, 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId })),
      ];
      expect(others.filter((text) => text.includes('1700') || /"(score|points|totalPoints)":0/.test(text))).toEqual([]);
    },
  );

  test('a class’s rule about solutions shows no keys before they are published', () => {
    const held = withheldMatrix(PRACTICE_REVIEW, { scores: false, keys: true });
    expect(held.afterClose).toEqual({ ...PRACTICE_REVIEW.afterClose, analysis: false, rightAnswer: false });
    expect(withheldMatrix(PRACTICE_REVIEW, { scores: true, keys: false }).afterClose).toMatchObject({
      answer: true,
      correct: false,
      score: false,
      cases: false,
      rank: false,
      rightAnswer: true,
    });
  });

  test('appear by the exam’s own rule once they are published, one by one, and students are told once', async () => {
    const { id, attemptId } = await satExam();
    const release = (what: 'scores' | 'keys') => stage.ask('teacher', 'exam', 'release', { id, what });
    await Promise.all([release('scores'), release('scores')]);
    const after = await stage.ask('student', 'examPaperEnroll', 'report', { id: attemptId });
    expect(after).toMatchObject({ state: 'ready', totalPoints: 1700, awaited: { scores: false, keys: true } });
    expect(after.questions.some((one) => 'rightAnswer' in one && one.rightAnswer)).toBe(false);
    await release('keys');
    const whole = await stage.ask('student', 'examPaperEnroll', 'report', { id: attemptId });
    expect(whole.awaited).toBeUndefined();
    const titles = await database.db
      .select({ title: message.title })
      .from(message)
      .where(and(eq(message.appId, stage.world.appId), eq(message.memberId, stage.ids.student)));
    expect(
      titles
        .map(({ title }) => title)
        .filter((title) => title.includes('已公布'))
        .toSorted(),
    ).toEqual(['「期中模拟」的成绩已公布', '「期中模拟」的答案已公布']);
  });
});

test('release: only those who run the exam publish, and only once it is over for everybody', async () => {
  const id = await of.sitting();
  const { version = 0 } = (await of.staffOf(id)) ?? {};
  await stage.ask('teacher', 'exam', 'update', { id, version, ...HELD });
  const release = (who: Persona, group: '' | 'edms' = '') =>
    stage.ask(who, 'exam', 'release', { id, what: 'scores' }, group).then(() => 'ok', codeOf);
  expect(await release('teacher')).toBe('EXAM_RUNNING');
  stage.world.passMs(12 * HOUR_MS);
  expect([
    await release('otherTeacher'),
    await release('otherManager', 'edms'),
    await release('manager', 'edms'),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'ok']);
});

test('settings: a manual part keeps the rule of its makers, and is automatic again when they say so', async () => {
  const { id } = await stage.ask('teacher', 'exam', 'create', { title: '手动', ...times, ...HELD });
  const seen = async () => {
    const { reviewMatrix, staff, awaited } = await stage.ask('teacher', 'exam', 'queryById', { id });
    return { reviewMatrix, scoreRelease: staff?.scoreRelease, awaited };
  };
  expect(await seen()).toEqual({
    reviewMatrix: CONTEST_REVIEW,
    scoreRelease: 'manual',
    awaited: { scores: true, keys: true },
  });
  await stage.ask('teacher', 'exam', 'update', { id, version: 1, scoreRelease: 'auto', keyRelease: 'auto' });
  expect(await seen()).toEqual({
    reviewMatrix: CONTEST_REVIEW,
    scoreRelease: 'auto',
    awaited: undefined,
  });
  const copy = await stage.ask('teacher', 'exam', 'create', { copyOf: id });
  expect((await stage.ask('teacher', 'exam', 'queryById', { id: copy.id })).reviewMatrix).toEqual(CONTEST_REVIEW);
});
