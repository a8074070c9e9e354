import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import type { OpenDatabase } from '../db/open.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { joinHomework } from './places/assign.ts';
import { leaveHomework, unassignHomework } from './places/leaveHomework.ts';
import { syncHomework } from './places/syncHomework.ts';
import { NOON } from '../testing/engine/world.ts';
import { codeOf, type Stage } from '../testing/stages/examStage.ts';
import { aClass, join } from '../testing/homework/aClass.ts';
import { aHomework, at, DATES, lentStage, read } from '../testing/homework/lentStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('assigning to classes', () => {
  test('publishing enrols the members of each class once, with the nearest dates', async () => {
    const stage = await lentStage(database.db);
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

test('a class with a time of its own shows it in its own list, and beside the general one elsewhere', async () => {
  const stage = await lentStage(database.db);
  const { student, classmate } = stage.ids;
  const { id } = await aHomework(stage);
  const usual = await aClass(stage, { members: [student], homeworkId: id });
  const later = await aClass(stage, { members: [classmate], homeworkId: id, dueAt: new Date(at(5 * DAY_MS)) });
  const list = async (more: object) => {
    const found = await stage.ask('teacher', 'homework', 'queryList', { page: 0, size: 20, sort: [], ...more }, 'edms');
    return found.content.map(({ dueAt, grades }) => [dueAt, new Map(grades.map((one) => [one.id, one.dueAt]))]);
  };
  const dues = new Map([
    [usual, null],
    [later, at(5 * DAY_MS)],
  ]);
  expect(await list({ gradeId: usual })).toEqual([[DATES.dueAt, dues]]);
  expect(await list({ gradeId: later })).toEqual([[at(5 * DAY_MS), dues]]);
  expect(await list({})).toEqual([[DATES.dueAt, dues]]);
  expect(await read(stage, id)).toMatchObject({ dueAt: DATES.dueAt });
});

describe('coming to a class and leaving it', () => {
  const placesOf = async (id: string) => {
    // A student who returns after leaving has a second row; the newest counts.
    const rows = await database.db
      .select()
      .from(enrolment)
      .where(eq(enrolment.targetId, id))
      .orderBy(asc(enrolment.id));
    return new Map(rows.map((row) => [row.memberId, [row.status, row.leftAt !== null]]));
  };
  const save = (stage: Stage, persona: 'student', enrollId: string) =>
    stage.ask(persona, 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers: [], complete: false });

  test('a student who returns to a class has the same homework as before leaving', async () => {
    const stage = await lentStage(database.db);
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
        // Lost by leaving, which a return undoes, unlike an exemption.
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

  test('a student in two classes with the homework keeps it until they have left both', async () => {
    const stage = await lentStage(database.db);
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

  test('a student who joins after the hard close gets the homework only if there are days to catch up', async () => {
    const stage = await lentStage(database.db);
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
