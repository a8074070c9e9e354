import { maskMobile } from '@aosai/api/kit/masking';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams } from '../../db/schema/exam.ts';
import { teacherGroup } from '../../db/schema/memberRecords.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { grade } from '../../db/schema/teaching.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
let stage: Stage;
let orgId: string;
let examId: string;
/** Students of the school; the first two are linked to the teacher. */
let students: string[];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const base = () => ({ appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });

beforeEach(async () => {
  stage = await examStage(database.db);
  const { actor } = stage.context('teacher');
  orgId = actor.kind === 'member' ? (actor.orgId ?? '') : '';
  ({ examId } = stage.world);
  const owner = { createdBy: stage.ids.teacher, orgId };
  await database.db.update(exams).set(owner).where(eq(exams.id, examId));
  students = [await stage.world.addMember(), await stage.world.addMember(), await stage.world.addMember()];
  await database.db.insert(organizationMember).values(
    students.map((memberId) => ({
      ...base(),
      orgId,
      memberId,
      roles: ['student' as const],
      status: 'active' as const,
    })),
  );
  await database.db
    .insert(memberTeacher)
    .values(
      students
        .slice(0, 2)
        .map((memberId) => ({ ...base(), orgId, teacherId: stage.ids.teacher, memberId, status: 'active' })),
    );
});

const add = (
  persona: Persona,
  memberIds: string[],
  more: { mode?: 'check'; overCapacity?: boolean; seatsBefore?: number } = {},
) => stage.ask(persona, 'examEnroll', 'batchEnroll', { examId, mode: 'apply', memberIds, ...more }, 'edms');

const nameOf = async (id: string) =>
  (await database.db.select({ name: member.name }).from(member).where(eq(member.id, id)))[0]?.name ?? '';

const places = () =>
  database.db
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.appId, stage.world.appId), eq(enrolment.targetId, examId)));

const NO_PLACES = { enrolled: 0, waiting: 0, had: 0, problems: [] };
const unknown = (line: number, text: string) => ({ line, text, reason: '没有这个学生' });

test('a check reports exactly what adding will do but changes nothing', async () => {
  const [first = '', second = '', third = ''] = students;
  const nobody = newId();
  const before = await places();
  const report = {
    enrolled: 2,
    waiting: 0,
    had: 0,
    problems: [
      { line: 3, text: await nameOf(first), reason: '和第 1 行是同一个学生' },
      // In the school but not linked to this teacher: reported like an unknown id.
      unknown(4, third),
      unknown(5, nobody),
    ],
  };
  const ids = [first, second, first, third, nobody];
  expect(await add('teacher', ids, { mode: 'check' })).toEqual(report);
  expect(await places()).toEqual(before);
  expect(await add('teacher', ids)).toEqual(report);
  expect(await add('teacher', ids)).toEqual({ ...report, enrolled: 0, had: 2 });
  const added = (await places()).filter(({ source }) => source === 'batch');
  expect(added.map((row) => [row.memberId, row.status, row.orgId, row.teacherId])).toEqual(
    expect.arrayContaining([first, second].map((id) => [id, '2', orgId, stage.ids.teacher])),
  );
  expect(await add('manager', students)).toEqual({ ...NO_PLACES, enrolled: 1, had: 2 });
  const told = await database.db.select().from(message).where(eq(message.appId, stage.world.appId));
  expect(told.map(({ memberId }) => memberId ?? '').toSorted()).toEqual(students.toSorted());
});

test('staff may not exceed the seats: later students wait or are reported, unless the school allows more', async () => {
  const taken = (await places()).length;
  await database.db
    .update(exams)
    .set({ capacity: taken + 1 })
    .where(eq(exams.id, examId));
  const [, second = '', third = ''] = students;
  const full = `名额已满（${taken + 1} 人）`;
  expect(await add('manager', students, { mode: 'check' })).toMatchObject({
    enrolled: 1,
    problems: [
      { line: 2, text: await nameOf(second), reason: full },
      { line: 3, text: await nameOf(third), reason: full },
    ],
  });
  await database.db.update(exams).set({ waitlist: true }).where(eq(exams.id, examId));
  expect(await add('manager', students, { mode: 'check' })).toEqual({ ...NO_PLACES, enrolled: 1, waiting: 2 });
  expect(await add('teacher', students, { overCapacity: true }).catch(codeOf)).toBe('FORBIDDEN');
  expect(await add('manager', students, { overCapacity: true })).toEqual({ ...NO_PLACES, enrolled: 3 });
});

test('checking a list in parts counts the seats that earlier parts would take', async () => {
  const taken = (await places()).length;
  await database.db
    .update(exams)
    .set({ capacity: taken + 2 })
    .where(eq(exams.id, examId));
  const check = { mode: 'check' as const };
  expect(await add('manager', students, check)).toMatchObject({ enrolled: 2, problems: [{ line: 3 }] });
  expect(await add('manager', students, { ...check, seatsBefore: 1 })).toMatchObject({
    enrolled: 1,
    problems: [{ line: 2, reason: `名额已满（${taken + 2} 人）` }, { line: 3 }],
  });
  expect(await add('manager', students, { seatsBefore: 2 })).toMatchObject({ enrolled: 2 });
});

test('concurrent batches for the last seats sell none twice', async () => {
  const taken = (await places()).length;
  await database.db
    .update(exams)
    .set({ capacity: taken + 2 })
    .where(eq(exams.id, examId));
  const reports = await Promise.all([
    add('manager', students),
    add('manager', students.toReversed()),
    add('teacher', students),
  ]);
  expect(reports.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBe(2);
  expect((await places()).length).toBe(taken + 2);
});

test('mobiles find only the caller’s students, and a name next to one has to match', async () => {
  const [first = '', second = '', third = ''] = students;
  const { keys } = stage.context('teacher').services.platform;
  const mobiles = ['13900000001', '13900000002', '13900000003', '13900000009'];
  for (const [no, id] of students.entries()) {
    await database.db
      .update(member)
      .set({ mobileHash: keys.mobileHash(mobiles[no] ?? '') })
      .where(eq(member.id, id));
  }
  const [one = '', two = '', three = '', none = ''] = mobiles;
  const list = [
    { mobile: one, name: await nameOf(first) },
    { mobile: two, name: '别人' },
    { mobile: three },
    { mobile: none },
  ];
  const ask = { examId, mode: 'apply' as const, mobiles: list };
  expect(await stage.ask('teacher', 'examEnroll', 'batchEnrollByMobile', ask, 'edms')).toEqual({
    ...NO_PLACES,
    enrolled: 1,
    problems: [
      { line: 2, text: `${maskMobile(two)} 别人`, reason: '姓名和这个手机号的学生不一致' },
      unknown(3, maskMobile(three)),
      unknown(4, maskMobile(none)),
    ],
  });
  expect([second, third].every((id) => id !== '')).toBe(true);
});

test('tags and groups add students the caller knows by them, classes with the class’s name', async () => {
  const [first = '', second = '', third = ''] = students;
  await database.db
    .update(member)
    .set({ tags: ['提高', '周末'] })
    .where(eq(member.id, first));
  await database.db
    .update(member)
    .set({ tags: ['提高'] })
    .where(eq(member.id, third));
  const byTags = (match: 'any' | 'all') =>
    stage.ask(
      'manager',
      'examEnroll',
      'batchEnrollByTags',
      { examId, mode: 'check', tags: ['提高', '周末'], match },
      'edms',
    );
  expect([(await byTags('any')).enrolled, (await byTags('all')).enrolled]).toEqual([2, 1]);

  const group = { ...base(), orgId, name: '提高组', teacherId: stage.ids.teacher };
  await database.db.insert(teacherGroup).values(group);
  await database.db
    .update(memberTeacher)
    .set({ groupIds: [group.id] })
    .where(eq(memberTeacher.memberId, second));
  const term = { enrollStartAt: NOON, enrollEndAt: NOON, startAt: NOON, endAt: new Date(NOON.getTime() + HOUR_MS) };
  const rules = { weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS };
  const klass = { ...base(), orgId, title: '周末班', teacherIds: [stage.ids.teacher], ...term, ...rules };
  await database.db.insert(grade).values(klass);
  const seat = {
    ...base(),
    orgId,
    kind: 'grade' as const,
    targetId: klass.id,
    memberId: third,
    source: 'batch' as const,
  };
  await database.db.insert(enrolment).values({ ...seat, status: '2', groupIds: ['A'] });

  const groups = [
    { kind: 'teacherGroup' as const, id: group.id },
    { kind: 'gradeGroup' as const, id: `${klass.id}:A` },
    { kind: 'gradeGroup' as const, id: `${klass.id}:B` },
    { kind: 'grade' as const, id: newId() },
  ];
  const byGroups = (persona: Persona, mode: 'check' | 'apply') =>
    stage.ask(persona, 'examEnroll', 'batchEnrollByGroups', { examId, mode, groups }, 'edms');
  expect(await byGroups('teacher', 'apply')).toEqual({
    ...NO_PLACES,
    enrolled: 2,
    problems: [{ line: 1, text: groups[3]?.id, reason: '没有这个分组' }],
  });
  const brought = (await places()).find(({ memberId }) => memberId === third);
  expect(brought?.gradeId).toBe(klass.id);
  expect(await byGroups('otherTeacher', 'check').catch(codeOf)).toBe('NOT_FOUND');
  expect(await byGroups('otherManager', 'check').catch(codeOf)).toBe('NOT_FOUND');
});

test('refuses to enrol anybody in an exam that is over', async () => {
  stage.world.passMs(6 * HOUR_MS);
  expect(await add('teacher', students).catch(codeOf)).toBe('ENROLL_CLOSED');
});

test('a student whose quit is pending or granted is not added, and the reply says why', async () => {
  const [memberId = ''] = students;
  await add('teacher', [memberId]);
  const place = and(eq(enrolment.appId, stage.world.appId), eq(enrolment.memberId, memberId));
  const refused = async (status: '4' | '5' | '6') => {
    await database.db.update(enrolment).set({ status }).where(place);
    const { enrolled, problems } = await add('teacher', [memberId]);
    return [enrolled, problems.map(({ reason }) => reason)];
  };
  const words = (state: string) => `上一次报名的退出还没有办完（${state}），请老师办结或退回以后再报名`;
  expect([await refused('4'), await refused('5'), await refused('6')]).toEqual([
    [0, [words('退出审核中')]],
    [0, [words('退出已通过')]],
    [1, []],
  ]);
});
