import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { member, memberTeacher } from '../../db/schema/people.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, page, type Persona, type Stage } from '../../testing/stages/examStage.ts';
import { handIn, start } from '../../testing/stages/attemptStage.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Filter = Partial<Parameters<typeof list>[1]>;
const list = (stage: Stage, input: { statusList?: ('0' | '1' | '2' | '3')[]; keyword?: string; sort?: string[] }) =>
  stage.ask('teacher', 'examPaperEnroll', 'queryListByTeacher', { ...page, ...input });
const statesOf = async (stage: Stage, input: Filter = {}) => {
  const { content, total } = await list(stage, input);
  expect(total).toBe(content.length);
  return content.map(({ memberId, status, id }) => [memberId, status, id !== null]);
};

/** Makes the teacher teach another student of the stage. */
async function teach(stage: Stage, memberId: string): Promise<void> {
  const [enrolled] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, stage.ids.student));
  const base = { appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON };
  const link = { ...base, orgId: enrolled?.orgId ?? null, teacherId: stage.ids.teacher, memberId };
  await database.db.insert(memberTeacher).values({ ...link, status: 'active' });
}

test('a teacher sees enrolled students who have not begun, and the attempts of the others', async () => {
  const stage = await examStage(database.db);
  const { student, classmate } = stage.ids;
  await teach(stage, classmate);
  await start(stage);
  expect(await statesOf(stage)).toEqual([
    [student, '1', true],
    [classmate, '0', false],
  ]);
  const { content } = await list(stage, { statusList: ['0'] });
  expect(content).toEqual([
    {
      id: null,
      examEnrollId: expect.any(String),
      examId: stage.world.examId,
      examTitle: '测试考试',
      examPaperId: null,
      paperTitle: null,
      memberId: classmate,
      memberName: expect.stringContaining('成员'),
      attemptNo: 0,
      status: '0',
      startedAt: null,
      deadlineAt: null,
      completedAt: null,
      submitReason: null,
      feedback: null,
      scorePolicy: null,
      extraSec: 0,
      answeredCount: 0,
      questionCount: 0,
      lateCopyCount: 0,
      eventsCount: 0,
      maxPoints: 0,
      passPoints: null,
      totalPoints: null,
      examStartAt: new Date(NOON.getTime() - HOUR_MS).toISOString(),
      examEndAt: new Date(NOON.getTime() + 5 * HOUR_MS).toISOString(),
    },
  ]);
});

test('filters and sorting apply to both kinds of rows, and the total counts both', async () => {
  const stage = await examStage(database.db);
  const { student, classmate } = stage.ids;
  await teach(stage, classmate);
  await handIn(stage);
  const closed = [student, '3', true];
  const waiting = [classmate, '0', false];
  expect({
    waiting: await statesOf(stage, { statusList: ['0'] }),
    closed: await statesOf(stage, { statusList: ['2', '3'] }),
    running: await statesOf(stage, { statusList: ['1'] }),
    exam: await statesOf(stage, { keyword: '测试' }),
    nothing: await statesOf(stage, { keyword: '没有这场' }),
    sorted: await statesOf(stage, { sort: ['attemptNo,asc'] }),
  }).toEqual({
    waiting: [waiting],
    closed: [closed],
    running: [],
    exam: [closed, waiting],
    nothing: [],
    sorted: [waiting, closed],
  });
  expect(await list(stage, { sort: ['examId,asc'] }).catch(codeOf)).toBe('VALIDATION');
});

test('students who have quit, and unpublished exams, are not listed as waiting', async () => {
  const stage = await examStage(database.db);
  const set = (status: '1' | '2' | '3' | '4' | '5' | '6') =>
    database.db.update(enrolment).set({ status }).where(eq(enrolment.id, stage.world.enrollId));
  const listed: Record<string, number> = {};
  for (const status of ['1', '2', '3', '4', '5', '6'] as const) {
    await set(status);
    listed[status] = (await list(stage, {})).total;
  }
  await set('2');
  await database.db.update(exam).set({ published: false }).where(eq(exam.id, stage.world.examId));
  expect([listed, (await list(stage, {})).total]).toEqual([{ 1: 0, 2: 1, 3: 0, 4: 1, 5: 0, 6: 0 }, 0]);
});

test('a member whose account is erased is not listed as waiting', async () => {
  const stage = await examStage(database.db);
  const erased = { status: MEMBER.erased };
  await database.db.update(member).set(erased).where(eq(member.id, stage.ids.student));
  expect(await statesOf(stage)).toEqual([]);
});

test('a student with an attempt from an earlier place is not listed as waiting', async () => {
  const stage = await examStage(database.db);
  const { student } = stage.ids;
  await handIn(stage);
  await database.db.update(enrolment).set({ status: '6' }).where(eq(enrolment.id, stage.world.enrollId));
  await stage.ask('student', 'examEnroll', 'enroll', { examId: stage.world.examId });
  expect(await statesOf(stage)).toEqual([[student, '3', true]]);
});

test('only the student’s own teacher sees places without an attempt', async () => {
  const stage = await examStage(database.db);
  const count = async (persona: Persona) =>
    (await stage.ask(persona, 'examPaperEnroll', 'queryListByTeacher', page)).total;
  expect([await count('teacher'), await count('otherTeacher')]).toEqual([1, 0]);
});

test('students of future exams come after those of exams that have begun', async () => {
  const stage = await examStage(database.db);
  const { classmate, student } = stage.ids;
  await teach(stage, classmate);
  const { examId, appId } = stage.world;
  const [row] = await database.db.select().from(exam).where(eq(exam.id, examId));
  if (!row) throw new Error('the stage has an exam');
  const later = { ...row, id: newId(), key: newId(), startAt: new Date(NOON.getTime() + 4 * HOUR_MS) };
  await database.db.insert(exam).values(later);
  const [place] = await database.db.select().from(enrolment).where(eq(enrolment.id, stage.world.enrollId));
  if (!place) throw new Error('the stage has a place');
  await database.db.insert(enrolment).values({ ...place, appId, id: newId(), targetId: later.id });
  await start(stage);
  const { content } = await list(stage, {});
  expect(content.map(({ memberId, examId: of, status }) => [memberId, of === later.id, status])).toEqual([
    [student, false, '1'],
    [classmate, false, '0'],
    [student, true, '0'],
  ]);
});
