import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  FamilyWorks,
  PublicWork,
  ReportedWork,
  ReportedWorkDetail,
} from '@aosai/api/practice/sharedWork.contract';
import type { TurtleWorkView } from '@aosai/api/practice/turtleWork.contract';
import { erasePerson } from '../../accounts/minors/erasePerson.ts';
import { memberGuardian, organizationMember } from '../../db/schema/people.ts';
import { loginFailure, message, sysLog } from '../../db/schema/platform.ts';
import { turtleWork } from '../../db/schema/memberRecords.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';
const { appId, studentId, parentId } = site.people;

let student: Visitor, parent: Visitor, manager: Visitor, office: Visitor, otherManager: Visitor, otherStudent: Visitor;
beforeAll(async () => {
  await seedSecondSchool(site);
  student = await site.signIn('xuesheng');
  otherStudent = await site.signIn('xuesheng2');
  parent = await site.signIn('jiazhang');
  manager = await site.signIn('laoshi');
  otherManager = await site.signIn('boss2');
  office = await site.signIn('guanli', 'user');
});
beforeEach(async () => {
  await site.db.delete(turtleWork);
  await site.db.delete(message);
  await site.db.delete(loginFailure);
});

async function post<Reply = unknown>(path: string, body: object, visitor?: Visitor, ip?: string): Promise<Reply> {
  const method = /\/(hide|keep)$/.test(path) ? 'PUT' : 'POST';
  const reply = await site.send(method, path, { body, ...(visitor && { visitor }), ...(ip && { ip }) });
  return (reply.body.code ?? reply.body.data) as Reply;
}
async function get<Reply>(path: string, visitor?: Visitor): Promise<Reply> {
  const reply = await site.send('GET', path, { headerForm: true, ...(visitor && { visitor }) });
  return (reply.body.code ?? reply.body.data) as Reply;
}

async function aWork(name = '雪花', painter = student): Promise<string> {
  const made = await post<{ id: string }>(
    '/turtleWork/create',
    { name, code: 'import turtle', picture: PIXEL },
    painter,
  );
  return made.id;
}
async function aLink(name?: string): Promise<{ id: string; code: string }> {
  const opened = await post<{ id: string; code: string }>('/sharedWork/open', { id: await aWork(name) }, parent);
  return opened;
}
const look = (code: string) => get<PublicWork | string>(`/sharedWork/queryByCode?code=${encodeURIComponent(code)}`);
const report = (code: string, more: object = {}, ip?: string) =>
  post('/sharedWork/report', { code, reason: 'unfit', note: null, ...more }, undefined, ip);
const reportsFor = async (visitor: Visitor, group = 'edms') =>
  (await post<{ content: ReportedWork[] }>(`/${group}/sharedWork/queryList`, {}, visitor)).content;
const versionFor = async (visitor: Visitor): Promise<number> => (await reportsFor(visitor))[0]?.version ?? 0;
const titlesTo = async () =>
  (await site.db.select({ to: message.memberId, title: message.title }).from(message)).map(({ to, title }) => [
    to,
    title,
  ]);

test('sharedWork.open: gives a visitor the picture, the name and a masked name, and nothing else', async () => {
  const { id, code } = await aLink();
  expect(code).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(await look(code)).toEqual({ name: '雪花', painter: '林*', picture: PIXEL });
  expect(await post('/sharedWork/open', { id }, parent)).toEqual({ id, code });
  const family = await get<FamilyWorks>(`/sharedWork/queryFamily?memberId=${studentId}`, parent);
  expect(family).toMatchObject({
    shownName: '林*',
    count: 1,
    works: [{ id, code, isPublic: true, hiddenReason: null }],
  });
  const own = await get<{ works: TurtleWorkView[] }>('/turtleWork/queryList', student);
  expect(own.works).toMatchObject([{ id, isPublic: true }]);
});

test('sharedWork.open: refuses the child, other people and unknown works', async () => {
  const id = await aWork();
  for (const visitor of [student, otherStudent, manager, otherManager])
    expect(await post('/sharedWork/open', { id }, visitor)).toBe('NOT_FOUND');
  expect(await post('/sharedWork/open', { id })).toBe('SIGN_IN_REQUIRED');
  const foreign = await aWork('别人的', otherStudent);
  expect(await post('/sharedWork/open', { id: foreign }, parent)).toBe('NOT_FOUND');
  expect(await post('/sharedWork/open', { id: '01J00000000000000000000000' }, parent)).toBe('NOT_FOUND');
  expect(await post('/sharedWork/open', { id: "' or 1=1" }, parent)).toBe('VALIDATION');
  expect(await get(`/sharedWork/queryFamily?memberId=${studentId}`, otherStudent)).toBe('NOT_FOUND');
});

test('sharedWork.close: ends the link at once, and a new link has another address', async () => {
  const { id, code } = await aLink();
  expect(await post('/sharedWork/close', { id }, otherStudent)).toBe('NOT_FOUND');
  expect(await post('/sharedWork/close', { id }, parent)).toEqual({ id });
  expect(await look(code)).toBe('NOT_FOUND');
  expect(await report(code)).toBe('NOT_FOUND');
  const again = await post<{ code: string }>('/sharedWork/open', { id }, parent);
  expect(again.code).not.toBe(code);
  expect(await look(code)).toBe('NOT_FOUND');
  // The child may take it back too.
  expect(await post('/sharedWork/close', { id }, student)).toEqual({ id });
  expect(await look(again.code)).toBe('NOT_FOUND');
});

test('sharedWork.queryByCode: knows no forged, hostile or empty code', async () => {
  const { code } = await aLink();
  for (const forged of ['A'.repeat(32), code.slice(0, 31), `${code}x`, "' or 1=1 --", '%', '../../etc/passwd'])
    expect(await look(forged)).toBe('NOT_FOUND');
  expect(await look('')).toBe('VALIDATION');
  expect(await look('A'.repeat(65))).toBe('VALIDATION');
});

test('sharedWork.queryByCode: sends markup in a name as text', async () => {
  const { code } = await aLink('<img src=x onerror=1>');
  expect(await look(code)).toMatchObject({ name: '<img src=x onerror=1>' });
});

test('sharedWork.queryByCode: shows nothing once the guardianship has ended', async () => {
  const { code } = await aLink();
  const link = and(eq(memberGuardian.memberId, studentId), eq(memberGuardian.guardianId, parentId));
  await site.db.update(memberGuardian).set({ status: 'ended' }).where(link);
  expect(await look(code)).toBe('NOT_FOUND');
  await site.db.update(memberGuardian).set({ status: 'active' }).where(link);
  expect(await look(code)).toMatchObject({ name: '雪花' });
});

test('sharedWork.queryByCode: shows nothing after the child has deleted the work', async () => {
  const { id, code } = await aLink();
  await post('/turtleWork/delete', { id }, student);
  expect(await look(code)).toBe('NOT_FOUND');
});

test('sharedWork.queryByCode: refuses an address that looks too often', async () => {
  const { code } = await aLink();
  const from = async () =>
    (await site.send('GET', `/sharedWork/queryByCode?code=${code}`, { headerForm: true, ip: '203.0.113.9' })).body.code;
  const replies: unknown[] = [];
  for (let no = 0; no <= 300; no++) replies.push(await from());
  expect(replies.at(0)).toBeUndefined();
  expect(replies.at(-1)).toBe('RATE_LIMITED');
});

test('sharedWork.report: asks the managers of the painter’s school once, and shows them the reasons', async () => {
  const { id, code } = await aLink();
  expect(await report(code, { reason: 'private', note: ' 有学校名字 ' })).toEqual({});
  expect(await report(code, { note: '<script>alert(1)</script>' })).toEqual({});
  const titles = await titlesTo();
  expect(titles).toHaveLength(1);
  expect(titles[0]?.[1]).toBe('有人举报了一件公开的海龟作品');
  expect(await reportsFor(manager)).toMatchObject([
    { id, name: '雪花', painter: '林知远', review: 'reported', reportCount: 2, lastReason: 'unfit', isPublic: true },
  ]);
  expect(await reportsFor(otherManager)).toEqual([]);
  expect((await reportsFor(office, 'bms'))[0]).toMatchObject({ painter: '林*' });
  const detail = await get<ReportedWorkDetail>(`/edms/sharedWork/queryById?id=${id}`, manager);
  expect(detail.picture).toBe(PIXEL);
  expect(detail.reports.map(({ reason, note }) => [reason, note])).toEqual([
    ['unfit', '<script>alert(1)</script>'],
    ['private', '有学校名字'],
  ]);
  expect(await get(`/edms/sharedWork/queryById?id=${id}`, otherManager)).toBe('NOT_FOUND');
});

test('sharedWork.report: asks the office when the painter has no school', async () => {
  const { code } = await aLink();
  const places = and(eq(organizationMember.appId, appId), eq(organizationMember.memberId, studentId));
  await site.db.update(organizationMember).set({ status: 'left' }).where(places);
  await report(code);
  await site.db.update(organizationMember).set({ status: 'active' }).where(places);
  const [told] = await site.db.select({ userId: message.userId, link: message.link }).from(message);
  expect(told?.userId).not.toBeNull();
  expect(told?.link).toContain('bms/sharedWork');
});

test('sharedWork.report: refuses unknown reasons, long notes and more than ten reports in an hour', async () => {
  const { code } = await aLink();
  expect(await report(code, { reason: 'because' })).toBe('VALIDATION');
  expect(await report(code, { note: '长'.repeat(201) })).toBe('VALIDATION');
  const ip = '203.0.113.77';
  const replies: unknown[] = [];
  for (let no = 0; no <= 10; no++) replies.push(await report(code, {}, ip));
  expect(replies.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ({})));
  expect(replies[10]).toBe('RATE_LIMITED');
  expect(await report(code, {}, '203.0.113.78')).toEqual({});
});

test('sharedWork.report: keeps the last 20 reports and counts them all', async () => {
  const { id, code } = await aLink();
  for (let no = 0; no < 25; no++) await report(code, { note: `第 ${no} 次` }, `198.51.100.${no}`);
  const detail = await get<ReportedWorkDetail>(`/edms/sharedWork/queryById?id=${id}`, manager);
  expect([detail.reports.length, detail.reportCount, detail.reports[0]?.note]).toEqual([20, 25, '第 24 次']);
});

test('sharedWork.hide: ends the link and tells child and parents why', async () => {
  const { id, code } = await aLink();
  await report(code);
  await site.db.delete(message);
  const version = await versionFor(manager);
  const hiding = { id, version, reason: '画里写了学校的名字，去掉以后可以再公开。' };
  expect(await post('/edms/sharedWork/hide', hiding, otherManager)).toBe('NOT_FOUND');
  expect(await post('/edms/sharedWork/hide', { ...hiding, version: version - 1 }, manager)).toBe('VERSION_CHANGED');
  expect(await post('/edms/sharedWork/hide', { ...hiding, reason: ' ' }, manager)).toBe('VALIDATION');
  expect(await post('/edms/sharedWork/hide', hiding, manager)).toMatchObject({ id });
  expect(await look(code)).toBe('NOT_FOUND');
  expect(await post('/sharedWork/open', { id }, parent)).toBe('WORK_HIDDEN');
  const family = await get<FamilyWorks>(`/sharedWork/queryFamily?memberId=${studentId}`, parent);
  expect(family.works).toMatchObject([{ code: null, hiddenReason: hiding.reason }]);
  const own = await get<{ works: TurtleWorkView[] }>('/turtleWork/queryList', student);
  expect(own.works).toMatchObject([{ isPublic: false, hiddenReason: hiding.reason }]);
  expect(new Set((await titlesTo()).map(([to]) => to))).toEqual(new Set([studentId, parentId]));
  const [logged] = await site.db.select().from(sysLog).where(eq(sysLog.action, 'sharedWork:hide'));
  expect(JSON.stringify(logged)).not.toContain('学校的名字');
});

test('sharedWork.keep: gives a hidden work back, and the parent may open a new link', async () => {
  const { id, code } = await aLink();
  await report(code);
  const version = await versionFor(manager);
  await post('/edms/sharedWork/hide', { id, version, reason: '再看看' }, manager);
  expect(await post('/edms/sharedWork/keep', { id }, manager)).toMatchObject({ id });
  expect(await look(code)).toBe('NOT_FOUND');
  const again = await post<{ code: string }>('/sharedWork/open', { id }, parent);
  expect(await look(again.code)).toMatchObject({ name: '雪花' });
});

test('sharedWork.queryById: does not show managers works that nobody has reported', async () => {
  const { id } = await aLink();
  expect(await get(`/edms/sharedWork/queryById?id=${id}`, manager)).toBe('NOT_FOUND');
  expect(await reportsFor(manager)).toEqual([]);
});

// Last, because nobody comes back from it.
test('sharedWork.queryByCode: shows nothing after the child was erased', async () => {
  const { code } = await aLink();
  await site.db.transaction((tx) => erasePerson(tx, { appId, memberId: studentId, now: site.now() }));
  expect(await look(code)).toBe('NOT_FOUND');
  expect(await site.db.select().from(turtleWork)).toEqual([]);
});
