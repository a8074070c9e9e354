import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { DEMO_PASSWORD } from '../platform/demoReach/demoAccounts.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { grade } from '../db/schema/teaching.ts';
import { askAs, loggedBy } from '../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let site: TestApp;
let school: SecondSchool;
let ask: ReturnType<typeof askAs>;
/** A teacher who leaves in a test, and the colleague who stays. */
let leaver: { id: string; placeId: string };
let stayer: { id: string; placeId: string };
let count = 0;

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });

async function aTeacher() {
  count += 1;
  const person = { ...base(), account: `leave${count}`, name: `老师${count}`, type: 'teacher' as const };
  await site.db.insert(member).values(person);
  const place = { ...base(), orgId: school.orgId, memberId: person.id, status: 'active' as const };
  await site.db.insert(organizationMember).values({ ...place, roles: ['teacher'] });
  return { id: person.id, placeId: place.id };
}

beforeAll(async () => {
  site = await openTestApp();
  school = await seedSecondSchool(site);
  ask = askAs(site, await site.signIn('boss2'));
});
afterAll(() => site.close());
beforeEach(async () => {
  leaver = await aTeacher();
  stayer = await aTeacher();
});

const inDays = (days: number) => new Date(site.now().getTime() + days * DAY_MS);

async function aClass(title: string, more: object): Promise<string> {
  return (await ask<{ id: string }>('POST /edms/grade/create', { title, ...more })).data.id;
}

const staffOf = async (id: string) => {
  const [row] = await site.db.select().from(grade).where(eq(grade.id, id));
  return row && { teacherIds: row.teacherIds, assistantIds: row.assistantIds };
};

const change = (placeId: string, more: object) =>
  ask<{ withoutTeacher: object[] }>('PUT /edms/organizationMember/update', {
    id: placeId,
    version: 1,
    no: null,
    className: null,
    roles: ['teacher'],
    status: 'left',
    ...more,
  });

test('organizationMember/update: names the classes that a leaving teacher leaves without one', async () => {
  const only = await aClass('甲班', { teacherIds: [leaver.id] });
  const shared = await aClass('乙班', { teacherIds: [leaver.id, stayer.id] });
  const { data } = await change(leaver.placeId, {});
  expect(data.withoutTeacher).toEqual([{ id: only, title: '甲班' }]);
  expect(await staffOf(shared)).toEqual({ teacherIds: [stayer.id], assistantIds: [] });
});

test('organizationMember/update: takes a leaving assistant out of the classes', async () => {
  const id = await aClass('甲班', { teacherIds: [stayer.id], assistantIds: [leaver.id] });
  expect((await change(leaver.placeId, {})).data.withoutTeacher).toEqual([]);
  expect(await staffOf(id)).toEqual({ teacherIds: [stayer.id], assistantIds: [] });
});

test('organizationMember/update: hands classes to a colleague, who stops assisting in them', async () => {
  const id = await aClass('甲班', { teacherIds: [leaver.id], assistantIds: [stayer.id] });
  const { data } = await change(leaver.placeId, { handTo: stayer.id });
  expect(data.withoutTeacher).toEqual([]);
  expect(await staffOf(id)).toEqual({ teacherIds: [stayer.id], assistantIds: [] });
  const [told] = await site.db.select().from(message).where(eq(message.memberId, stayer.id)).orderBy(desc(message.id));
  expect(told?.title).toBe('你接手了「甲班」');
});

test('organizationMember/update: hands over the homework in the plan of the classes', async () => {
  const id = await aClass('甲班', { teacherIds: [leaver.id] });
  const made = { title: '作业', openAt: inDays(-1), dueAt: inDays(7), questions: [] };
  const homework = (await ask<{ id: string }>('POST /edms/homework/create', made)).data.id;
  const isHomework = and(eq(exam.appId, site.people.appId), eq(exam.id, homework));
  await site.db.update(exam).set({ createdBy: leaver.id }).where(isHomework);
  const rows = [{ targetType: 'homework', targetId: homework, visible: true }];
  await ask('PUT /edms/grade/controls/update', { gradeId: id, rows });
  await change(leaver.placeId, { handTo: stayer.id });
  const [row] = await site.db.select().from(exam).where(isHomework);
  expect(row?.createdBy).toBe(stayer.id);
});

test('organizationMember/update: hands classes only to another teacher of the school', async () => {
  await aClass('甲班', { teacherIds: [leaver.id] });
  const [student = ''] = school.studentIds;
  for (const handTo of [site.people.teacherId, student])
    expect((await change(leaver.placeId, { handTo })).code).toBe('TEACHER_UNFIT');
  expect((await change(leaver.placeId, { handTo: leaver.id })).code).toBe('VALIDATION');
});

test('organizationMember/update: keeps the names of a class that is over', async () => {
  const past = { startAt: inDays(-9), endAt: inDays(-1), enrollStartAt: inDays(-9), enrollEndAt: inDays(-5) };
  const id = await aClass('去年', { teacherIds: [leaver.id], ...past });
  await change(leaver.placeId, {});
  expect(await staffOf(id)).toEqual({ teacherIds: [leaver.id], assistantIds: [] });
});

test('organizationMember/update: a teacher who loses the role leaves the classes', async () => {
  const id = await aClass('甲班', { teacherIds: [stayer.id], assistantIds: [leaver.id] });
  expect((await change(leaver.placeId, { status: 'active', roles: ['manager'] })).code).toBeUndefined();
  expect(await staffOf(id)).toEqual({ teacherIds: [stayer.id], assistantIds: [] });
});

test('organizationMember/update: logs each class, and takes the teacher off the places of students', async () => {
  const id = await aClass('甲班', { teacherIds: [leaver.id] });
  const [memberId = ''] = school.studentIds;
  const place = { ...base(), kind: 'grade' as const, targetId: id, memberId, teacherId: leaver.id };
  await site.db.insert(enrolment).values({ ...place, source: 'batch', status: '2' });
  const log = await loggedBy(site, () => change(leaver.placeId, {}));
  expect(log.map(({ action, target }) => [action, target])).toEqual([
    ['grade:update', id],
    ['organizationMember:update', leaver.placeId],
  ]);
  const [row] = await site.db.select().from(enrolment).where(eq(enrolment.id, place.id));
  expect(row?.teacherId).toBeNull();
});

test('configRoles: the office takes a teacher out of a school and its classes', async () => {
  const id = await aClass('甲班', { teacherIds: [leaver.id] });
  const office = await site.signIn('guanli', 'user');
  const body = { id: leaver.id, version: 1, organizations: [{ orgId: school.orgId, roles: [] }] };
  expect((await ask('PUT /member/configRoles', body, office)).code).toBeUndefined();
  expect(await staffOf(id)).toEqual({ teacherIds: [], assistantIds: [] });
});

test('querySchoolDay: counts classes without teacher, and the list finds exactly them', async () => {
  const id = await aClass('丙班', { teacherIds: [leaver.id] });
  await change(leaver.placeId, {});
  const day = await ask<{ withoutTeacher: number }>('GET /edms/desk/querySchoolDay');
  const found = await ask<{ content: { id: string }[]; total: number }>('POST /edms/grade/queryList?size=200', {
    withoutTeacher: true,
  });
  expect(found.data.content.map((row) => row.id)).toContain(id);
  expect(day.data.withoutTeacher).toBe(found.data.total);
});

test('member/eraseMine: takes a teacher out of classes that are not over', async () => {
  const visitor = await site.signIn('teacher2');
  const [teacher] = await site.db.select().from(member).where(eq(member.account, 'teacher2'));
  const id = await aClass('丁班', { teacherIds: [teacher?.id ?? '', stayer.id] });
  const only = await aClass('戊班', { teacherIds: [teacher?.id ?? ''], assistantIds: [stayer.id] });
  expect((await ask('DELETE /member/eraseMine', { password: DEMO_PASSWORD }, visitor)).code).toBeUndefined();
  expect(await staffOf(id)).toEqual({ teacherIds: [stayer.id], assistantIds: [] });
  expect(await staffOf(only)).toEqual({ teacherIds: [], assistantIds: [stayer.id] });
});

test('member/eraseMine: ends free places of a student in classes, and passes the seat on', async () => {
  const visitor = await site.signIn('xuesheng');
  const memberId = site.people.studentId;
  const [waiting = ''] = school.studentIds;
  const id = await aClass('己班', { teacherIds: [stayer.id], capacity: 1, waitlist: true });
  const paid = await aClass('庚班', { teacherIds: [stayer.id] });
  const place = () => ({ ...base(), kind: 'grade' as const, targetId: id, source: 'batch' as const, memberId });
  await site.db.insert(enrolment).values([
    { ...place(), status: '2' },
    { ...place(), memberId: waiting, status: '0', waitingAt: site.now() },
    { ...place(), targetId: paid, orderId: newId(), status: '2' },
  ]);
  expect((await ask('DELETE /member/eraseMine', { password: DEMO_PASSWORD }, visitor)).code).toBeUndefined();
  const left = await site.db
    .select({ memberId: enrolment.memberId, targetId: enrolment.targetId, status: enrolment.status })
    .from(enrolment)
    .where(inArray(enrolment.targetId, [id, paid]));
  expect(left.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { memberId: waiting, targetId: id, status: '2' },
    { memberId, targetId: paid, status: '2' },
    { memberId, targetId: id, status: '6' },
  ]);
});
