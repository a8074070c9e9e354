import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import { DAY_MS } from '@aosai/api/kit/constants';
import { HOMEWORK_REVIEW } from '@aosai/api/homework/homeworkRules';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { NOON } from '../testing/engine/world.ts';
import { codeOf, page } from '../testing/stages/examStage.ts';
import { aHomework, at, DATES, lentStage, questionIdsOf, read } from '../testing/homework/lentStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a homework', () => {
  test('homework list: an operator finds the homework of schools apart from that of the platform', async () => {
    const stage = await lentStage(database.db);
    const { id } = await aHomework(stage);
    const found = async (heldBy: HeldBy) => {
      const { content } = await stage.ask('office', 'homework', 'queryList', { ...page, heldBy }, 'bms');
      return content.some((row) => row.id === id);
    };
    expect({ platform: await found('platform'), org: await found('org') }).toEqual({ platform: false, org: true });
  });

  test('a homework is made with its questions in a hidden paper, and read by its maker', async () => {
    const stage = await lentStage(database.db);
    const { id, version } = await aHomework(stage, { intro: '先看**例题**' });
    expect(await read(stage, id)).toEqual({
      id,
      version,
      title: '循环练习',
      status: '0',
      openAt: DATES.openAt,
      dueAt: DATES.dueAt,
      lateUntilAt: null,
      questionCount: 2,
      totalPoints: 700,
      makerName: expect.any(String),
      visibility: 'org',
      grades: [],
      counts: { total: 0, notBegun: 0, doing: 0, handedIn: 0, settled: 0, toReview: 0 },
      mine: null,
      series: null,
      updatedAt: NOON.toISOString(),
      serverNow: NOON.toISOString(),
      intro: '先看**例题**',
      introHtml: '<p>先看<strong>例题</strong></p>',
      reviewMatrix: HOMEWORK_REVIEW,
      latePerDayPct: 10,
      lateCapPct: 40,
      showRanking: true,
      results: 'atDue',
      review: 'none',
      catchUpDays: null,
      isFrozen: false,
      mayWrite: true,
      // The stage's exam, which is not over, asks them too.
      openElsewhere: [
        { title: '', where: 'exam', name: null },
        { title: '', where: 'exam', name: null },
      ],
    });
    const papers = await stage.ask('office', 'examPaper', 'queryList', { ...page }, 'bms');
    expect(papers.content.map(({ title }) => title)).not.toContain('作业');
    const asked = await stage.ask('teacher', 'homework', 'queryQuestionList', { homeworkId: id }, 'edms');
    expect(asked.sections.flatMap(({ questions }) => questions.map(({ no, points }) => [no, points]))).toEqual([
      [1, 500],
      [2, 200],
    ]);
    expect(asked.staff?.questions.length).toBe(2);
  });

  test('calls for homework do not find exams, and calls for exams do not find homework', async () => {
    const stage = await lentStage(database.db);
    const { id } = await aHomework(stage);
    await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
    const { examId } = stage.world;
    const list = await stage.ask('student', 'exam', 'queryList', { ...page });
    expect([
      list.content.map((one) => one.id),
      await stage.ask('student', 'exam', 'queryById', { id }).catch(codeOf),
      await stage.ask('student', 'examEnroll', 'enroll', { examId: id }).catch(codeOf),
      await read(stage, examId).catch(codeOf),
      await stage.ask('office', 'homework', 'publish', { id: examId }, 'bms').catch(codeOf),
    ]).toEqual([[examId], 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  test('refuses inconsistent dates, old versions, foreign questions and repeated ones', async () => {
    const stage = await lentStage(database.db);
    const { id, version } = await aHomework(stage);
    const [first = ''] = await questionIdsOf(stage);
    const change = (more: object) =>
      stage.ask('teacher', 'homework', 'update', { id, version, ...more }, 'edms').catch(codeOf);
    const put = (questions: object[]) =>
      stage
        .ask('teacher', 'homework', 'updateQuestions', { id, version, questions: questions as never }, 'edms')
        .catch(codeOf);
    expect([
      await change({ dueAt: DATES.openAt }),
      await change({ dueAt: at(200 * DAY_MS) }),
      await change({ lateUntilAt: at(DAY_MS) }),
      await change({ version: version + 1, title: '旧' }),
      await put([{ questionId: 'X'.repeat(26) }]),
      await put([{ questionId: first }, { questionId: first }]),
      await stage.ask('otherTeacher', 'homework', 'update', { id, version, title: 'x' }, 'edms').catch(codeOf),
      await stage.ask('student', 'homework', 'queryById', { id }).catch(codeOf),
    ]).toEqual([
      'VALIDATION',
      'VALIDATION',
      'VALIDATION',
      'VERSION_CHANGED',
      'PAPER_QUESTION',
      'PAPER_DUPLICATE',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });

  test('updateQuestions: a question that was taken out is put back in its place, unless others changed them', async () => {
    const stage = await lentStage(database.db);
    const { id, version } = await aHomework(stage);
    const questions = (await questionIdsOf(stage)).slice(0, 2).map((questionId) => ({ questionId }));
    const put = (those: typeof questions, read: number) =>
      stage.ask('teacher', 'homework', 'updateQuestions', { id, version: read, questions: those }, 'edms');
    const all = await put(questions, version);
    const without = await put(questions.slice(1), all.version);
    const back = await put(questions, without.version);
    const { staff } = await stage.ask('teacher', 'homework', 'queryQuestionList', { homeworkId: id }, 'edms');
    expect(staff?.questions.map(({ questionId }) => ({ questionId }))).toEqual(questions);
    const again = await put(questions.slice(1), back.version);
    await put(questions.slice(0, 1), again.version);
    expect(await put(questions, again.version).catch(codeOf)).toBe('VERSION_CHANGED');
  });

  test('a copy has the settings and questions but no students', async () => {
    const stage = await lentStage(database.db);
    const { id } = await aHomework(stage, { latePerDayPct: 25, intro: '说明' });
    await database.db.insert(enrolment).values({
      appId: stage.world.appId,
      id: newId(),
      createdAt: NOON,
      updatedAt: NOON,
      kind: 'homework',
      targetId: id,
      memberId: stage.ids.student,
      source: 'batch',
      status: '2',
    });
    const copy = await stage.ask('teacher', 'homework', 'create', { copyOf: id }, 'edms');
    const [one, other] = [await read(stage, id), await read(stage, copy.id)];
    const counts = { total: 0, notBegun: 0, doing: 0, handedIn: 0, settled: 0, toReview: 0 };
    expect(one.counts).toEqual({ ...counts, total: 1, notBegun: 1 });
    expect(other).toEqual({ ...one, id: copy.id, title: '循环练习（副本）', counts });
    const papers = await database.db.select().from(exam).where(eq(exam.appId, stage.world.appId));
    expect(new Set(papers.map(({ examPaperIds }) => examPaperIds[0])).size).toBe(3);
  });

  test('a homework is published only with a question and time left, and can be withdrawn before anybody begins', async () => {
    const stage = await lentStage(database.db);
    const empty = await aHomework(stage, { questions: [] });
    const past = await aHomework(stage, { openAt: at(-2 * DAY_MS), dueAt: at(-1) });
    const { id } = await aHomework(stage);
    const act = (action: 'publish' | 'unpublish' | 'delete', one: string) =>
      stage.ask('teacher', 'homework', action, { id: one }, 'edms').then(
        () => 'ok',
        (error: unknown) => (error instanceof Error ? error.message : error),
      );
    expect([
      await act('publish', empty.id),
      await act('publish', past.id),
      await act('publish', id),
      await act('publish', id),
      await act('unpublish', id),
      await act('delete', id),
      await act('delete', id),
    ]).toEqual([
      '还不能发布：还没有题目',
      '还不能发布：截止时间已经过了',
      'ok',
      'ok',
      'ok',
      'ok',
      '没有找到这项内容，可能已被删除或无权查看',
    ]);
    const [paper] = await database.db
      .select({ deletedAt: examPaper.deletedAt })
      .from(exam)
      .innerJoin(examPaper, and(eq(examPaper.appId, exam.appId), eq(examPaper.title, '作业')))
      .where(eq(exam.id, id));
    expect(paper?.deletedAt).not.toBeUndefined();
  });
});
