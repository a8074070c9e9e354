import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { message } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { codeOf, type Persona } from '../../testing/stages/examStage.ts';
import { at, teachersExam, type TeachersExam } from '../../testing/exams/teachersExam.ts';

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

const makeUp = (id: string, startAt: string, who: Persona = 'teacher', group: '' | 'edms' = '') =>
  stage
    .ask(who, 'exam', 'makeUp', { id, memberIds: [stage.ids.student], startAt }, group)
    .then(({ moved, problems }) => problems[0]?.reason ?? moved, codeOf);

test('makeUp: a student who was absent sits the same exam later, and the sheet marks it', async () => {
  const id = await of.sitting();
  stage.world.passMs(8 * HOUR_MS);
  expect(await of.startIn(id).catch(codeOf)).toBe('EXAM_ENDED');
  const rowOf = async () => (await stage.ask('teacher', 'exam', 'queryScores', { id }, 'edms')).papers[0]?.rows[0];
  expect(await rowOf()).toMatchObject({ isAbsent: true, makeUpAt: null });
  expect(await makeUp(id, at(20))).toBe(1);
  expect(await rowOf()).toMatchObject({ isAbsent: false, makeUpAt: at(20) });
  expect(await stage.ask('student', 'exam', 'queryById', { id })).toMatchObject({ startAt: at(20), endAt: at(24) });
  const { children } = await stage.ask('parent', 'exam', 'queryById', { id });
  expect(children?.map(({ state }) => state)).toEqual(['enrolled']);
  expect(await of.startIn(id).catch(codeOf)).toBe('EXAM_NOT_OPEN');
  const told = await database.db
    .select({ title: message.title })
    .from(message)
    .where(and(eq(message.appId, stage.world.appId), eq(message.memberId, stage.ids.student)));
  expect(told.map(({ title }) => title)).toContain('「期中模拟」安排了补考');
  stage.world.passMs(13 * HOUR_MS);
  expect(await stage.ask('student', 'exam', 'queryById', { id })).toMatchObject({ status: '3' });
  await of.startIn(id);
  expect(await rowOf()).toMatchObject({ status: '1', isAbsent: false, makeUpAt: at(20) });
  // Whoever has begun needs no other date.
  expect(await makeUp(id, at(40))).toBe('已经开始作答，不用补考');
});

test('makeUp: keys stay withheld from those who have written until the make-up is over', async () => {
  const id = await of.sitting();
  await stage.ask('teacher', 'examEnroll', 'batchEnroll', {
    examId: id,
    memberIds: [stage.ids.student],
    mode: 'apply',
  });
  stage.world.passMs(8 * HOUR_MS);
  const isOver = async () => (await stage.ask('teacher', 'exam', 'queryScores', { id }, 'edms')).isOver;
  expect(await isOver()).toBe(true);
  await makeUp(id, at(20));
  expect(await isOver()).toBe(false);
});

test('makeUp: only those who run the exam may, for students with a place, at a time to come', async () => {
  const id = await of.sitting();
  stage.world.passMs(8 * HOUR_MS);
  expect([
    await makeUp(id, at(20), 'otherTeacher'),
    await makeUp(id, at(20), 'otherManager', 'edms'),
    await makeUp(id, at(2)),
    await makeUp(id, at(-2)),
    await makeUp(id, '7190-02-23T11:20:54.812Z'),
    await stage
      .ask('teacher', 'exam', 'makeUp', { id, memberIds: [stage.ids.stranger], startAt: at(20) })
      .then(({ problems }) => problems),
    await makeUp(id, at(20), 'manager', 'edms'),
  ]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'VALIDATION',
    'VALIDATION',
    'VALIDATION',
    [{ memberId: stage.ids.stranger, reason: '不在这场考试里' }],
    1,
  ]);
});
