import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { memberTeacher, member } from '../db/schema/people.ts';
import { sysLog } from '../db/schema/platform.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { aClass } from '../testing/homework/aClass.ts';
import { aHomework, at, lentStage, questionIdsOf, read } from '../testing/homework/lentStage.ts';
import { codeOf, type Stage } from '../testing/stages/examStage.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const WEEK = 7 * DAY_MS;

/** A teacher with a class of the student and the classmate; the student is also theirs outside of it. */
async function aRoom() {
  const stage = await lentStage(database.db);
  const { student, classmate } = stage.ids;
  const other = await aHomework(stage, { title: '别的作业' });
  const gradeId = await aClass(stage, { members: [student, classmate], homeworkId: other.id });
  const { actor } = stage.context('teacher');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(grade).set({ orgId }).where(eq(grade.id, gradeId));
  await database.db
    .update(member)
    .set({ orgId })
    .where(inArray(member.id, [student, classmate]));
  const [first = '', second = ''] = await questionIdsOf(stage);
  const round = (no: number, changes: object = {}) => ({
    title: `第 ${no} 周`,
    openAt: at((no - 1) * WEEK),
    dueAt: at((no - 1) * WEEK + DAY_MS),
    questions: [{ questionId: first, points: 300 }, { questionId: second }],
    ...changes,
  });
  const wish = (changes: object = {}) => ({
    requestId: 'request-1',
    publish: true,
    rounds: [round(1)],
    goals: [{ gradeId, groupId: null as string | null }],
    teacherGroupIds: [] as string[],
    memberIds: [] as string[],
    ...changes,
  });
  const assign = (changes: object = {}) => stage.ask('teacher', 'homework', 'assign', wish(changes), 'edms');
  const all = async () => {
    const rows = await database.db
      .select()
      .from(exam)
      .where(and(eq(exam.appId, stage.world.appId), eq(exam.kind, 'homework')));
    return rows.filter(({ id }) => id !== other.id);
  };
  return { stage, gradeId, round, wish, assign, all };
}

/** Actions in the log since the stage was set. */
async function logged({ world }: Stage): Promise<string[]> {
  const rows = await database.db
    .select({ action: sysLog.action })
    .from(sysLog)
    .where(eq(sysLog.appId, world.appId))
    .orderBy(asc(sysLog.seq));
  // The stage itself has made one homework.
  return rows.map(({ action }) => action).slice(1);
}

/** Everything a refused call could have left behind. */
async function leftBehind({ world }: Stage) {
  const { appId } = world;
  const { db } = database;
  return {
    homework: await db.$count(exam, and(eq(exam.appId, appId), eq(exam.kind, 'homework'))),
    papers: await db.$count(examPaper, eq(examPaper.appId, appId)),
    places: await db.$count(enrolment, and(eq(enrolment.appId, appId), eq(enrolment.kind, 'homework'))),
    controls: await db.$count(gradeControl, eq(gradeControl.appId, appId)),
  };
}

describe('assign', () => {
  test('makes a homework, gives it to the class and publishes it in one call', async () => {
    const { stage, gradeId, assign } = await aRoom();
    const reply = await assign();
    expect(reply).toEqual({
      homework: [{ id: expect.any(String), version: expect.any(Number), title: '第 1 周', dueAt: at(DAY_MS) }],
      students: 2,
    });
    const seen = await read(stage, reply.homework[0]?.id ?? '');
    expect(seen).toMatchObject({ status: '3', questionCount: 2, counts: { total: 2, notBegun: 2 }, series: null });
    expect(seen.grades.map(({ id }) => id)).toEqual([gradeId]);
    expect(seen.version).toBe(reply.homework[0]?.version);
    await assign();
    expect(await logged(stage)).toEqual([
      'homework:create',
      'grade:controls/update',
      'homework:publish',
      'homework:assign',
    ]);
  });

  test('a request that is sent many times at once makes one homework, and each gets the same reply', async () => {
    const { assign, all } = await aRoom();
    const replies = await Promise.all(Array.from({ length: 6 }, () => assign()));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await all()).toHaveLength(1);
    expect(await assign({ rounds: [] }).catch(codeOf)).toBe('IDEMPOTENT_OTHER');
    expect(await all()).toHaveLength(1);
  });

  test('a list without an order has running homework first, then what comes next', async () => {
    const { stage, round, assign } = await aRoom();
    await assign({ rounds: [round(2), round(1), round(3)] });
    const list = { page: 0, size: 20, sort: [] };
    const { content } = await stage.ask('teacher', 'homework', 'queryList', list, 'edms');
    const titles = content.map(({ title }) => title).filter((title) => title.startsWith('第'));
    expect(titles).toEqual(['第 1 周', '第 2 周', '第 3 周']);
  });

  test('makes a series with the dates and questions of each round', async () => {
    const { stage, round, assign, all } = await aRoom();
    const { homework, students } = await assign({ rounds: [1, 2, 3].map((no) => round(no)) });
    expect(students).toBe(2);
    const read3 = await Promise.all(homework.map(({ id }) => read(stage, id)));
    expect(read3.map(({ title, status, openAt, series }) => ({ title, status, openAt, series }))).toEqual([
      { title: '第 1 周', status: '3', openAt: at(0), series: { no: 1, of: 3 } },
      { title: '第 2 周', status: '2', openAt: at(WEEK), series: { no: 2, of: 3 } },
      { title: '第 3 周', status: '2', openAt: at(2 * WEEK), series: { no: 3, of: 3 } },
    ]);
    expect(await all()).toHaveLength(3);
  });

  test('a draft keeps its class, which gets it once it is published', async () => {
    const { stage, gradeId, assign } = await aRoom();
    const { homework, students } = await assign({ publish: false });
    expect(students).toBe(0);
    const id = homework[0]?.id ?? '';
    expect(await read(stage, id)).toMatchObject({ status: '0', questionCount: 2, grades: [{ id: gradeId }] });
    await stage.ask('teacher', 'homework', 'publish', { id }, 'edms');
    expect(await read(stage, id)).toMatchObject({ status: '3', counts: { total: 2 } });
  });

  test('a draft may still lack questions and students', async () => {
    const { stage, round, assign } = await aRoom();
    const { homework } = await assign({ publish: false, goals: [], rounds: [round(1, { questions: [] })] });
    expect(await read(stage, homework[0]?.id ?? '')).toMatchObject({ status: '0', questionCount: 0, grades: [] });
  });

  test('single students get it beside the class, each once', async () => {
    const { stage, assign } = await aRoom();
    const { student } = stage.ids;
    const { homework, students } = await assign({ memberIds: [student, student], goals: [] });
    expect(students).toBe(1);
    const { dueAt } = (await read(stage, homework[0]?.id ?? '', 'student')).mine ?? {};
    expect(dueAt).toBe(at(DAY_MS));
  });

  test('a group of the teacher gets it', async () => {
    const { stage, assign } = await aRoom();
    const { student, teacher } = stage.ids;
    const made = await stage.ask('teacher', 'teacherGroup', 'create', { name: '周六组', note: null }, 'edms');
    await database.db
      .update(memberTeacher)
      .set({ groupIds: [made.id] })
      .where(and(eq(memberTeacher.teacherId, teacher), eq(memberTeacher.memberId, student)));
    expect((await assign({ goals: [], teacherGroupIds: [made.id] })).students).toBe(1);
  });

  test('refuses what is incomplete or foreign, and leaves nothing behind', async () => {
    const { stage, gradeId, round, wish, assign } = await aRoom();
    const { stranger } = stage.ids;
    const before = await leftBehind(stage);
    const unknown = stage.world.examId;
    const second = (changes: object) => ({ rounds: [round(1), round(2, changes)] });
    const refused = [
      await assign({ goals: [] }).catch(codeOf),
      await assign(second({ questions: [] })).catch(codeOf),
      await assign(second({ dueAt: at(-HOUR_MS), openAt: at(-DAY_MS) })).catch(codeOf),
      await assign(second({ dueAt: at(WEEK - HOUR_MS) })).catch(codeOf),
      await assign(second({ questions: [{ questionId: unknown }] })).catch(codeOf),
      await assign({ goals: [{ gradeId: unknown, groupId: null }] }).catch(codeOf),
      await assign({ goals: [{ gradeId, groupId: unknown }] }).catch(codeOf),
      await assign({ memberIds: [stranger] }).catch(codeOf),
      await assign({ teacherGroupIds: [unknown] }).catch(codeOf),
      await stage.ask('otherTeacher', 'homework', 'assign', wish(), 'edms').catch(codeOf),
    ];
    expect(refused).toEqual([
      'PUBLISH_INCOMPLETE',
      'PUBLISH_INCOMPLETE',
      'PUBLISH_INCOMPLETE',
      'VALIDATION',
      'PAPER_QUESTION',
      'NOT_FOUND',
      'NOT_FOUND',
      'VALIDATION',
      'VALIDATION',
      'NOT_FOUND',
    ]);
    expect(await leftBehind(stage)).toEqual(before);
  });
});

describe('deleteSeries', () => {
  test('deletes in one act what nobody has begun, and keeps what somebody has', async () => {
    const { stage, round, assign } = await aRoom();
    const { homework } = await assign({ rounds: [1, 2, 3].map((no) => round(no)) });
    const [begun = '', second = ''] = homework.map(({ id }) => id);
    const { mine } = await read(stage, begun, 'student');
    const save = { homeworkEnrollId: mine?.enrollId ?? '', answers: [] };
    await stage.ask('student', 'homeworkMemberQuestion', 'save', save);
    expect(await stage.ask('otherTeacher', 'homework', 'deleteSeries', { id: second }, 'edms').catch(codeOf)).toBe(
      'NOT_FOUND',
    );
    expect(await stage.ask('teacher', 'homework', 'deleteSeries', { id: second }, 'edms')).toEqual({
      deleted: 2,
      kept: 1,
    });
    expect((await logged(stage)).slice(-3)).toEqual(['homework:delete', 'homework:delete', 'homework:deleteSeries']);
    expect(await read(stage, begun)).toMatchObject({ series: { no: 1, of: 3 } });
    expect(await read(stage, second).catch(codeOf)).toBe('NOT_FOUND');
  });

  test('of a homework that was assigned alone it deletes that one', async () => {
    const { stage, assign, all } = await aRoom();
    const { homework } = await assign();
    const { id } = homework[0] ?? { id: '' };
    expect(await stage.ask('teacher', 'homework', 'deleteSeries', { id }, 'edms')).toEqual({ deleted: 1, kept: 0 });
    expect((await all()).filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  });
});
