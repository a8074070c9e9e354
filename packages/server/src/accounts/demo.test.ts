import { DAY_MS } from '@aosai/api/kit/constants';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, eq, inArray } from 'drizzle-orm';
import { seedExams } from '../demo/demo.ts';
import { type DemoPeople, seedPeople } from '../demo/demoPeople.ts';
import type { OpenDatabase } from '../db/open.ts';
import { exam as exams, examPaper, questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { question } from '../db/schema/bank.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { CallContext, Services } from '../kit/context.ts';
import type { Actor } from '../kit/actor.ts';
import { exam } from '../exams/exam/exam.ts';
import { examEnroll } from '../exams/places/examEnroll.ts';
import { examPaperEnroll } from '../exams/attempts/examPaperEnroll.ts';
import { testServices } from '../testing/testServices.ts';

const START = new Date('2026-11-21T04:00:00.000Z');

let database: OpenDatabase;
let services: Services;
let people: DemoPeople;
let now = START;
beforeAll(async () => {
  database = await openTestDatabase();
  services = await testServices({ now: () => now });
  people = await seedPeople(database.db, services.platform.keys, now);
  await seedExams(database.db, services.testData, now, people);
});
afterAll(() => database.close());

function contextOf(memberId: string | null, type: 'student' | 'parent' | 'teacher' = 'student'): CallContext {
  const actor: Actor =
    memberId === null
      ? { kind: 'anonymous' }
      : {
          kind: 'member',
          sessionId: 'S'.repeat(26),
          memberId,
          type,
          orgId: type === 'parent' ? null : people.orgId,
          orgRoles: type === 'teacher' ? ['teacher', 'manager'] : [],
          expiresAt: new Date(now.getTime() + DAY_MS),
        };
  return {
    db: database.db,
    services,
    appId: people.appId,
    group: '',
    actor,
    ip: '127.0.0.1',
    userAgent: 'test',
    host: 'localhost',
    origin: 'http://localhost',
    setSessionToken: () => undefined,
    setBrowserToken: () => undefined,
    signal: new AbortController().signal,
  };
}

const list = { page: 0, size: 40, sort: [] };

describe('the demo', () => {
  test('lists thirty running exams first, then one open for enrolment, then one that has ended', async () => {
    const { content } = await exam.queryList(contextOf(null), list);
    const gesp = { questionCount: 27, totalPoints: 10_000, passPoints: 6_000, mine: null };
    const secondRound = { questionCount: 4, totalPoints: 40_000, passPoints: 15_000, mine: null };
    expect(
      content.map(({ title, status, questionCount, totalPoints, passPoints, mine }) => ({
        title,
        status,
        questionCount,
        totalPoints,
        passPoints,
        mine,
      })),
    ).toEqual([
      { ...gesp, title: 'GESP C++ 四级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 一级 自主练习', status: '3' },
      { ...gesp, title: 'CSP-J 第一轮 自主练习', status: '3', questionCount: 20 },
      { ...gesp, title: 'GESP C++ 二级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 三级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP Python 一级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 五级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 三级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP C++ 四级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP Python 一级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'CSP-J 第一轮 模拟测试（二）', status: '3', questionCount: 20 },
      { ...secondRound, title: 'CSP-J 第二轮 模拟测试（二）', status: '3' },
      { ...gesp, title: 'CSP-J 第一轮 模拟测试（三）', status: '3', questionCount: 20 },
      { ...gesp, title: 'GESP C++ 六级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 六级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP C++ 七级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 八级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP C++ 八级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP C++ 五级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP C++ 七级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP Python 二级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP Python 三级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'GESP Python 四级 模拟考试（一）', status: '3' },
      { ...gesp, title: 'CSP-S 第一轮 模拟测试（一）', status: '3', questionCount: 20 },
      { ...secondRound, title: 'CSP-J 第二轮 模拟测试（三）', status: '3' },
      { ...secondRound, title: 'CSP-S 第二轮 模拟测试（一）', status: '3' },
      { ...gesp, title: 'GESP Python 三级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP Python 二级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP Python 四级 模拟考试（二）', status: '3' },
      { ...gesp, title: 'GESP C++ 三级 线下模考（含一对一讲评）', status: '1' },
      { ...secondRound, title: 'CSP-J 第二轮 模拟测试（一）', status: '1' },
      { ...gesp, title: 'GESP C++ 一级 模拟考试（一）', status: '5' },
    ]);
  });

  test('the demo lets the student enrol in the running exam and start it at once', async () => {
    const student = contextOf(people.studentId);
    const { content } = await exam.queryList(student, { ...list, statusList: ['3'] });
    const examId = content[0]?.id ?? '';
    await examEnroll.enroll(student, { examId });
    const papers = await exam.queryExamPaperListByExam(student, { examId });
    const started = await examPaperEnroll.start(student, {
      examId,
      examPaperId: papers.content[0]?.id ?? '',
      deviceId: 'device-one',
    });
    const room = started.read();
    expect(room.sections.map(({ name, questions }) => [name, questions.length])).toEqual([
      ['单选题', 15],
      ['判断题', 10],
      ['编程题', 2],
    ]);
    expect(room.sections[2]?.questions[0]?.stemHtml).toContain('<math');
  });

  test('the demo has a complete report for the student, which the parent reads too', async () => {
    const student = contextOf(people.studentId);
    const { content } = await examPaperEnroll.queryList(student, { ...list, statusList: ['3'] });
    const id = content[0]?.id ?? '';
    const report = await examPaperEnroll.report(student, { id });
    expect(report).toMatchObject({
      state: 'ready',
      opensAt: null,
      judging: { done: 2, total: 2 },
      maxPoints: 10_000,
      passPoints: 6_000,
      passed: true,
      usedMs: 96 * 60_000,
      receipt: { submitReason: 'manual' },
    });
    expect(report.totalPoints).toBe(report.questions.reduce((sum, { score }) => sum + (score ?? 0), 0));
    expect(report.sections.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(report.totalPoints);
    expect(report.percentile).toBeGreaterThan(40);
    const objective = report.questions.filter(({ type }) => type !== PROGRAMMING);
    expect(objective.every(({ analysisHtml, rightAnswer }) => analysisHtml && rightAnswer)).toBe(true);
    expect(objective.some(({ correct }) => correct === false)).toBe(true);
    expect(report.questions.filter(({ type }) => type === PROGRAMMING).map(({ verdict }) => verdict)).toEqual([
      'AC',
      'WA',
    ]);
    expect(await examPaperEnroll.report(contextOf(people.parentId, 'parent'), { id })).toEqual(report);
  });

  test('the demo shows the teacher six attempts of students, one with a late answer, and figures of the exam', async () => {
    const teacher = contextOf(people.teacherId, 'teacher');
    const { content } = await examPaperEnroll.queryListByTeacher(teacher, { ...list, statusList: ['3'] });
    expect(content).toHaveLength(6);
    expect(content.filter(({ lateCopyCount }) => lateCopyCount > 0)).toMatchObject([{ submitReason: 'timeout' }]);
    const over = await exam.queryList(teacher, { ...list, statusList: ['5'] });
    const statistics = await exam.queryStatistics(teacher, { id: over.content[0]?.id ?? '' });
    expect(statistics).toMatchObject({ enrollCount: 15, startedCount: 15, completedCount: 15 });
    expect(statistics.scores).toMatchObject({ settledCount: 15 });
    expect(statistics.scores?.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(15);
  });

  test('the demo’s homework asks what no exam of the demo has asked, and what nobody can practise', async () => {
    const { db } = database;
    const asked = async (isHomework: boolean) => {
      const rows = await db.select({ kind: exams.kind, examPaperIds: exams.examPaperIds }).from(exams);
      const paperIds = rows
        .filter(({ kind }) => (kind === 'homework') === isHomework)
        .flatMap((row) => row.examPaperIds);
      const papers = await db.select().from(examPaper).where(inArray(examPaper.id, paperIds));
      const versionIds = papers.flatMap(({ sections }) =>
        sections.flatMap(({ items }) => items.map((item) => item.questionVersionId)),
      );
      const versions = await db.select().from(questionVersion).where(inArray(questionVersion.id, versionIds));
      return versions.map(({ questionId }) => questionId);
    };
    const homework = await asked(true);
    const inExams = new Set(await asked(false));
    expect([homework.length, homework.filter((id) => inExams.has(id))]).toEqual([12, []]);
    const open = await db.$count(question, and(inArray(question.id, homework), eq(question.isOpen, true)));
    expect(open).toBe(0);
  });

  test('a later start adds nothing and moves the time windows, except that of the ended exam', async () => {
    const { db } = database;
    const counts = async () => ({
      questions: await db.$count(question),
      papers: await db.$count(examPaper),
      exams: await db.$count(exams),
      submissions: await db.$count(submission, eq(submission.kind, 'submit')),
    });
    const windows = async () =>
      new Map((await db.select().from(exams)).map(({ key, startAt }) => [key, startAt.getTime()]));
    const [countsBefore, before] = [await counts(), await windows()];
    now = new Date(START.getTime() + 3 * DAY_MS);
    await seedExams(db, services.testData, now, people);
    const moved = [...(await windows())].map(([key, at]) => [key, at - (before.get(key) ?? 0)]);
    expect(await counts()).toEqual(countsBefore);
    expect(Object.fromEntries(moved)).toEqual({
      'demo-gesp-4': 3 * DAY_MS,
      'demo-gesp-1': 3 * DAY_MS,
      'demo-csp-j1': 3 * DAY_MS,
      'demo-gesp-cpp-2': 3 * DAY_MS,
      'demo-gesp-cpp-3': 3 * DAY_MS,
      'demo-gesp-cpp-5': 3 * DAY_MS,
      'demo-gesp-cpp-6': 3 * DAY_MS,
      'demo-gesp-cpp-7': 3 * DAY_MS,
      'demo-gesp-cpp-8': 3 * DAY_MS,
      'demo-gesp-cpp-8-mock-2': 3 * DAY_MS,
      'demo-gesp-cpp-5-mock-2': 3 * DAY_MS,
      'demo-gesp-cpp-7-mock-2': 3 * DAY_MS,
      'demo-gesp-py-1': 3 * DAY_MS,
      'demo-gesp-cpp-3-mock-2': 3 * DAY_MS,
      'demo-gesp-cpp-4-mock-2': 3 * DAY_MS,
      'demo-gesp-cpp-6-mock-2': 3 * DAY_MS,
      'demo-gesp-py-1-mock-2': 3 * DAY_MS,
      'demo-csp-j-1-mock-2': 3 * DAY_MS,
      'demo-csp-j-2-mock-2': 3 * DAY_MS,
      'demo-csp-j-1-mock-3': 3 * DAY_MS,
      'demo-gesp-py-2': 3 * DAY_MS,
      'demo-gesp-py-3': 3 * DAY_MS,
      'demo-gesp-py-4': 3 * DAY_MS,
      'demo-csp-s-1': 3 * DAY_MS,
      'demo-csp-j-2-mock-3': 3 * DAY_MS,
      'demo-csp-s-2': 3 * DAY_MS,
      'demo-gesp-py-3-mock-2': 3 * DAY_MS,
      'demo-gesp-py-2-mock-2': 3 * DAY_MS,
      'demo-gesp-py-4-mock-2': 3 * DAY_MS,
      'demo-csp-j': 3 * DAY_MS,
      'demo-gesp-3-talk': 3 * DAY_MS,
      'demo-gesp-1-ended': 0,
      'demo-homework': 3 * DAY_MS,
      'demo-homework-done': 0,
      'demo-class-exam': 3 * DAY_MS,
    });
  });
});
