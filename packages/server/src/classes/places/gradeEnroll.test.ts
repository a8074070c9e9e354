import { and, eq, inArray } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { enrolment } from '../../db/schema/enrolment.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { askAs } from '../../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let other: SecondSchool;
let ask: ReturnType<typeof askAs>;
const people: Record<
  'boss' | 'teacher' | 'parent' | 'office' | 'student' | 'classmate' | 'third' | 'stranger',
  Visitor
> = {} as never;
beforeAll(async () => {
  site = await openTestApp();
  other = await seedSecondSchool(site);
  const accounts = {
    boss: 'laoshi',
    parent: 'jiazhang',
    student: 'xuesheng',
    classmate: 'xuesheng2',
    third: 'xuesheng3',
  };
  for (const [name, account] of Object.entries(accounts)) people[name as 'boss'] = await site.signIn(account);
  people.stranger = await site.signIn('boss2');
  people.teacher = await site.signIn('teacher2');
  people.office = await site.signIn('guanli', 'user');
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

interface Place {
  id: string;
  status: string;
  position: number | null;
  leavesAtOnce: boolean;
}

const later = (days: number) => new Date(site.now().getTime() + days * DAY_MS).toISOString();

async function aClass(more: object = {}) {
  const { data } = await ask<{ id: string }>('POST /edms/grade/create', { title: '周日班', isPublic: true, ...more });
  await ask('PUT /edms/grade/publish', { id: data.id });
  return data.id;
}
const enroll = (gradeId: string, by: Visitor) => ask<Place>('POST /grade/enroll/enroll', { gradeId }, by);
const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code ?? 'ok';
const statusOf = async (id: string) => {
  const [row] = await site.db
    .select({ status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.id, id)));
  return row?.status;
};

test('a student enrols in a class once, or waits in order when it is full', async () => {
  const id = await aClass({ capacity: 1, waitlist: true });
  const first = await enroll(id, people.student);
  expect(first.data).toMatchObject({ gradeId: id, status: '2', position: null, leavesAtOnce: false });
  expect((await enroll(id, people.student)).data).toEqual(first.data);
  expect((await enroll(id, people.classmate)).data).toMatchObject({ status: '0', position: 1 });
  const waiting = (await enroll(id, people.third)).data;
  expect(waiting).toMatchObject({ status: '0', position: 2 });
  expect(await codeOf('POST /grade/enroll/enroll', { gradeId: id }, people.parent)).toBe('VALIDATION');
  expect(await codeOf('PUT /grade/enroll/cancelEnrollOrder', { id: first.data.id }, people.student)).toBe(
    'ENROLL_STATE',
  );
  const cancelled = await ask<Place>('PUT /grade/enroll/cancelEnrollOrder', { id: waiting.id }, people.third);
  expect(cancelled.data).toMatchObject({ status: '3', position: null });
});

test('a class admits nobody outside its window, as a draft or after it was stopped', async () => {
  const closed = await aClass({ enrollStartAt: later(-3), enrollEndAt: later(-2) });
  expect((await enroll(closed, people.student)).code).toBe('ENROLL_CLOSED');
  const hidden = await aClass({ isPublic: false });
  expect((await enroll(hidden, people.student)).code).toBe('NOT_FOUND');
  const stopped = await aClass();
  await ask('PUT /edms/grade/stop', { id: stopped, reason: '不办了' });
  expect((await enroll(stopped, people.student)).code).toBe('ENROLL_CLOSED');
});

test('a place in a priced class waits for its order', async () => {
  const priced = await aClass();
  await site.db.update(grade).set({ priceFen: 100 }).where(eq(grade.id, priced));
  const held = (await enroll(priced, people.student)).data;
  expect(held).toMatchObject({ status: '1', order: { status: '1', amountFen: 100, needsGuardian: true } });
  await ask('PUT /grade/enroll/cancelEnrollOrder', { id: held.id }, people.student);
  expect(await statusOf(held.id)).toBe('3');
});

test('a student leaves a class at once before it begins', async () => {
  const soon = await aClass({ startAt: later(1), endAt: later(30) });
  const early = (await enroll(soon, people.student)).data;
  expect(early.leavesAtOnce).toBe(true);
  expect((await ask<Place>('PUT /grade/enroll/applyQuit', { id: early.id }, people.parent)).data.status).toBe('6');
});

test('leaving a class that has begun needs consent before the next student gets the seat', async () => {
  const id = await aClass({ capacity: 1, waitlist: true });
  const { id: place } = (await enroll(id, people.student)).data;
  const next = (await enroll(id, people.classmate)).data;
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id: place }, people.student)).toBe('VALIDATION');
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id: place, reason: '时间不合适' }, people.student)).toBe('ok');
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id: place, withdraw: true }, people.student)).toBe('ok');
  expect(await codeOf('PUT /grade/enroll/applyQuit', { id: place, reason: '还是不合适' }, people.student)).toBe('ok');
  expect((await enroll(id, people.student)).code).toBe('ENROLL_EXISTS');
  const added = { gradeId: id, memberIds: [site.people.studentId], mode: 'apply' };
  const report = (await ask<object>('POST /edms/grade/enroll/batchEnroll', added)).data;
  const reason = '上一次报名的退出还没有办完（退出审核中），请老师办结或退回以后再报名';
  expect(report).toMatchObject({ enrolled: 0, had: 0, problems: [{ line: 1, reason }] });
  expect(await codeOf('PUT /edms/grade/enroll/passQuit', { id: place }, people.stranger)).toBe('NOT_FOUND');
  expect(await codeOf('PUT /edms/grade/enroll/passQuit', { id: place })).toBe('ok');
  expect(await statusOf(next.id)).toBe('0');
  const granted = (await ask<object>('POST /edms/grade/enroll/batchEnroll', added)).data;
  expect(granted).toMatchObject({ problems: [{ line: 1, reason: reason.replace('退出审核中', '退出已通过') }] });
  expect(await codeOf('PUT /edms/grade/enroll/finishQuit', { id: place })).toBe('ok');
  expect([await statusOf(place), await statusOf(next.id)]).toEqual(['6', '2']);
  const inbox = await ask<{ content: { type: string; title: string }[] }>(
    'POST /message/queryList',
    {},
    people.classmate,
  );
  expect(inbox.data.content).toContainEqual(expect.objectContaining({ type: 'grade', title: '「周日班」有名额了' }));
});

test('a school removes a student who has not applied, and gives a refused one the reason', async () => {
  const id = await aClass();
  const { id: place } = (await enroll(id, people.student)).data;
  expect(await codeOf('PUT /edms/grade/enroll/passQuit', { id: place })).toBe('ENROLL_STATE');
  await ask('PUT /grade/enroll/applyQuit', { id: place, reason: '搬家' }, people.student);
  const kept = await ask<object>('PUT /edms/grade/enroll/rejectQuit', { id: place, reason: '请先联系老师' });
  expect(kept.data).toMatchObject({ status: '2', quitReason: '搬家', rejectReason: '请先联系老师' });
  const out = await ask<object>('PUT /edms/grade/enroll/passQuit', { id: place, reason: '连续缺席' });
  expect(out.data).toMatchObject({ status: '5', quitReason: '连续缺席' });
});

test('members get groups and a teacher of the school, who then belongs to the class', async () => {
  const id = await aClass({ groups: [{ name: '甲组' }, { name: '乙组' }] });
  const places = [(await enroll(id, people.student)).data.id, (await enroll(id, people.classmate)).data.id];
  const { groups } = (await ask<{ groups: { id: string }[] }>(`GET /edms/grade/queryById?id=${id}`)).data;
  const groupIds = [groups[0]?.id];
  expect((await ask('POST /edms/grade/enroll/setGroups', { ids: places, groupIds })).data).toEqual({ count: 2 });
  expect((await ask('POST /edms/grade/enroll/setGroups', { ids: places, groupIds })).data).toEqual({ count: 0 });
  const stray = { ids: places, groupIds: ['0'.repeat(26)] };
  expect(await codeOf('POST /edms/grade/enroll/setGroups', stray)).toBe('NOT_FOUND');
  const two = [places[0], (await enroll(await aClass(), people.third)).data.id];
  expect(await codeOf('POST /edms/grade/enroll/setGroups', { ids: two, groupIds: [] })).toBe('VALIDATION');
  const bind = (teacherId: string) => codeOf('POST /edms/grade/enroll/bindTeacher', { ids: places, teacherId });
  expect(await bind(other.teacherId)).toBe('TEACHER_UNFIT');
  expect(await bind(site.people.teacherId)).toBe('ok');
  const list = await ask<{ content: { no: string }[] }>('POST /edms/grade/enroll/queryEnrollList?sort=createdAt,asc', {
    gradeId: id,
    groupId: groupIds[0],
  });
  expect(list.data.content.toSorted((a, b) => a.no.localeCompare(b.no))).toMatchObject([
    { shownName: '林知远', no: '2026001', groups: [{ name: '甲组' }], teacherName: '周明澜', mobile: '138****0001' },
    { shownName: '陈一诺', no: '2026002', groups: [{ name: '甲组' }], teacherName: '周明澜' },
  ]);
  expect((await ask('POST /edms/grade/enroll/unbindTeacher', { ids: places })).data).toEqual({ count: 2 });
  // Without a teacher of the student's own, the row shows the class's; a manager who adds a student does not become
  // their teacher.
  await site.db
    .update(enrolment)
    .set({ teacherId: site.people.studentId })
    .where(and(eq(enrolment.appId, 'aosai'), inArray(enrolment.id, places)));
  const again = await ask<{ content: object[] }>('POST /edms/grade/enroll/queryEnrollList', { gradeId: id });
  const ofClass = { teacherId: null, teacherName: '周明澜' };
  expect(again.data.content).toMatchObject([ofClass, ofClass]);
});

test('the office sees masked names, the sheet has every place, and the figures add up', async () => {
  const id = await aClass({ groups: [{ name: '甲组' }] });
  for (const by of [people.student, people.classmate]) await enroll(id, by);
  const masked = await ask<{ content: object[] }>(
    'POST /bms/grade/enroll/queryEnrollList',
    { gradeId: id },
    people.office,
  );
  expect(JSON.stringify(masked.data)).not.toContain('林知远');
  const sheet = await site.send('POST', '/edms/grade/enroll/downloadEnrollList', {
    visitor: people.boss,
    body: { gradeId: id },
  });
  const rows = await readSheet(Buffer.from(sheet.bytes ?? []));
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['序号', '姓名', '学号'],
    [1, '林知远', '2026001'],
    [2, '陈一诺', '2026002'],
  ]);
  const figures = await ask(`GET /edms/grade/enroll/queryEnrollStatistics?gradeId=${id}`);
  expect(figures.data).toEqual({
    gradeId: id,
    byStatus: [{ status: '2', count: 2 }],
    bySource: [{ source: 'self', count: 2 }],
    byGroup: [
      { groupId: expect.any(String), name: '甲组', count: 0 },
      { groupId: null, name: '未分组', count: 2 },
    ],
    byDay: [{ day: '2026-11-21', count: 2 }],
  });
});

test('a class lists its members by number, then by name, and its sheet has the same order', async () => {
  const id = await aClass();
  for (const by of [people.third, people.student, people.classmate]) await enroll(id, by);
  const numbered = (account: string, no: string | null) =>
    site.db
      .update(organizationMember)
      .set({ no })
      .where(
        inArray(
          organizationMember.memberId,
          site.db.select({ id: member.id }).from(member).where(eq(member.account, account)),
        ),
      );
  await numbered('xuesheng', '10');
  await numbered('xuesheng2', '9');
  const list = await ask<{ content: { no: string | null }[] }>('POST /edms/grade/enroll/queryEnrollList', {
    gradeId: id,
  });
  const sheet = await site.send('POST', '/edms/grade/enroll/downloadEnrollList', {
    visitor: people.boss,
    body: { gradeId: id },
  });
  const [, ...rows] = await readSheet(Buffer.from(sheet.bytes ?? []));
  await numbered('xuesheng', '2026001');
  await numbered('xuesheng2', '2026002');
  expect(list.data.content.map(({ no }) => no)).toEqual(['9', '10', '2026003']);
  expect(rows.map((row) => row[2])).toEqual(['9', '10', '2026003']);
});

test('staff add students by id, mobile, tag and group: checked first, and each once', async () => {
  const id = await aClass({ capacity: 3 });
  const { studentId, classmateIds } = site.people;
  const path = 'POST /edms/grade/enroll/batchEnroll';
  const wanted = { gradeId: id, memberIds: [studentId, classmateIds[0], other.studentIds[0]] };
  const report = { enrolled: 2, waiting: 0, had: 0, problems: [{ line: 3, reason: '没有这个学生' }] };
  expect((await ask(path, { ...wanted, mode: 'check' })).data).toMatchObject(report);
  expect((await enroll(id, people.third)).data.status).toBe('2');
  expect((await ask(path, { ...wanted, mode: 'apply' })).data).toMatchObject(report);
  expect((await ask(path, { ...wanted, mode: 'apply' })).data).toMatchObject({ enrolled: 0, had: 2 });
  const byMobile = { gradeId: id, mode: 'apply', mobiles: [{ mobile: '13800000013' }] };
  expect((await ask('POST /edms/grade/enroll/batchEnrollByMobile', byMobile)).data).toMatchObject({
    enrolled: 0,
    problems: [{ reason: '名额已满（3 人）' }],
  });
  expect(await codeOf(path, { ...wanted, mode: 'check' }, people.stranger)).toBe('NOT_FOUND');
});

test('a sheet puts students into groups of the class by name, and reports an unknown group', async () => {
  const id = await aClass({ groups: [{ name: '提高组' }] });
  const mobiles = [
    { mobile: '13800000013', group: '提高组' },
    { mobile: '13800000013', group: '没有的组' },
  ];
  const sheet = (mode: string, lines: object[]) =>
    ask('POST /edms/grade/enroll/batchEnrollByMobile', { gradeId: id, mode, mobiles: lines });
  expect((await sheet('check', mobiles)).data).toMatchObject({
    enrolled: 1,
    problems: [{ line: 2, reason: '班级里没有分组「没有的组」' }],
  });
  expect((await sheet('apply', mobiles.slice(0, 1))).data).toMatchObject({ enrolled: 1, problems: [] });
  const list = await ask<{ content: { groups: { name: string }[] }[] }>('POST /edms/grade/enroll/queryEnrollList', {
    gradeId: id,
  });
  expect(list.data.content.map(({ groups }) => groups.map(({ name }) => name))).toEqual([['提高组']]);
});

test('a free place refuses payment and refund, and accepts no payment notice', async () => {
  const id = await aClass();
  const { id: place } = (await enroll(id, people.student)).data;
  expect(await codeOf('PUT /grade/enroll/pay', { id: place, provider: 'manual' }, people.student)).toBe('ENROLL_STATE');
  expect(await codeOf('PUT /grade/enroll/refund', { id: place }, people.student)).toBe('ENROLL_STATE');
  expect(await codeOf('PUT /grade/enroll/pay', { id: place, provider: 'manual' }, people.classmate)).toBe('NOT_FOUND');
  expect(await codeOf('POST /edms/grade/enroll/paidNotify', {})).toBe('NOT_CONFIGURED');
});

test('of fifty concurrent enrolments for the last seat one gets it, the others wait in order', async () => {
  const id = await aClass({ capacity: 1, waitlist: true });
  const all = await Promise.all(
    Array.from({ length: 48 }, (_, at) =>
      enroll(id, [people.student, people.classmate, people.third][at % 3] as Visitor),
    ),
  );
  expect(new Set(all.map(({ data }) => data.id)).size).toBe(3);
  const rows = await site.db.select({ status: enrolment.status }).from(enrolment).where(eq(enrolment.targetId, id));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['0', '0', '2']);
});

test('an operator finds the members of the platform’s classes apart from those of schools', async () => {
  const [ofSchool, ofPlatform] = [await aClass(), await aClass()];
  for (const id of [ofSchool, ofPlatform]) await enroll(id, people.student);
  await site.db
    .update(grade)
    .set({ orgId: null })
    .where(and(eq(grade.appId, site.people.appId), eq(grade.id, ofPlatform)));
  const found = async (heldBy: 'platform' | 'org') => {
    const { data } = await ask<{ content: { gradeId: string }[] }>(
      'POST /bms/grade/enroll/queryEnrollList?size=200',
      { heldBy },
      people.office,
    );
    const ids = data.content.map(({ gradeId }) => gradeId);
    return [ids.includes(ofPlatform), ids.includes(ofSchool)];
  };
  expect({ platform: await found('platform'), org: await found('org') }).toEqual({
    platform: [true, false],
    org: [false, true],
  });
});
