import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/domain/constants';
import { HOMEWORK_REVIEW } from '@aosai/api/domain/homework/homeworkRules';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { exam, examPaper, questionVersion } from '../../../db/schema/exam.ts';
import { question } from '../../../db/schema/bank.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import { grade, gradeControl } from '../../../db/schema/teaching.ts';
import { openTestDatabase } from '../../../db/testDatabase.ts';
import { type EngineCall, within } from '../../../engine/engineCall.ts';
import { joinHomework } from '../../../engine/homework/assign.ts';
import { leaveHomework, unassignHomework } from '../../../engine/homework/leaveHomework.ts';
import { syncHomework } from '../../../engine/homework/syncHomework.ts';
import { NOON } from '../../../engine/testing/world.ts';
import { codeOf, examStage, page, type Stage } from '../../testing/examStage.ts';
import { aClass, join } from './testing/aClass.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (ms: number): string => new Date(NOON.getTime() + ms).toISOString();
const DATES = { openAt: at(-HOUR_MS), dueAt: at(2 * DAY_MS) };

/** Everything in the platform's bank is lent, so that teachers may ask it. */
async function lentStage(): Promise<Stage> {
  const stage = await examStage(database.db);
  await database.db.update(question).set({ isShared: true }).where(eq(question.appId, stage.world.appId));
  return stage;
}

async function questionIdsOf(stage: Stage): Promise<string[]> {
  const rows = await database.db
    .select({ id: questionVersion.questionId })
    .from(questionVersion)
    .where(eq(questionVersion.appId, stage.world.appId))
    .orderBy(questionVersion.type);
  return rows.map(({ id }) => id);
}

async function aHomework(stage: Stage, more: object = {}) {
  const [first = '', second = ''] = await questionIdsOf(stage);
  const questions = [{ questionId: first, points: 500 }, { questionId: second }];
  return stage.ask('teacher', 'homework', 'create', { title: '循环练习', ...DATES, questions, ...more }, 'edms');
}

const read = (stage: Stage, id: string, persona: Parameters<Stage['ask']>[0] = 'teacher') =>
  stage.ask(persona, 'homework', 'queryById', { id }, persona === 'teacher' ? 'edms' : '');

describe('a homework', () => {
  test('is made with its questions in a hidden paper, and read by whoever made it', async () => {
    const stage = await lentStage();
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
      updatedAt: NOON.toISOString(),
      serverNow: NOON.toISOString(),
      intro: '先看**例题**',
      introHtml: '<p>先看<strong>例题</strong></p>',
      reviewMatrix: HOMEWORK_REVIEW,
      latePerDayPct: 10,
      lateCapPct: 40,
      showRanking: true,
      review: 'none',
      catchUpDays: null,
      isFrozen: false,
      mayWrite: true,
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

  test('is no exam, and an exam is no homework', async () => {
    const stage = await lentStage();
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

  test('refuses dates that do not fit, old versions, strange questions and the same one twice', async () => {
    const stage = await lentStage();
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

  test('a copy has the settings and questions, and nobody in it', async () => {
    const stage = await lentStage();
    const { id } = await aHomework(stage, { latePerDayPct: 25, intro: '说明' });
    const copy = await stage.ask('teacher', 'homework', 'create', { copyOf: id }, 'edms');
    const [one, other] = [await read(stage, id), await read(stage, copy.id)];
    expect(other).toEqual({ ...one, id: copy.id, title: '循环练习（副本）' });
    const papers = await database.db.select().from(exam).where(eq(exam.appId, stage.world.appId));
    expect(new Set(papers.map(({ examPaperIds }) => examPaperIds[0])).size).toBe(3);
  });

  test('is published with a question and time left, and goes while nobody has begun', async () => {
    const stage = await lentStage();
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

describe('assigning to classes', () => {
  test('publishing enrols the members of each class once, with the nearest dates', async () => {
    const stage = await lentStage();
    const { student, classmate, stranger } = stage.ids;
    const { id } = await aHomework(stage);
    const first = await aClass(stage, { members: [student, classmate], homeworkId: id });
    await aClass(stage, { members: [student], homeworkId: id, dueAt: new Date(at(5 * DAY_MS)) });
    await Promise.all(Array.from({ length: 5 }, () => stage.ask('teacher', 'homework', 'publish', { id }, 'edms')));
    const places = async () => {
      const rows = await database.db.select().from(enrolment).where(eq(enrolment.targetId, id));
      return new Set(rows.map((row) => [row.memberId, row.dueAt?.toISOString(), row.dueFrom, row.status].join(' ')));
    };
    const expected = [
      [student, at(5 * DAY_MS), 'grade', '2'],
      [classmate, DATES.dueAt, 'homework', '2'],
    ];
    expect(await places()).toEqual(new Set(expected.map((row) => row.join(' '))));
    expect((await read(stage, id)).grades).toHaveLength(2);
    expect((await read(stage, id)).counts).toMatchObject({ total: 2, notBegun: 2 });
    expect((await read(stage, id, 'student')).mine).toMatchObject({ progress: '0', dueFrom: 'grade' });
    await join(stage, first, stranger);
    expect((await places()).size).toBe(3);
    const { version } = await read(stage, id);
    await stage.ask('teacher', 'homework', 'update', { id, version, dueAt: at(3 * DAY_MS) }, 'edms');
    const due = (memberId: string, ms: number, from: string) => [memberId, at(ms), from, '2'].join(' ');
    expect(await places()).toEqual(
      new Set([
        due(student, 5 * DAY_MS, 'grade'),
        due(classmate, 3 * DAY_MS, 'homework'),
        due(stranger, 3 * DAY_MS, 'homework'),
      ]),
    );
  });
});

describe('publishing with goals and dates', () => {
  /** The teacher works in a school: a class of none is not the teacher's there. */
  const ofSchool = async (stage: Stage, gradeIds: readonly string[]) => {
    const { actor } = stage.context('teacher');
    const orgId = actor.kind === 'member' ? actor.orgId : null;
    await database.db
      .update(grade)
      .set({ orgId })
      .where(inArray(grade.id, [...gradeIds]));
  };

  test('gives it to every class and moves the dates, or changes nothing at all', async () => {
    const stage = await lentStage();
    const { student, classmate } = stage.ids;
    const { id, version } = await aHomework(stage);
    const other = await aHomework(stage, { title: '别的作业' });
    const [one, two] = [
      await aClass(stage, { members: [student], homeworkId: other.id }),
      await aClass(stage, { members: [classmate], homeworkId: other.id }),
    ];
    await ofSchool(stage, [one, two]);
    const publish = (more: object) =>
      stage.ask('teacher', 'homework', 'publish', { id, version, ...more }, 'edms').catch(codeOf);
    const goals = [one, two].map((gradeId) => ({ gradeId, groupId: null }));
    const dueAt = at(4 * DAY_MS);
    const refused = [
      await publish({ goals: [...goals, { gradeId: stage.world.examId, groupId: null }], dueAt }),
      await publish({ goals: [{ gradeId: one, groupId: other.id }], dueAt }),
      await publish({ goals, dueAt: at(-HOUR_MS) }),
      await publish({ goals, dueAt, version: version + 7 }),
    ];
    await database.db.update(grade).set({ stoppedAt: NOON }).where(eq(grade.id, two));
    refused.push(await publish({ goals, dueAt }));
    await database.db.update(grade).set({ stoppedAt: null }).where(eq(grade.id, two));
    expect(refused).toEqual(['NOT_FOUND', 'NOT_FOUND', 'VALIDATION', 'VERSION_CHANGED', 'GRADE_STATE']);
    expect(await read(stage, id)).toMatchObject({ status: '0', dueAt: DATES.dueAt, grades: [], version });
    await publish({ goals, dueAt });
    expect(await read(stage, id)).toMatchObject({ status: '3', dueAt, counts: { total: 2 } });
    expect((await read(stage, id)).grades.map((given) => given.id).toSorted()).toEqual([one, two].toSorted());
  });

  test('a class that has it keeps the date that it gave', async () => {
    const stage = await lentStage();
    const { id, version } = await aHomework(stage);
    const own = { members: [stage.ids.student], homeworkId: id, dueAt: new Date(at(5 * DAY_MS)) };
    const gradeId = await aClass(stage, own);
    await ofSchool(stage, [gradeId]);
    await stage.ask('teacher', 'homework', 'publish', { id, version, goals: [{ gradeId, groupId: null }] }, 'edms');
    expect((await read(stage, id, 'student')).mine).toMatchObject({ dueAt: at(5 * DAY_MS), dueFrom: 'grade' });
  });
});

describe('coming to a class and leaving it', () => {
  const placesOf = async (id: string) => {
    // Who comes back after leaving has a second row; the newest counts.
    const rows = await database.db
      .select()
      .from(enrolment)
      .where(eq(enrolment.targetId, id))
      .orderBy(asc(enrolment.id));
    return new Map(rows.map((row) => [row.memberId, [row.status, row.leftAt !== null]]));
  };
  const save = (stage: Stage, persona: 'student', enrollId: string) =>
    stage.ask(persona, 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers: [], complete: false });

  test('keeps begun work outside every figure, takes the rest away, and a return revives it', async () => {
    const stage = await lentStage();
    const { student, classmate } = stage.ids;
    const { id } = await aHomework(stage);
    const gradeId = await aClass(stage, { members: [student, classmate], homeworkId: id });
    await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
    const mine = await stage.ask('student', 'homeworkEnroll', 'queryMineLatestEnroll', { homeworkId: id });
    await save(stage, 'student', mine.place?.id ?? '');
    const inside = (work: (call: EngineCall) => Promise<void>) =>
      database.db.transaction((tx) => work(within(stage.world.call(), tx)));
    expect(await inside((call) => unassignHomework(call, id, gradeId)).catch(codeOf)).toBeUndefined();
    await inside((call) => leaveHomework(call, gradeId, [student, classmate]));
    expect(await placesOf(id)).toEqual(
      new Map([
        [student, ['2', true]],
        // Lost by leaving, unlike who was freed from it: a return brings it back.
        [classmate, ['6', true]],
      ]),
    );
    expect((await read(stage, id)).counts).toMatchObject({ total: 0 });
    await inside((call) => joinHomework(call, gradeId, [student], null));
    expect((await read(stage, id)).counts).toMatchObject({ total: 1, doing: 1 });
    await inside((call) => joinHomework(call, gradeId, [classmate], null));
    expect(await placesOf(id)).toEqual(
      new Map([
        [student, ['2', false]],
        [classmate, ['2', false]],
      ]),
    );
    await database.db.delete(gradeControl).where(eq(gradeControl.targetId, id));
    expect(await inside((call) => unassignHomework(call, id, gradeId)).catch(codeOf)).toBe('HAS_ANSWERS');
  });

  test('stays with who leaves one of two classes that have it, and goes with the second', async () => {
    const stage = await lentStage();
    const { student } = stage.ids;
    const { id } = await aHomework(stage);
    const first = await aClass(stage, { members: [student], homeworkId: id });
    const second = await aClass(stage, { members: [student], homeworkId: id, dueAt: new Date(at(3 * DAY_MS)) });
    await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
    const leave = async (gradeId: string) => {
      const isIt = and(eq(enrolment.targetId, gradeId), eq(enrolment.memberId, student));
      await database.db.transaction(async (tx) => {
        await tx.update(enrolment).set({ status: '6' }).where(isIt);
        await syncHomework(within(stage.world.call(), tx), gradeId, [student]);
      });
    };
    const place = async () => {
      const rows = await database.db.select().from(enrolment).where(eq(enrolment.targetId, id));
      return rows.map(({ status, gradeId, dueAt }) => ({ status, gradeId, dueAt: dueAt?.toISOString() }));
    };
    await leave(first);
    expect(await place()).toEqual([{ status: '2', gradeId: second, dueAt: at(3 * DAY_MS) }]);
    await leave(second);
    expect((await place()).map(({ status }) => status)).toEqual(['6']);
  });

  test('who comes after the hard close gets it only with days to catch up', async () => {
    const stage = await lentStage();
    const { student, stranger, classmate } = stage.ids;
    const { id } = await aHomework(stage);
    const gradeId = await aClass(stage, { members: [student], homeworkId: id });
    await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
    stage.world.passMs(3 * DAY_MS);
    await join(stage, gradeId, stranger);
    expect((await placesOf(id)).has(stranger)).toBe(false);
    await database.db.update(exam).set({ catchUpDays: 5 }).where(eq(exam.id, id));
    await join(stage, gradeId, classmate);
    const [late] = await database.db
      .select()
      .from(enrolment)
      .where(and(eq(enrolment.targetId, id), eq(enrolment.memberId, classmate)));
    expect([late?.dueFrom, late?.dueAt]).toEqual(['own', new Date(NOON.getTime() + 5 * DAY_MS)]);
  });
});
