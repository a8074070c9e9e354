import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { grade } from '../../db/schema/teaching.ts';
import { loggedBy } from '../../testing/askAs.ts';
import { openTermSite } from '../../testing/termSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

let term: Awaited<ReturnType<typeof openTermSite>>;
beforeAll(async () => {
  term = await openTermSite();
});
afterAll(() => term.site.close());

interface Promoted {
  id: string | null;
  students: number;
  problems: { name: string; reason: string }[];
  rows: number;
  lines: PlanLine[];
}

const wish = (id: string, more: object = {}) => ({
  id,
  requestId: `request-${id}`,
  mode: 'apply',
  title: '提高班 · 春季',
  startAt: term.text(31),
  endAt: term.text(91),
  plan: { shift: { days: 61 } },
  publish: true,
  ...more,
});
const promote = (id: string, more: object = {}, by?: Visitor) =>
  term.ask<Promoted>('POST /edms/grade/promote', wish(id, more), by);

/** A class with three students, one of them in a group, a homework and an exam still to come. */
async function aTerm(more: object = {}) {
  const { aClass, aHomework, anExam, plan, read, ask, other } = term;
  const gradeId = await aClass('提高班 · 秋季', { joinByCode: true, ...more });
  await ask('POST /edms/grade/enroll/batchEnroll', { gradeId, mode: 'apply', memberIds: other.studentIds });
  const [place] = await term.placesIn(gradeId);
  const [group] = (await read(gradeId)).groups;
  await ask('POST /edms/grade/enroll/setGroups', { ids: [place?.id], groupIds: [group?.id] });
  const homework = await aHomework();
  const ahead = await anExam('期末考试', 40, 41);
  await plan(gradeId, [
    { targetType: 'homework', targetId: homework },
    { targetType: 'exam', targetId: ahead },
  ]);
  return { gradeId, homework, ahead };
}

const nextOf = async (gradeId: string) => {
  const [row] = await term.site.db.select().from(grade).where(eq(grade.promotedFrom, gradeId));
  return row;
};

test('promote: makes the next class with members, groups, teachers and plan, and the old one stays', async () => {
  const { gradeId, homework, ahead } = await aTerm({ teacherIds: [term.other.teacherId], capacity: 20 });
  const before = await term.placesIn(gradeId);
  let made: Promoted | undefined;
  const log = await loggedBy(term.site, async () => {
    made = (await promote(gradeId)).data;
  });
  expect(made).toEqual({ id: expect.any(String), students: 3, problems: [], rows: 2, lines: [] });
  const id = made?.id ?? '';
  const next = await nextOf(gradeId);
  expect(next).toMatchObject({
    id,
    title: '提高班 · 春季',
    published: true,
    teacherIds: [term.other.teacherId],
    capacity: 20,
    startAt: term.days(31),
    endAt: term.days(91),
  });
  const seen = await term.read(id);
  expect(seen.promotedFrom).toEqual({ id: gradeId, title: '提高班 · 秋季' });
  expect(seen.groups.map(({ name }) => name)).toEqual(['甲组', '乙组']);
  expect(seen.staff.joinCode).not.toBeNull();
  expect((await term.read(gradeId)).promotedTo).toEqual({ id, title: '提高班 · 春季' });
  const places = await term.placesIn(id);
  expect(places.map(({ status, groupIds }) => [status, groupIds])).toEqual([
    ['2', [seen.groups[0]?.id]],
    ['2', []],
    ['2', []],
  ]);
  expect(await term.placesIn(gradeId)).toEqual(before);
  // The exam is not taken twice, and the homework of the old class is not given again.
  expect(await term.placesIn(ahead)).toHaveLength(3);
  expect(await term.placesIn(homework)).toEqual([]);
  const [copy] = await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework));
  expect(copy).toMatchObject({ startAt: term.days(41), dueAt: term.days(48) });
  expect(await term.placesIn(copy?.id ?? '')).toHaveLength(3);
  const told = await term.site.db.select().from(message).where(eq(message.title, '你升入了「提高班 · 春季」'));
  expect(new Set(told.map(({ memberId }) => memberId))).toEqual(new Set(term.other.studentIds));
  expect(log.map(({ action }) => action)).toEqual([
    'grade:create',
    'homework:create',
    'homework:publish',
    'grade:publish',
    'grade:promote',
  ]);
  expect(log.at(-1)).toMatchObject({ target: gradeId, diff: { after: { to: id, students: 3, rows: 2, homework: 1 } } });
});

test('promote: a draft keeps its members, who get its work when it is published', async () => {
  const { gradeId, homework } = await aTerm();
  const { data } = await promote(gradeId, { publish: false });
  const id = data.id ?? '';
  expect((await term.read(id)).status).toBe('0');
  expect(await term.placesIn(id)).toHaveLength(3);
  const [copy] = await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework));
  expect(await term.placesIn(copy?.id ?? '')).toEqual([]);
  expect((await term.ask('PUT /edms/grade/publish', { id })).code).toBeUndefined();
  expect(await term.placesIn(copy?.id ?? '')).toHaveLength(3);
});

test('promote: the roster names the class of the new term once it is published', async () => {
  const { gradeId } = await aTerm();
  const { db } = term.site;
  const [student = ''] = term.other.studentIds;
  const inRoster = and(eq(organizationMember.orgId, term.other.orgId), eq(organizationMember.memberId, student));
  await db.update(organizationMember).set({ className: '提高班 · 秋季' }).where(inRoster);
  const named = async () =>
    (await db.select({ name: organizationMember.className }).from(organizationMember).where(inRoster))[0]?.name;
  const { id } = (await promote(gradeId, { publish: false })).data;
  expect(await named()).toBe('提高班 · 秋季');
  await term.ask('PUT /edms/grade/publish', { id });
  expect(await named()).toBe('提高班 · 春季');
});

test('promote: only the chosen students go on, and a class that has ended can be promoted', async () => {
  const { gradeId } = await aTerm();
  const [one = '', two = ''] = term.other.studentIds;
  await term.site.db
    .update(enrolment)
    .set({ status: '7' })
    .where(and(eq(enrolment.targetId, gradeId), eq(enrolment.memberId, two)));
  await term.site.db
    .update(grade)
    .set({ endAt: term.days(-1) })
    .where(eq(grade.id, gradeId));
  const { data } = await promote(gradeId, { memberIds: [one, two], plan: null });
  expect(data).toMatchObject({ students: 2, rows: 0 });
  expect(new Set((await term.placesIn(data.id ?? '')).map(({ memberId }) => memberId))).toEqual(new Set([one, two]));
});

test('promote: a check shows students and plan, who cannot go on and why, and makes nothing', async () => {
  const { gradeId } = await aTerm();
  const [one = '', two = ''] = term.other.studentIds;
  await term.site.db.update(member).set({ status: '0' }).where(eq(member.id, one));
  const { data } = await promote(gradeId, { mode: 'check' });
  await term.site.db.update(member).set({ status: '1' }).where(eq(member.id, one));
  expect(data).toMatchObject({ id: null, students: 2, problems: [{ memberId: one, reason: '账号已停用' }], rows: 2 });
  expect(data.lines.map(({ targetTitle, outcome }) => [targetTitle, outcome])).toEqual([
    ['第一次作业', 'copied'],
    ['期末考试', 'copied'],
  ]);
  expect(await nextOf(gradeId)).toBeUndefined();
  expect((await promote(gradeId, { mode: 'check', memberIds: [two, '0'.repeat(26)] })).code).toBe('NOT_FOUND');
});

test('promote: the same request gives one class and the same reply, also many times at once', async () => {
  const { gradeId } = await aTerm();
  const replies = await Promise.all(Array.from({ length: 5 }, () => promote(gradeId)));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(replies[0]?.data.students).toBe(3);
  expect((await promote(gradeId, { title: '另一个名称' })).code).toBe('IDEMPOTENT_OTHER');
  expect(await term.site.db.$count(grade, eq(grade.promotedFrom, gradeId))).toBe(1);
});

test('promote: of two managers at once one makes the class, and the other is told its name', async () => {
  const { gradeId } = await aTerm();
  const both = await Promise.all([promote(gradeId), promote(gradeId, { requestId: 'another-request' })]);
  expect(both.map(({ code }) => code ?? 'ok').sort()).toEqual(['GRADE_PROMOTED', 'ok']);
  expect(both.find(({ code }) => code)?.message).toContain('提高班 · 春季');
  expect(await term.site.db.$count(grade, eq(grade.promotedFrom, gradeId))).toBe(1);
});

test('promote: once the next class is stopped, another one can follow', async () => {
  const { gradeId } = await aTerm();
  const { data } = await promote(gradeId);
  await term.ask('PUT /edms/grade/stop', { id: data.id, reason: '弄错了' });
  expect((await term.read(gradeId)).promotedTo).toBeNull();
  expect((await promote(gradeId)).code).toBe('IDEMPOTENT_OTHER');
  expect((await promote(gradeId, { requestId: 'second-request' })).data.students).toBe(3);
});

test('promote: takes all students or makes no class, when the seats are too few', async () => {
  const { gradeId } = await aTerm();
  expect((await promote(gradeId, { capacity: 2 })).code).toBe('TARGET_FULL');
  expect(await nextOf(gradeId)).toBeUndefined();
  expect((await promote(gradeId, { capacity: 3 })).data.students).toBe(3);
});

test('promote: a teacher promotes their own class, which stays free and is offered to nobody', async () => {
  const { gradeId } = await aTerm({ teacherIds: [term.other.teacherId], isPublic: true });
  await term.site.db.update(grade).set({ priceFen: 500 }).where(eq(grade.id, gradeId));
  expect((await promote(gradeId, {}, term.people.teacher)).code).toBeUndefined();
  expect(await nextOf(gradeId)).toMatchObject({ priceFen: 0, isPublic: false });
  expect((await promote((await aTerm()).gradeId, {}, term.people.teacher)).code).toBe('NOT_FOUND');
});

test('promote: the office promotes a paid class of a school, and its students owe nothing', async () => {
  const { gradeId } = await aTerm();
  await term.site.db.update(grade).set({ priceFen: 500 }).where(eq(grade.id, gradeId));
  const { data } = await term.ask<Promoted>('POST /bms/grade/promote', wish(gradeId), term.people.office);
  expect(await nextOf(gradeId)).toMatchObject({ priceFen: 500, orgId: term.other.orgId });
  const places = await term.placesIn(data.id ?? '');
  expect(places.map(({ status, orderId }) => [status, orderId])).toEqual(Array(3).fill(['2', null]));
});

test('promote: refuses drafts, other schools, wrong dates and teachers who have left', async () => {
  const { gradeId } = await aTerm();
  const draft = (await term.ask<{ id: string }>('POST /edms/grade/create', { title: '草稿' })).data.id;
  expect((await promote(draft)).code).toBe('GRADE_STATE');
  expect((await promote(gradeId, {}, term.people.foreign)).code).toBe('NOT_FOUND');
  expect((await promote(gradeId, { endAt: term.text(31) })).message).toContain('班级的结束时间应晚于开始时间');
  expect((await promote(gradeId, { title: ' ' })).message).toContain('请填写班级名称');
  expect((await promote(gradeId, { teacherIds: [term.site.people.teacherId] })).code).toBe('TEACHER_UNFIT');
  expect((await promote(gradeId, { startAt: term.text(-9), endAt: term.text(-1), plan: null })).code).toBe(
    'PUBLISH_INCOMPLETE',
  );
  expect(await term.site.db.$count(grade, inArray(grade.promotedFrom, [gradeId, draft]))).toBe(0);
});
