import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { exam } from '../../db/schema/exam.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let other: SecondSchool;
let ask: ReturnType<typeof askAs>;
const people: Record<'boss' | 'teacher' | 'foreign' | 'office', Visitor> = {} as never;
beforeAll(async () => {
  site = await openTestApp();
  other = await seedSecondSchool(site);
  people.boss = await site.signIn('boss2');
  people.teacher = await site.signIn('teacher2');
  people.foreign = await site.signIn('laoshi');
  people.office = await site.signIn('guanli', 'user');
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

const later = (days: number) => new Date(site.now().getTime() + days * DAY_MS).toISOString();

async function aClass(title: string, more: object = {}, by?: Visitor) {
  const { data } = await ask<{ id: string }>('POST /edms/grade/create', { title, ...more }, by);
  await ask('PUT /edms/grade/publish', { id: data.id }, by);
  return data.id;
}
/** A class with these students. */
async function aClassOf(title: string, memberIds: readonly string[], more: object = {}) {
  const gradeId = await aClass(title, more);
  await ask('POST /edms/grade/enroll/batchEnroll', { gradeId, mode: 'apply', memberIds });
  return gradeId;
}
const placesIn = (targetId: string, memberIds: readonly string[] = other.studentIds) =>
  site.db
    .select()
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, site.people.appId),
        eq(enrolment.targetId, targetId),
        inArray(enrolment.memberId, [...memberIds]),
      ),
    )
    .orderBy(enrolment.memberId);
const statusIn = async (targetId: string, memberIds?: readonly string[]) =>
  (await placesIn(targetId, memberIds)).map(({ status }) => status);
const idsIn = async (targetId: string, memberIds?: readonly string[]) =>
  (await placesIn(targetId, memberIds)).map(({ id }) => id);
const move = (ids: readonly string[], gradeId: string, by?: Visitor) =>
  ask<{ count: number }>('PUT /edms/grade/enroll/moveToClass', { ids, gradeId }, by);
const codeOf = async (...given: Parameters<typeof move>) => (await move(...given)).code ?? 'ok';

/** A published homework in the schedule of a class. */
async function homeworkFor(gradeId: string) {
  const { data } = await ask<{ id: string }>('POST /edms/homework/create', {
    title: '作业',
    openAt: later(-1),
    dueAt: later(7),
    questions: [],
  });
  await site.db.update(exam).set({ published: true }).where(eq(exam.id, data.id));
  const rows = [{ targetType: 'homework', targetId: data.id, visible: true }];
  await ask('PUT /edms/grade/controls/update', { gradeId, rows });
  return data.id;
}

test('students move with their history: the old place ends, the new class gives its work, and it is logged', async () => {
  const [one = '', two = ''] = other.studentIds;
  const from = await aClassOf('转出班', [one, two]);
  const to = await aClass('转入班');
  const before = await homeworkFor(from);
  const after = await homeworkFor(to);
  const ids = await idsIn(from, [one]);
  const log = await loggedBy(site, async () => {
    expect((await move(ids, to)).data).toEqual({ count: 1 });
  });
  const [old] = await placesIn(from, [one]);
  expect(old).toMatchObject({ status: '6', leftAt: expect.any(Date), quitReason: '转到「转入班」' });
  expect(await statusIn(from, [two])).toEqual(['2']);
  expect(await statusIn(to, [one])).toEqual(['2']);
  // Nothing was begun, so the homework of the old class is taken back.
  expect(await statusIn(before, [one])).toEqual(['6']);
  expect(await statusIn(after, [one])).toEqual(['2']);
  expect(log).toEqual([{ action: 'grade/enroll:moveToClass', target: from, diff: { after: { to, students: [one] } } }]);
  // The place has ended, so the same call again is refused.
  expect(await codeOf(ids, to)).toBe('ENROLL_STATE');
});

/** What the roster calls the class of these students. */
const rosterOf = async (memberIds: readonly string[]) =>
  (
    await site.db
      .select({ className: organizationMember.className })
      .from(organizationMember)
      .where(
        and(
          eq(organizationMember.appId, site.people.appId),
          eq(organizationMember.orgId, other.orgId),
          inArray(organizationMember.memberId, [...memberIds]),
        ),
      )
      .orderBy(organizationMember.memberId)
  ).map(({ className }) => className);
const callInRoster = (memberId: string, className: string | null) =>
  site.db.update(organizationMember).set({ className }).where(eq(organizationMember.memberId, memberId));

test('the roster names the new class of a student who moves, unless it named another', async () => {
  const [one = '', two = ''] = other.studentIds.toSorted();
  const from = await aClassOf('名册（甲）班', [one, two]);
  await callInRoster(one, '名册(甲)班');
  await callInRoster(two, '三（2）班');
  expect(await codeOf(await idsIn(from, [one, two]), await aClass('名册乙班'))).toBe('ok');
  expect(await rosterOf([one, two])).toEqual(['名册乙班', '三（2）班']);
});

test('the roster follows a class that is renamed, and forgets a class that the student has left', async () => {
  const [one = '', two = ''] = other.studentIds.toSorted();
  const gradeId = await aClassOf('旧名班', [one, two]);
  for (const id of [one, two]) await callInRoster(id, '旧名班');
  await ask('PUT /edms/grade/update', { id: gradeId, version: 2, title: '新名班' });
  expect(await rosterOf([one, two])).toEqual(['新名班', '新名班']);
  const [place = ''] = await idsIn(gradeId, [one]);
  await ask('PUT /edms/grade/enroll/passQuit', { id: place, reason: '搬家' });
  await ask('PUT /edms/grade/enroll/finishQuit', { id: place });
  expect(await rosterOf([one, two])).toEqual([null, '新名班']);
});

test('all of them move or none: a class without enough seats takes nobody', async () => {
  const from = await aClassOf('满员转出', other.studentIds);
  const to = await aClass('满员转入', { capacity: 2, waitlist: true });
  expect(await codeOf(await idsIn(from), to)).toBe('TARGET_FULL');
  expect(await statusIn(from)).toEqual(['2', '2', '2']);
  expect(await statusIn(to)).toEqual([]);
});

test('the seat that becomes free goes to the student who waits', async () => {
  const [one = '', two = ''] = other.studentIds;
  const from = await aClassOf('候补转出', [one], { capacity: 1, waitlist: true });
  await ask('POST /edms/grade/enroll/batchEnroll', { gradeId: from, mode: 'apply', memberIds: [two] });
  expect(await statusIn(from, [two])).toEqual(['0']);
  expect(await codeOf(await idsIn(from, [one]), await aClass('候补转入'))).toBe('ok');
  expect(await statusIn(from, [two])).toEqual(['2']);
});

test('two moves of the same student at once give one place, and opposite moves do not block each other', async () => {
  const [one = '', two = ''] = other.studentIds;
  const here = await aClassOf('甲班', [one]);
  const there = await aClassOf('乙班', [two]);
  const ids = await idsIn(here, [one]);
  const both = await Promise.all([codeOf(ids, there), codeOf(ids, there)]);
  expect(both.sort()).toEqual(['ENROLL_STATE', 'ok']);
  const [mine = ''] = (await placesIn(there, [one])).flatMap(({ id, status }) => (status === '2' ? [id] : []));
  const [theirs = ''] = await idsIn(there, [two]);
  expect(await Promise.all([codeOf([mine], here), codeOf([theirs], here)])).toEqual(['ok', 'ok']);
});

test('only a manager of both classes moves students, and never into an ended, foreign or paid place', async () => {
  const [one = ''] = other.studentIds;
  const from = await aClassOf('权限班', [one]);
  const to = await aClass('权限新班');
  const ids = await idsIn(from, [one]);
  expect(await codeOf(ids, to, people.teacher)).toBe('FORBIDDEN');
  expect(await codeOf(ids, to, people.foreign)).toBe('NOT_FOUND');
  expect(await codeOf(ids, await aClass('外校班', {}, people.foreign))).toBe('NOT_FOUND');
  expect(await codeOf(ids, from)).toBe('VALIDATION');
  expect(await codeOf([newId()], to)).toBe('NOT_FOUND');
  expect(await codeOf([], to)).toBe('VALIDATION');
  expect(await codeOf(["' or 1=1 --"], to)).toBe('VALIDATION');
  const stopped = await aClass('终止班');
  await ask('PUT /edms/grade/stop', { id: stopped, reason: '合班' });
  expect(await codeOf(ids, stopped)).toBe('GRADE_STATE');
  await site.db.update(enrolment).set({ orderId: newId() }).where(inArray(enrolment.id, ids));
  expect(await codeOf(ids, to)).toBe('VALIDATION');
  expect(await statusIn(from, [one])).toEqual(['2']);
});
