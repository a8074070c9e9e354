import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberTeacher } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { type SecondSchool, seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

let other: SecondSchool;
const people: Record<'teacher' | 'boss2' | 'teacher2' | 'student' | 'office', Visitor> = {} as never;
beforeAll(async () => {
  other = await seedSecondSchool(site);
  people.teacher = await site.signIn('laoshi');
  people.boss2 = await site.signIn('boss2');
  people.teacher2 = await site.signIn('teacher2');
  people.student = await site.signIn('xuesheng');
  people.office = await site.signIn('guanli', 'user');
});

const send = async (visitor: Visitor, method: string, path: string, body?: unknown) =>
  (await site.send(method, path, { visitor, ...(body !== undefined && { body }) })).body;
const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).code ?? 'ok';
const made = async (...given: Parameters<typeof send>) => ((await send(...given)).data as { id: string }).id;

interface Link {
  id: string;
  memberId: string;
  shownName: string;
  groups: { id: string; name: string }[];
  version: number;
}
const linksOf = async (visitor: Visitor, filter: object = {}) =>
  (await send(visitor, 'POST', '/teacherMember/queryList?sort=no,asc', filter)).data as {
    content: Link[];
    total: number;
  };
const groupNames = async (visitor: Visitor, filter: object = {}) =>
  (
    (await send(visitor, 'POST', '/teacherGroup/queryList?sort=name,asc', filter)).data as {
      content: { name: string; studentCount: number }[];
    }
  ).content.map(({ name, studentCount }) => `${name} ${studentCount}`);
const lastActions = async () =>
  (await site.db.select({ action: sysLog.action }).from(sysLog).orderBy(sysLog.seq)).map(({ action }) => action);

test('a manager gives students to a teacher, who groups them, moves them and releases one', async () => {
  const { boss2, teacher2 } = people;
  const { teacherId, studentIds } = other;
  const given = { teacherId, memberIds: studentIds };
  expect((await send(boss2, 'POST', '/edms/teacherMember/batchCreate', given)).data).toEqual({ count: 3 });
  const first = await made(teacher2, 'POST', '/edms/teacherGroup/create', { name: '提高组', note: null });
  const second = await made(teacher2, 'POST', '/teacherGroup/create', { name: '入门组', note: '周日' });
  const ids = (await linksOf(teacher2)).content.map(({ id }) => id);
  expect(ids).toHaveLength(3);

  const add = { ids, groupId: first };
  expect((await send(teacher2, 'POST', '/edms/teacherMember/addToGroup', add)).data).toEqual({ count: 3 });
  expect((await send(teacher2, 'PUT', '/teacherMember/addToGroup', add)).data).toEqual({ count: 0 });
  const moved = { ids: ids.slice(1), groupIds: [second] };
  expect((await send(teacher2, 'POST', '/teacherMember/setGroups', moved)).data).toEqual({ count: 2 });
  expect(await groupNames(teacher2)).toEqual(['入门组 2', '提高组 1']);
  expect((await linksOf(teacher2, { groupId: second })).content.map(({ shownName }) => shownName)).toEqual([
    '童乙',
    '童丙',
  ]);
  const out = { ids: ids.slice(0, 1), groupId: first };
  expect((await send(teacher2, 'POST', '/teacherMember/removeFromGroup', out)).data).toEqual({ count: 1 });
  expect((await linksOf(teacher2, { ungrouped: true })).total).toBe(1);

  const [link] = (await linksOf(teacher2)).content;
  const ended = { id: link?.id, version: link?.version, status: 'ended' };
  expect(await codeOf(teacher2, 'PUT', '/teacherMember/update', ended)).toBe('ok');
  expect(await codeOf(teacher2, 'PUT', '/teacherMember/update', ended)).toBe('VERSION_CHANGED');
  expect((await linksOf(teacher2, { status: 'active' })).total).toBe(2);

  expect(await codeOf(teacher2, 'DELETE', '/teacherGroup/delete', { id: second })).toBe('ok');
  const rows = await site.db.select().from(memberTeacher).where(eq(memberTeacher.teacherId, teacherId));
  expect(rows.map(({ groupIds }) => groupIds)).toEqual([[], [], []]);
  expect((await lastActions()).filter((action) => action.startsWith('teacher'))).toEqual([
    'teacherMember:batchCreate',
    'teacherGroup:create',
    'teacherGroup:create',
    'teacherMember:addToGroup',
    'teacherMember:addToGroup',
    'teacherMember:setGroups',
    'teacherMember:removeFromGroup',
    'teacherMember:update',
    'teacherGroup:delete',
  ]);
});

test('addToGroup: takes back removeFromGroup, and says that the group is gone when somebody deleted it', async () => {
  const { teacher } = people;
  const groupId = await made(teacher, 'POST', '/teacherGroup/create', { name: '撤回组', note: null });
  const ids = (await linksOf(teacher)).content.slice(0, 1).map(({ id }) => id);
  const moved = { ids, groupId };
  await send(teacher, 'POST', '/teacherMember/addToGroup', moved);
  await send(teacher, 'POST', '/teacherMember/removeFromGroup', moved);
  expect((await send(teacher, 'POST', '/teacherMember/addToGroup', moved)).data).toEqual({ count: 1 });
  expect((await linksOf(teacher, { groupId })).content.map(({ id }) => id)).toEqual(ids);
  await send(teacher, 'POST', '/teacherMember/removeFromGroup', moved);
  await send(teacher, 'DELETE', '/teacherGroup/delete', { id: groupId });
  expect(await codeOf(teacher, 'POST', '/teacherMember/addToGroup', moved)).toBe('NOT_FOUND');
});

test('another school sees no groups and no students, and cannot take or give any', async () => {
  const { teacher, boss2, teacher2 } = people;
  const group = await made(teacher, 'POST', '/teacherGroup/create', { name: '信奥组', note: null });
  const [mine] = (await linksOf(teacher)).content;
  const ids = [mine?.id ?? ''];
  for (const stranger of [boss2, teacher2]) {
    expect(await codeOf(stranger, 'GET', `/edms/teacherGroup/queryById?id=${group}`)).toBe('NOT_FOUND');
    const change = { id: group, version: 1, name: '抢', note: null };
    expect(await codeOf(stranger, 'PUT', '/teacherGroup/update', change)).toBe('NOT_FOUND');
    expect(await codeOf(stranger, 'DELETE', '/teacherGroup/delete', { id: group })).toBe('NOT_FOUND');
    expect(await codeOf(stranger, 'POST', '/teacherMember/addToGroup', { ids, groupId: group })).toBe('NOT_FOUND');
    expect(await codeOf(stranger, 'POST', '/teacherMember/setGroups', { ids, groupIds: [] })).toBe('NOT_FOUND');
    const end = { id: mine?.id, version: 1, status: 'ended' };
    expect(await codeOf(stranger, 'PUT', '/teacherMember/update', end)).toBe('NOT_FOUND');
    expect((await linksOf(stranger, { teacherId: site.people.teacherId })).total).toBe(0);
    expect((await linksOf(stranger, { keyword: '林知远' })).total).toBe(0);
    expect(await groupNames(stranger, { teacherId: site.people.teacherId })).toEqual([]);
    const take = { memberId: site.people.studentId, teacherId: other.teacherId };
    expect(await codeOf(stranger, 'POST', '/teacherMember/create', take)).toBe('NOT_FOUND');
  }
  const stray = { memberIds: [other.studentIds[0]], teacherId: site.people.teacherId };
  expect(await codeOf(boss2, 'POST', '/teacherMember/batchCreate', stray)).toBe('NOT_FOUND');
  const own = await made(teacher2, 'POST', '/teacherGroup/create', { name: '自己的组', note: null });
  expect(await codeOf(teacher, 'POST', '/teacherMember/addToGroup', { ids, groupId: own })).toBe('NOT_FOUND');
});

test('a group holds only students of its own teacher, even for a manager who may reach others', async () => {
  const { boss2 } = people;
  const ids = (await linksOf(boss2)).content.slice(0, 1).map(({ id }) => id);
  const groupId = await made(boss2, 'POST', '/teacherGroup/create', { name: '校长的组', note: null });
  expect(await codeOf(boss2, 'POST', '/teacherMember/addToGroup', { ids, groupId })).toBe('NOT_FOUND');
  const ofTeacher = { name: '校长的组', note: null, teacherId: other.teacherId };
  const theirs = await made(boss2, 'POST', '/teacherGroup/create', ofTeacher);
  expect(await codeOf(boss2, 'POST', '/teacherGroup/create', ofTeacher)).toBe('GROUP_NAME_TAKEN');
  expect((await send(boss2, 'POST', '/teacherMember/addToGroup', { ids, groupId: theirs })).data).toEqual({ count: 1 });
});

test('students cannot use staff calls, and the office reaches every school', async () => {
  const { student, office } = people;
  expect(await codeOf(student, 'POST', '/teacherGroup/queryList', {})).toBe('FORBIDDEN');
  expect(await codeOf(student, 'POST', '/edms/teacherMember/queryList', {})).toBe('FORBIDDEN');
  expect((await linksOf(office)).total).toBe(9);
  const simple = await send(office, 'POST', '/edms/teacherGroup/querySimpleList', { orgId: other.orgId });
  expect((simple.data as { total: number }).total).toBe(4);
});
