import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { CANARIES } from '../../testing/engine/canaries.ts';
import { choice, code, DEVICE, offer, text } from '../../testing/engine/drive.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona } from '../../testing/stages/examStage.ts';
import { after, start, handIn, judgeAll, outcomeByPersona } from '../../testing/stages/attemptStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('row scope', () => {
  test('only its student, guardian, teacher, manager and office read an attempt', async () => {
    const stage = await examStage(database.db);
    const id = await handIn(stage);
    const readers = {
      anonymous: 'NOT_FOUND',
      student: 'ok',
      classmate: 'NOT_FOUND',
      stranger: 'NOT_FOUND',
      parent: 'ok',
      otherParent: 'NOT_FOUND',
      teacher: 'ok',
      otherTeacher: 'NOT_FOUND',
      manager: 'ok',
      otherManager: 'NOT_FOUND',
      office: 'ok',
    };
    expect(await outcomeByPersona((persona) => stage.ask(persona, 'examPaperEnroll', 'queryById', { id }))).toEqual(
      readers,
    );
    expect(await outcomeByPersona((persona) => stage.ask(persona, 'examPaperEnroll', 'report', { id }))).toEqual(
      readers,
    );
    expect(
      await outcomeByPersona((persona) =>
        stage.ask(persona, 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId: id }),
      ),
    ).toEqual(readers);
    const markers = { ...readers, student: 'NOT_FOUND', parent: 'NOT_FOUND' };
    expect(await outcomeByPersona((persona) => stage.ask(persona, 'examPaperEnroll', 'settle', { id }))).toEqual(
      markers,
    );
    expect(
      await outcomeByPersona((persona) =>
        stage.ask(persona, 'examPaperEnroll', 'extend', { id, seconds: 60, reason: '断电' }),
      ),
    ).toEqual({ ...markers, teacher: 'ATTEMPT_CLOSED', manager: 'ATTEMPT_CLOSED', office: 'ATTEMPT_CLOSED' });
  });

  test('guardians read but never answer, and name the child they enrol', async () => {
    const stage = await examStage(database.db);
    const { examId, paperId } = stage.world;
    const input = { examId, examPaperId: paperId, deviceId: DEVICE };
    expect(await stage.ask('parent', 'examPaperEnroll', 'start', input).catch(codeOf)).toBe('FORBIDDEN');
    expect(await stage.ask('parent', 'examEnroll', 'enroll', { examId }).catch(codeOf)).toBe('VALIDATION');
  });

  test('lists have the reader’s own rows, those of children, of students, or all', async () => {
    const stage = await examStage(database.db);
    await start(stage);
    await start(stage, 'classmate');
    const count = async (persona: Persona, action: 'queryList' | 'queryListByTeacher') =>
      (await stage.ask(persona, 'examPaperEnroll', action, page)).total;
    expect({
      student: await count('student', 'queryList'),
      parent: await count('parent', 'queryList'),
      stranger: await count('stranger', 'queryList'),
      office: await count('office', 'queryList'),
      teacher: await count('teacher', 'queryListByTeacher'),
      otherTeacher: await count('otherTeacher', 'queryListByTeacher'),
    }).toEqual({ student: 1, parent: 1, stranger: 0, office: 2, teacher: 1, otherTeacher: 0 });
    const none = await stage.ask('office', 'examPaperEnroll', 'queryList', { ...page, keyword: '%_\\\0' });
    expect(none.total).toBe(0);
    const sorted = { ...page, sort: ['id,asc'] };
    expect(await stage.ask('office', 'examPaperEnroll', 'queryList', sorted).catch(codeOf)).toBe('VALIDATION');
  });
});

describe('the report of an attempt', () => {
  test('the report of a mock exam shows the score at once, and keys and analyses when the exam has closed', async () => {
    const stage = await examStage(database.db);
    const { questionIds } = stage.world;
    const id = await handIn(stage, [
      offer(questionIds.single, 0, choice('B')),
      offer(questionIds.multiple, 0, choice('A')),
      offer(questionIds.fill, 0, text('42')),
      offer(questionIds.code, 0, code('int main(){}')),
    ]);
    const pending = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    expect(pending).toMatchObject({
      state: 'pending',
      judging: { done: 0, total: 1 },
      totalPoints: null,
      passed: null,
      opensAt: after(300 * MINUTE_MS),
    });
    await judgeAll(stage);

    const ready = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    const by = (report: typeof ready, questionId: string) => {
      const found = report.questions.find((question) => question.id === questionId);
      if (!found) throw new Error('the report has every question');
      const { score, correct, verdict, rightAnswer, acceptedTexts, analysisHtml } = found;
      return { score, correct, verdict, rightAnswer, acceptedTexts, analysisHtml };
    };
    const hidden = { rightAnswer: null, acceptedTexts: null, analysisHtml: null };
    expect(ready).toMatchObject({
      state: 'ready',
      attempt: { totalPoints: 200 + 100 + 400 + 2500, status: '3' },
      totalPoints: 3200,
      maxPoints: 3500,
      passPoints: 2100,
      passed: true,
      percentile: null,
      usedMs: 0,
      sections: [
        { name: '客观题', points: 700, maxPoints: 1000 },
        { name: '编程题', points: 2500, maxPoints: 2500 },
      ],
    });
    expect(ready.tags.toSorted((a, b) => (a.tag < b.tag ? -1 : 1))).toEqual([
      { tag: '循环', points: 300, maxPoints: 400 },
      { tag: '数组', points: 500, maxPoints: 800 },
      { tag: '输入输出', points: 2500, maxPoints: 2500 },
    ]);
    expect(by(ready, questionIds.multiple)).toEqual({ score: 100, correct: false, verdict: null, ...hidden });
    expect(by(ready, questionIds.code)).toEqual({ score: 2500, correct: true, verdict: 'AC', ...hidden });

    stage.world.passMs(300 * MINUTE_MS);
    const open = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    expect(open.opensAt).toBeNull();
    const analysisHtml = `<p>${CANARIES.analysis}</p>`;
    expect(by(open, questionIds.multiple)).toEqual({
      score: 100,
      correct: false,
      verdict: null,
      rightAnswer: { kind: 'choice', optionIds: ['A', 'C'] },
      acceptedTexts: null,
      analysisHtml,
    });
    expect(by(open, questionIds.fill)).toMatchObject({ acceptedTexts: [[CANARIES.acceptedText, '42']], analysisHtml });
  });

  test('keys stay hidden while anybody is still writing, even after the window', async () => {
    const stage = await examStage(database.db, { exam: { endAt: new Date(NOON.getTime() + 30 * MINUTE_MS) } });
    const id = await handIn(stage);
    const other = await start(stage, 'classmate');
    const extended = { id: other.id, seconds: 3600, reason: '网络中断' };
    await stage.ask('office', 'examPaperEnroll', 'extend', extended);
    stage.world.passMs(31 * MINUTE_MS);
    expect(await stage.ask('student', 'examPaperEnroll', 'report', { id })).toMatchObject({
      opensAt: after(91 * MINUTE_MS),
    });
    stage.world.passMs(60 * MINUTE_MS);
    expect(await stage.ask('student', 'examPaperEnroll', 'report', { id })).toMatchObject({ opensAt: null });
  });

  test('hides the results of a contest from students in reports, lists and records until it ends', async () => {
    const stage = await examStage(database.db, {
      exam: { reviewMatrix: CONTEST_REVIEW },
      paper: { feedback: 'deferred' },
    });
    const { code: codeId } = stage.world.questionIds;
    const id = await handIn(stage, [offer(codeId, 0, code('int main(){}'))]);
    await judgeAll(stage);
    const report = await stage.ask('student', 'examPaperEnroll', 'report', { id });
    expect(report).toMatchObject({ state: 'closed', totalPoints: null, passed: null, attempt: { totalPoints: null } });
    const question = report.questions.find((one) => one.id === codeId);
    expect(question).toMatchObject({
      mine: { answer: code('int main(){}') },
      score: null,
      verdict: null,
      submission: { state: 'done', verdict: null, points: null, cases: [], compileMessage: '', timeMs: null },
    });
    const list = await stage.ask('student', 'examPaperEnroll', 'queryList', page);
    expect(list.content).toMatchObject([{ status: '3', totalPoints: null }]);
    const records = await stage.ask('student', 'examMemberQuestion', 'queryListByExamPaperEnroll', { attemptId: id });
    expect(records.content.every(({ points, verdict }) => points === null && verdict === null)).toBe(true);
    expect(await stage.ask('office', 'examPaperEnroll', 'report', { id })).toMatchObject({
      state: 'ready',
      totalPoints: 2500,
    });
  });

  test('reading an attempt closes it only once its time is over', async () => {
    const stage = await examStage(database.db);
    const { id } = await start(stage);
    expect(await stage.ask('student', 'examPaperEnroll', 'report', { id }).catch(codeOf)).toBe('ATTEMPT_RUNNING');
    stage.world.passMs(122 * MINUTE_MS);
    expect(await stage.ask('student', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: '3',
      submitReason: 'timeout',
      completedAt: after(120 * MINUTE_MS),
    });
  });

  test('the rank appears from ten students on, each counted once by the best result', async () => {
    const stage = await examStage(database.db);
    const id = await handIn(stage);
    stage.world.passMs(300 * MINUTE_MS);
    const percentile = async () => (await stage.ask('student', 'examPaperEnroll', 'report', { id })).percentile;
    const [mine] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.id, id));
    if (!mine) throw new Error('the attempt is there');
    const others = Array.from({ length: 9 }, (_, i) => ({
      ...mine,
      id: newId(),
      memberId: newId(),
      attemptNo: i + 2,
      totalPoints: i < 6 ? 100 : 200,
    }));
    const worse = { ...mine, id: newId(), attemptNo: 20, totalPoints: 0 };
    await database.db.insert(examPaperEnroll).values([...others.slice(1), worse]);
    expect(await percentile()).toBeNull();
    await database.db.insert(examPaperEnroll).values(others.slice(0, 1));
    expect(await percentile()).toBe(60);
  });
});
