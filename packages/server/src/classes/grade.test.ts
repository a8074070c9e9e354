import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { member, organization } from '../db/schema/people.ts';
import { askAs, loggedBy } from '../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';
import type { EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

let site: TestApp;
let other: SecondSchool;
let ask: ReturnType<typeof askAs>;
const people: Record<'boss' | 'teacher' | 'student' | 'parent' | 'office' | 'demoTeacher', Visitor> = {} as never;

beforeAll(async () => {
  site = await openTestApp();
  other = await seedSecondSchool(site);
  people.boss = await site.signIn('boss2');
  people.teacher = await site.signIn('teacher2');
  people.student = await site.signIn('student21');
  people.parent = await site.signIn('jiazhang');
  people.demoTeacher = await site.signIn('laoshi');
  people.office = await site.signIn('guanli', 'user');
  ask = askAs(site, people.teacher);
});
afterAll(() => site.close());

interface Made {
  id: string;
  title: string;
  status: string;
  groups: { id: string; name: string }[];
  staff: { version: number; joinCode: string | null; waitingCount: number } | null;
}

const create = async (more: object = {}, by?: Visitor) =>
  (await ask<{ id: string }>('POST /edms/grade/create', { title: '周六班', ...more }, by)).data.id;
const read = async (id: string, by?: Visitor) =>
  (await ask<Made>(`GET /edms/grade/queryById?id=${id}`, undefined, by)).data;
const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code ?? 'ok';
const change = async (id: string, changes: object, by?: Visitor) =>
  codeOf('PUT /edms/grade/update', { id, version: (await read(id)).staff?.version, ...changes }, by);

async function addPlace(gradeId: string, memberId: string, status: EnrolmentStatus = '2', more: object = {}) {
  const row = {
    appId: site.people.appId,
    id: newId(),
    createdAt: site.now(),
    updatedAt: site.now(),
    kind: 'grade' as const,
    targetId: gradeId,
    memberId,
    source: 'batch' as const,
    status,
    orgId: other.orgId,
    ...more,
  };
  await site.db.insert(enrolment).values(row);
  return row.id;
}

const later = (days: number) => new Date(site.now().getTime() + days * DAY_MS).toISOString();

interface Edits {
  version: number;
  edits: { by: string | null; isMine: boolean; action: string; fields: string[] }[];
}
const editsOf = async (id: string, version: number, by?: Visitor) =>
  (await ask<Edits>(`GET /edms/grade/queryEdits?id=${id}&version=${version}`, undefined, by)).data;

test('queryEdits: names who changed which settings since the version that the caller has read', async () => {
  const id = await create();
  const { version = 0 } = (await read(id)).staff ?? {};
  expect(await editsOf(id, version)).toEqual({ version, edits: [] });
  await change(id, { capacity: 30 });
  await change(id, { title: '周六班（新）', intro: '算法入门' }, people.boss);
  const { version: newest, edits } = await editsOf(id, version);
  expect(newest).toBe(version + 2);
  expect(edits).toMatchObject([
    { isMine: false, action: 'update', fields: ['intro', 'title'] },
    { isMine: true, action: 'update', fields: ['capacity'] },
  ]);
  expect(edits.map(({ by }) => by)).toEqual([expect.any(String), expect.any(String)]);
  expect((await editsOf(id, version + 1)).edits).toHaveLength(1);
});

test('queryEdits: names the platform to a school, and masks names to the platform', async () => {
  const id = await create();
  await change(id, { capacity: 20 });
  const { version = 0 } = (await read(id)).staff ?? {};
  await codeOf('PUT /bms/grade/update', { id, version, capacity: 25 }, people.office);
  expect((await editsOf(id, version)).edits).toMatchObject([{ by: '平台', isMine: false, fields: ['capacity'] }]);
  const { data } = await ask<Edits>(
    `GET /bms/grade/queryEdits?id=${id}&version=${version - 1}`,
    undefined,
    people.office,
  );
  expect(data.edits.map(({ by, isMine }) => ({ by, isMine }))).toEqual([
    { by: expect.any(String), isMine: true },
    { by: expect.stringContaining('*'), isMine: false },
  ]);
});

test('a class moves from draft to published, running and stopped, and each step is logged', async () => {
  const id = await create();
  expect(await read(id)).toMatchObject({ title: '周六班', status: '0', staff: { joinCode: null } });
  const log = await loggedBy(site, async () => {
    const move = (action: string, more: object = {}) => codeOf(`PUT /edms/grade/${action}`, { id, ...more });
    expect(await move('stop', { reason: '不办了' })).toBe('GRADE_STATE');
    expect(await move('publish')).toBe('ok');
    expect(await move('publish')).toBe('ok');
    expect((await read(id)).status).toBe('3');
    expect(await move('unpublish')).toBe('ok');
    expect(await move('publish')).toBe('ok');
    expect(await codeOf('DELETE /edms/grade/delete', { id })).toBe('GRADE_STATE');
    expect(await move('stop', { reason: '不办了' })).toBe('ok');
    expect(await move('stop', { reason: '再一次' })).toBe('ok');
    expect(await move('publish')).toBe('GRADE_STATE');
    expect(await move('unpublish')).toBe('GRADE_STATE');
    expect(await change(id, { title: '改名' })).toBe('GRADE_STATE');
  });
  expect(log.map(({ action }) => action)).toEqual(
    ['publish', 'publish', 'unpublish', 'publish', 'stop', 'stop'].map((action) => `grade:${action}`),
  );
  expect(log[4]?.diff).toMatchObject({ after: { stopReason: '不办了' } });
});

test('a class with members cannot be unpublished', async () => {
  const id = await create({ endAt: later(1), enrollEndAt: later(1) });
  await ask('PUT /edms/grade/publish', { id });
  const place = await addPlace(id, other.studentIds[0] ?? '');
  const refused = await ask('PUT /edms/grade/unpublish', { id });
  expect(refused).toMatchObject({ code: 'HAS_ENROLMENTS', message: '已有 1 人报名，不能取消发布或删除，可以终止' });
  await site.db
    .update(enrolment)
    .set({ status: '6' })
    .where(and(eq(enrolment.appId, site.people.appId), eq(enrolment.id, place)));
  expect(await codeOf('PUT /edms/grade/unpublish', { id })).toBe('ok');
  expect(await codeOf('DELETE /edms/grade/delete', { id })).toBe('ok');
  expect(await codeOf(`GET /edms/grade/queryById?id=${id}`)).toBe('NOT_FOUND');
});

test('a class that has already ended cannot be published', async () => {
  const past = { startAt: later(-3), endAt: later(-1), enrollStartAt: later(-3), enrollEndAt: later(-2) };
  expect(await ask('PUT /edms/grade/publish', { id: await create(past) })).toMatchObject({
    code: 'PUBLISH_INCOMPLETE',
    message: '还不能发布：班级的结束时间已经过去',
  });
});

test('refuses invalid settings: times, capacity, teachers of other schools, public by teachers, price', async () => {
  const id = await create({ groups: [{ name: '甲组' }, { name: '乙组' }], capacity: 3 });
  const { groups } = await read(id);
  expect(groups.map(({ name }) => name)).toEqual(['甲组', '乙组']);
  await addPlace(id, other.studentIds[0] ?? '', '2', { groupIds: groups.map((group) => group.id) });
  await addPlace(id, other.studentIds[1] ?? '');
  expect(await change(id, { capacity: 1 })).toBe('VALIDATION');
  expect(await change(id, { startAt: later(9), endAt: later(8) })).toBe('VALIDATION');
  expect(await change(id, { teacherIds: [site.people.teacherId] })).toBe('TEACHER_UNFIT');
  expect(await change(id, { isPublic: true })).toBe('VALIDATION');
  expect(await change(id, { priceFen: 1 })).toBe('VALIDATION');
  expect(await change(id, { priceFen: 1, isPublic: true }, people.boss)).toBe('VALIDATION');
  expect(await change(id, { priceFen: 0, isPublic: true }, people.boss)).toBe('ok');
  expect(await change(id, { weights: { homework: 50, exam: 50, chapter: 10 } })).toBe('VALIDATION');
  expect(await change(id, { levels: { excellent: 60, good: 75, pass: 90 } })).toBe('VALIDATION');
  expect(await change(id, { groups: [{ name: '甲组' }, { name: '甲组' }] })).toBe('VALIDATION');
  expect(await change(id, { groups: [{ id: newId(), name: '丙组' }] })).toBe('VALIDATION');
  expect(await change(id, { groups: groups.slice(1) })).toBe('ok');
  const [first] = await site.db.select().from(enrolment).where(eq(enrolment.targetId, id)).orderBy(enrolment.id);
  expect(first?.groupIds).toEqual([groups[1]?.id]);
  expect(await codeOf('PUT /edms/grade/update', { id, version: 1, title: '旧的' })).toBe('VERSION_CHANGED');
});

test('a copy has the settings but no members', async () => {
  const id = await create({ groups: [{ name: '甲组' }], capacity: 7, joinByCode: true, notes: '**带电脑**' });
  await addPlace(id, other.studentIds[0] ?? '');
  const copy = await create({ title: undefined, copyOf: id });
  const [a, b] = [await read(id), await read(copy)];
  expect(b).toMatchObject({
    title: '周六班（副本）',
    capacity: 7,
    takenCount: 0,
    status: '0',
    staff: { joinCode: null },
  });
  expect(b.groups.map(({ name }) => name)).toEqual(['甲组']);
  expect(b.groups[0]?.id).not.toBe(a.groups[0]?.id);
  const notes = (await ask<{ notesHtml: string }>(`GET /edms/grade/queryNotesById?id=${copy}`)).data;
  expect(notes).toMatchObject({ notes: '**带电脑**', notesHtml: '<p><strong>带电脑</strong></p>' });
});

test('a class of another school cannot be copied', async () => {
  const id = await create();
  expect(await codeOf('POST /edms/grade/create', { copyOf: id }, people.demoTeacher)).toBe('NOT_FOUND');
});

test('students find public classes and their own, but no drafts or private classes', async () => {
  const open = await create({ title: '公开班', isPublic: true }, people.boss);
  const own = await create({ title: '内部班' });
  for (const id of [open, own]) await ask('PUT /edms/grade/publish', { id }, people.boss);
  await create({ title: '草稿班', isPublic: true }, people.boss);
  await addPlace(own, other.studentIds[0] ?? '', '0', { waitingAt: site.now() });
  const listed = async (by: Visitor | null, filter: object = {}) =>
    (await site.send('POST', '/grade/queryList?size=100&sort=title,asc', { visitor: by, body: filter })).body.data as {
      content: { title: string; mine: object[]; staff: object | null }[];
    };
  const titles = async (...given: Parameters<typeof listed>) =>
    (await listed(...given)).content.map(({ title }) => title);
  expect(await titles(null)).toEqual(['公开班']);
  expect(await titles(people.student)).toEqual(['公开班', '内部班']);
  expect(await titles(people.parent, { statusList: ['4', '1', '2', '3', '5'], isPublic: true })).toEqual(['公开班']);
  const mine = await listed(people.student, { mine: true });
  expect(mine.content).toMatchObject([
    { title: '内部班', staff: null, mine: [{ memberId: other.studentIds[0], status: '0', position: 1, groupIds: [] }] },
  ]);
  const figures = await ask<object>(`GET /grade/queryStatistics?id=${open}`, undefined, people.student);
  expect(figures.data).toEqual({
    gradeId: open,
    capacity: null,
    takenCount: 0,
    waitingCount: 0,
    homeworkCount: 0,
    examCount: 0,
    figures: null,
  });
});

test('a pinned class comes first in the list of the caller, and of nobody else', async () => {
  const ids = [await create({ title: '一' }), await create({ title: '二' })];
  await ask('POST /edms/grade/addGradeToMine', { id: ids[0] });
  const first = async (by: Visitor) =>
    (await ask<{ content: { id: string }[] }>('POST /edms/grade/queryList', {}, by)).data.content[0]?.id;
  expect(await first(people.teacher)).toBe(ids[0]);
  expect(await first(people.boss)).not.toBe(ids[0]);
  const pinned = { data: { content: [{ id: ids[0] }], total: 1 } };
  expect(await ask('POST /edms/grade/queryList', { pinned: true })).toMatchObject(pinned);
  await ask('PUT /edms/grade/addGradeToMine', { id: ids[0], pinned: false });
  expect(await ask('POST /edms/grade/queryList', { pinned: true })).toMatchObject({ data: { total: 0 } });
  expect(await codeOf('POST /edms/grade/addGradeToMine', { code: 'ABCDEFGH' })).toBe('VALIDATION');
  expect(await codeOf('POST /grade/addGradeToMine', { id: ids[0] }, people.student)).toBe('VALIDATION');
});

test('classes that begin on one day are listed by title', async () => {
  const day = { startAt: '2031-03-01T01:00:00.000Z', endAt: '2031-07-01T01:00:00.000Z' };
  for (const [title, startAt] of [
    ['五（2）班', '2031-03-01T01:00:00.000Z'],
    ['五（3）班', '2031-03-01T01:00:01.000Z'],
    ['五（1）班', '2031-03-01T01:00:02.000Z'],
    ['夏令营', '2031-03-02T01:00:00.000Z'],
  ])
    await create({ ...day, title, startAt });
  const { data } = await ask<{ content: { title: string }[] }>('POST /edms/grade/queryList?size=100', {});
  const titles = data.content.map(({ title }) => title).filter((title) => /^五|^夏/.test(title));
  expect(titles).toEqual(['夏令营', '五（1）班', '五（2）班', '五（3）班']);
});

test('a manager sets the price of a class only where the platform allows that to the school', async () => {
  const id = await create();
  expect(await change(id, { priceFen: 128_000 }, people.boss)).toBe('VALIDATION');
  await site.db
    .update(organization)
    .set({ maySetPrice: true })
    .where(and(eq(organization.appId, site.people.appId), eq(organization.id, other.orgId)));
  expect(await change(id, { priceFen: 128_000 }, people.boss)).toBe('ok');
  expect(await read(id, people.boss)).toMatchObject({ priceFen: 128_000 });
  expect(await change(id, { priceFen: 100 })).toBe('VALIDATION');
  expect(await codeOf('POST /edms/grade/create', { title: '晚班', priceFen: 100 })).toBe('VALIDATION');
});

test("the office makes a class for a school with that school's teacher, and publishes it", async () => {
  const [teacher] = await site.db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, site.people.appId), eq(member.account, 'teacher2')));
  const made = { title: '平台代建', orgId: other.orgId, priceFen: 500 };
  const unfit = { ...made, teacherIds: [site.people.teacherId] };
  expect(await codeOf('POST /bms/grade/create', unfit, people.office)).toBe('TEACHER_UNFIT');
  const fit = { ...made, teacherIds: [teacher?.id] };
  const { id } = (await ask<{ id: string }>('POST /bms/grade/create', fit, people.office)).data;
  expect(await codeOf('PUT /bms/grade/publish', { id }, people.office)).toBe('ok');
  expect(await read(id, people.boss)).toMatchObject({ priceFen: 500, staff: { orgId: other.orgId } });
});

test('class list: an operator finds the classes of schools apart from those of the platform', async () => {
  const ofSchool = await create();
  const made = await ask<{ id: string }>('POST /bms/grade/create', { title: '平台集训班' }, people.office);
  const found = async (heldBy: HeldBy) => {
    const call = 'POST /bms/grade/queryList';
    const { data } = await ask<{ content: { id: string }[] }>(call, { heldBy }, people.office);
    const ids = data.content.map(({ id }) => id);
    return [ids.includes(made.data.id), ids.includes(ofSchool)];
  };
  expect({ platform: await found('platform'), org: await found('org') }).toEqual({
    platform: [true, false],
    org: [false, true],
  });
});

test('a class that is shorter than the usual enrolment enrols until its end', async () => {
  const id = await create({ endAt: later(5) });
  const { data } = await ask<{ enrollEndAt: string }>(`GET /edms/grade/queryById?id=${id}`);
  expect(data.enrollEndAt).toBe(later(5));
});

test('publishing gives the work of the schedule to those who were added to the draft', async () => {
  const id = await create();
  const [memberId = ''] = other.studentIds;
  const homework = await ask<{ id: string }>('POST /edms/homework/create', {
    title: '课前作业',
    openAt: later(-1),
    dueAt: later(7),
    questions: [],
  });
  await site.db.update(exam).set({ published: true }).where(eq(exam.id, homework.data.id));
  const rows = [{ targetType: 'homework', targetId: homework.data.id, visible: true }];
  expect(await codeOf('PUT /edms/grade/controls/update', { gradeId: id, rows })).toBe('ok');
  await addPlace(id, memberId);
  const given = () =>
    site.db.$count(
      enrolment,
      and(
        eq(enrolment.appId, site.people.appId),
        eq(enrolment.targetId, homework.data.id),
        eq(enrolment.memberId, memberId),
      ),
    );
  expect(await given()).toBe(0);
  expect(await codeOf('PUT /edms/grade/publish', { id })).toBe('ok');
  expect(await given()).toBe(1);
});
