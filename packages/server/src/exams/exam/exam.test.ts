import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { lifecycleAt } from '@aosai/api/enrolment/lifecycle';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { exam as exams, examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { lifecycleSql } from './visibleExam.ts';
import { DEVICE } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

describe('lists of exams', () => {
  test('SQL and domain agree on the state of every exam at every instant', async () => {
    const stage = await examStage(database.db);
    const hour = fc.integer({ min: -3, max: 3 }).map(at);
    const facts = fc.record({
      published: fc.boolean(),
      stoppedAt: fc.option(hour),
      enrollStartAt: hour,
      enrollEndAt: hour,
      startAt: hour,
      endAt: hour,
    });
    await fc.assert(
      fc.asyncProperty(facts, async (changes) => {
        await database.db.update(exams).set(changes).where(eq(exams.appId, stage.world.appId));
        const [row] = await database.db
          .select({ status: lifecycleSql(NOON) })
          .from(exams)
          .where(eq(exams.appId, stage.world.appId));
        expect(row?.status).toBe(lifecycleAt(changes, NOON));
      }),
      { numRuns: 150 },
    );
  });

  test('exam list: filters by language, of the title or of the questions, and by repeated attempts', async () => {
    const stage = await examStage(database.db);
    const { appId, examId } = stage.world;
    const [like] = await database.db.select().from(exams).where(eq(exams.id, examId));
    if (!like) throw new Error('the world has an exam');
    const named = { ...like, id: newId(), title: 'Python 期中', examPaperIds: [], maxAttempts: 1 };
    await database.db.insert(exams).values(named);
    const of = async (filter: object) => {
      const { content } = await stage.ask('student', 'exam', 'queryList', { ...page, ...filter });
      return content.map(({ id }) => id);
    };
    expect([await of({ language: 'py' }), await of({ language: 'cpp' })]).toEqual([[named.id], []]);
    await database.db
      .update(question)
      .set({ points: ['gesp-cpp-1/loop'] })
      .where(eq(question.appId, appId));
    expect([await of({ language: 'py' }), await of({ language: 'cpp' })]).toEqual([[named.id], [examId]]);
    expect([await of({ isRepeatable: true }), await of({ isRepeatable: false })]).toEqual([[examId], [named.id]]);
  });

  test('lists published exams, those of an organization only to its members', async () => {
    const stage = await examStage(database.db);
    const { appId, paperId } = stage.world;
    const base = (title: string) => ({
      appId,
      id: newId(),
      title,
      createdAt: NOON,
      updatedAt: NOON,
      summary: '',
      notesHtml: '',
      published: true,
      enrollStartAt: at(-1),
      enrollEndAt: at(1),
      startAt: at(1),
      endAt: at(2),
      examPaperIds: [paperId],
      priceFen: 0,
      scope: 'public' as const,
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd' as const,
      recordsEvents: true,
    });
    const { actor } = stage.context('student');
    await database.db.insert(exams).values([
      { ...base('草稿'), published: false },
      { ...base('付费'), priceFen: 100 },
      { ...base('已删'), deletedAt: NOON },
      { ...base('机构'), scope: 'org', orgId: actor.kind === 'member' ? actor.orgId : null },
      { ...base('别的机构'), scope: 'org', orgId: newId() },
      { ...base('班级'), scope: 'grade' },
      { ...base('100%_通过'), startAt: at(-2), endAt: at(-1), enrollStartAt: at(-3), enrollEndAt: at(-2) },
    ]);
    const titles = async (persona: Persona, filter: object = {}) =>
      (await stage.ask(persona, 'exam', 'queryList', { ...page, ...filter })).content.map(({ title }) => title);
    expect({
      anonymous: await titles('anonymous'),
      student: await titles('student'),
      ended: await titles('anonymous', { statusList: ['5'] }),
      drafts: await titles('office', { statusList: ['0'] }),
      mine: await titles('student', { mine: true }),
      mineOfNobody: await titles('anonymous', { mine: true }),
      keyword: await titles('anonymous', { keyword: '0%_通' }),
      wildcard: await titles('anonymous', { keyword: '%' }),
      template: await titles('anonymous', { template: 'gesp-1' }),
      otherTemplate: await titles('anonymous', { template: 'gesp-8\0' }),
      otherApp: await titles('anonymous', { appIds: ['other'] }),
      byTitle: await titles('anonymous', { sort: ['title,asc'] }),
      second: await titles('anonymous', { page: 1, size: 1 }),
    }).toEqual({
      anonymous: ['测试考试', '付费', '100%_通过'],
      student: ['测试考试', '机构', '付费', '100%_通过'],
      ended: ['100%_通过'],
      drafts: [],
      mine: ['测试考试'],
      mineOfNobody: [],
      keyword: ['100%_通过'],
      wildcard: ['100%_通过'],
      template: ['测试考试', '付费', '100%_通过'],
      otherTemplate: [],
      otherApp: [],
      byTitle: ['100%_通过', '付费', '测试考试'],
      second: ['付费'],
    });
    const unknown = stage.ask('anonymous', 'exam', 'queryList', { ...page, sort: ['notesHtml,asc'] });
    expect(await unknown.catch(codeOf)).toBe('VALIDATION');
  });
});

describe('one exam', () => {
  test('an exam is returned with the student’s place and attempts', async () => {
    const stage = await examStage(database.db);
    const { examId, paperId, enrollId } = stage.world;
    const detail = await stage.ask('student', 'exam', 'queryById', { id: examId });
    expect(detail).toEqual({
      id: examId,
      title: '测试考试',
      summary: '',
      status: '3',
      template: 'gesp-1',
      priceFen: 0,
      enrollStartAt: at(-24).toISOString(),
      enrollEndAt: at(5).toISOString(),
      startAt: at(-1).toISOString(),
      endAt: at(5).toISOString(),
      durationMin: 120,
      paperCount: 1,
      questionCount: 5,
      totalPoints: 3500,
      passPoints: 2100,
      maxAttempts: 2,
      feedback: 'ioi',
      isActivity: false,
      isMock: false,
      enrollCount: 2,
      mine: { enrollId, enrollStatus: '2', attemptId: null, attemptStatus: null, deadlineAt: null },
      serverNow: NOON.toISOString(),
      scope: 'public',
      lateStartPolicy: 'untilEnd',
      reviewMatrix: MOCK_REVIEW,
      recordsEvents: true,
      explainsErrors: false,
      needsCode: false,
    });
    const room = await stage.ask('student', 'examPaperEnroll', 'start', {
      examId,
      examPaperId: paperId,
      deviceId: DEVICE,
    });
    const { mine } = await stage.ask('student', 'exam', 'queryById', { id: examId });
    expect(mine).toMatchObject({ attemptId: room.attempt.id, attemptStatus: '1', deadlineAt: at(2).toISOString() });
    expect((await stage.ask('anonymous', 'exam', 'queryById', { id: examId })).mine).toBeNull();
    const papers = await stage.ask('student', 'exam', 'queryExamPaperListByExam', { examId });
    expect(papers.content).toEqual([
      {
        id: paperId,
        title: '测试卷',
        template: 'gesp-1',
        durationMin: 120,
        totalPoints: 3500,
        feedback: 'ioi',
        scorePolicy: 'best',
        sections: [
          { name: '客观题', type: SINGLE, questionCount: 4, pointsEach: null, points: 1000 },
          { name: '编程题', type: PROGRAMMING, questionCount: 1, pointsEach: 2500, points: 2500 },
        ],
        latest: { id: room.attempt.id, status: '1', attemptNo: 1, deadlineAt: at(2).toISOString() },
        attemptsLeft: 1,
      },
    ]);
    expect(await stage.ask('stranger', 'examPaper', 'queryById', { id: paperId })).toMatchObject({
      latest: null,
      attemptsLeft: null,
    });
  });

  test('its questions are read by those who sit or sat it, each in their own order', async () => {
    const stage = await examStage(database.db);
    const { examId, paperId } = stage.world;
    const ask = (persona: Persona) => stage.ask(persona, 'examPaper', 'queryQuestionListByExam', { examId });
    expect(await ask('student').catch(codeOf)).toBe('NOT_FOUND');
    const room = await stage.ask('student', 'examPaperEnroll', 'start', {
      examId,
      examPaperId: paperId,
      deviceId: DEVICE,
    });
    expect(await ask('student')).toEqual({
      content: [{ examPaperId: paperId, title: '测试卷', sections: room.sections, staff: null }],
    });
    const complete = { id: room.attempt.id, token: room.token ?? '', answers: [] };
    await stage.ask('student', 'examPaperEnroll', 'complete', complete);
    const again = await stage.ask('student', 'examPaper', 'queryQuestionList', { examPaperId: paperId });
    expect(again.sections).toEqual(room.sections);
    expect(await ask('classmate').catch(codeOf)).toBe('NOT_FOUND');
  });

  test('its figures are public at once, its scores after the end and from ten results on', async () => {
    const stage = await examStage(database.db);
    const { examId, paperId, enrollId, appId } = stage.world;
    // Each attempt belongs to another student.
    const attempt = (attemptNo: number, totalPoints: number) => ({
      appId,
      id: newId(),
      createdAt: NOON,
      updatedAt: NOON,
      examEnrollId: enrollId,
      examId,
      examPaperId: paperId,
      memberId: newId(),
      attemptNo,
      status: '3' as const,
      seed: 1,
      startedAt: NOON,
      deadlineAt: at(2),
      completedAt: at(1),
      submitReason: 'manual' as const,
      totalPoints,
      maxPoints: 3500,
      questionCount: 5,
    });
    await database.db
      .insert(examPaperEnroll)
      .values([0, 349, 350, 1000, 2099, 2100, 2100, 3499, 3500].map((points, i) => attempt(i + 1, points)));
    const ask = () => stage.ask('anonymous', 'exam', 'queryStatistics', { id: examId });
    const counts = { examId, enrollCount: 2, startedCount: 9, completedCount: 9, attendancePct: 450 };
    expect(await ask()).toEqual({ ...counts, scores: null });
    stage.world.passMs(6 * HOUR_MS);
    expect(await ask()).toEqual({ ...counts, scores: null });
    await database.db.insert(examPaperEnroll).values(attempt(10, 2000));
    expect(await ask()).toEqual({
      ...counts,
      startedCount: 10,
      completedCount: 10,
      attendancePct: 500,
      scores: {
        average: Math.round((0 + 349 + 350 + 1000 + 2099 + 2100 + 2100 + 3499 + 3500 + 2000) / 10),
        median: 2050,
        highest: 3500,
        byClass: [],
        passCount: 4,
        passPct: 40,
        settledCount: 10,
        histogram: [2, 1, 1, 0, 0, 2, 2, 0, 0, 2].map((count, i) => ({ fromPercent: i * 10, count })),
      },
    });
  });
});
