import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Announcement } from '@aosai/api/classes/announcements.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { member, memberGuardian } from '../db/schema/people.ts';
import { message, sysLog } from '../db/schema/platform.ts';
import { askAs } from '../testing/askAs.ts';
import { type SecondSchool, seedSecondSchool } from '../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../testing/testApp.ts';

let site: TestApp;
let school: SecondSchool;
let ask: ReturnType<typeof askAs>;
let teacher: Visitor;
let foreign: Visitor;
let office: Visitor;

beforeAll(async () => {
  site = await openTestApp();
  school = await seedSecondSchool(site);
  teacher = await site.signIn('teacher2');
  foreign = await site.signIn('laoshi');
  office = await site.signIn('guanli', 'user');
  ask = askAs(site, teacher);
});
afterAll(() => site.close());

const inDays = (count: number) => new Date(site.now().getTime() + count * DAY_MS).toISOString();

/** A class with two students and one announcement, which the first has read. */
async function anAnnouncement(text = '周六九点上课') {
  const dates = { enrollStartAt: inDays(-9), enrollEndAt: inDays(30), startAt: inDays(-9), endAt: inDays(90) };
  const given = { title: '周六班', teacherIds: [school.teacherId], ...dates };
  const { id: gradeId } = (await ask<{ id: string }>('POST /edms/grade/create', given)).data;
  await ask('PUT /edms/grade/publish', { id: gradeId });
  const students = school.studentIds.slice(0, 2);
  for (const memberId of students) {
    const row = { appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
    const place = { ...row, kind: 'grade' as const, targetId: gradeId, memberId, orgId: school.orgId };
    await site.db.insert(enrolment).values({ ...place, source: 'batch', status: '2' });
  }
  const sent = await send(gradeId, text);
  expect(sent.code).toBeUndefined();
  const [readerId = ''] = students;
  await site.db
    .update(message)
    .set({ readAt: site.now() })
    .where(and(eq(message.memberId, readerId), eq(message.type, 'grade'), eq(message.body, text)));
  return { gradeId, row: await newest(gradeId), readerId, otherId: students[1] ?? '' };
}

let requests = 0;
const send = (gradeId: string, text: string, more: object = {}) =>
  ask<{ sent: number }>('POST /message/send', {
    kind: 'grade',
    id: gradeId,
    only: 'all',
    text,
    requestId: `announce-${requests++}`,
    ...more,
  });

/** The only confirmed guardian of the class, of some children, and a person whose request is still open. */
async function guardianOf(childIds: readonly string[]): Promise<string> {
  await site.db.delete(memberGuardian).where(inArray(memberGuardian.memberId, school.studentIds));
  const row = { appId: site.people.appId, createdAt: site.now(), updatedAt: site.now() };
  const [guardianId, askerId] = [newId(), newId()];
  for (const [id, name] of [
    [guardianId, '沈若冰'],
    [askerId, '陌生人'],
  ] as const)
    await site.db.insert(member).values({ ...row, id, account: `parent${id}`, name, type: 'parent' });
  for (const memberId of childIds)
    await site.db.insert(memberGuardian).values([
      { ...row, id: newId(), guardianId, memberId, relation: '妈妈', status: 'active' },
      { ...row, id: newId(), guardianId: askerId, memberId, relation: '叔叔', status: 'pending' },
    ]);
  return guardianId;
}

const boxOf = (memberId: string) =>
  site.db.select({ title: message.title, link: message.link }).from(message).where(eq(message.memberId, memberId));

const sentTo = async (gradeId: string): Promise<Announcement[]> =>
  (await ask<{ content: Announcement[] }>('POST /message/querySent', { kind: 'grade', id: gradeId })).data.content;

async function newest(gradeId: string): Promise<Announcement> {
  const [row] = await sentTo(gradeId);
  if (!row) throw new Error('nothing was sent');
  return row;
}

/** What a student's box holds of an announcement. */
const copyOf = async (announcementId: string, memberId: string) => {
  const [row] = await site.db
    .select({
      body: message.body,
      isRead: message.readAt,
      deletedAt: message.deletedAt,
      withdrawnAt: message.withdrawnAt,
    })
    .from(message)
    .where(and(eq(message.announcementId, announcementId), eq(message.memberId, memberId)));
  if (!row) throw new Error('no copy');
  return {
    body: row.body,
    isRead: row.isRead !== null,
    isShown: row.deletedAt === null,
    isWithdrawn: row.withdrawnAt !== null,
  };
};

const loggedOf = async (action: string, target: string) =>
  site.db.$count(sysLog, and(eq(sysLog.action, action), eq(sysLog.target, target)));

test('querySent: lists announcements with how many received and read each', async () => {
  const { row } = await anAnnouncement();
  expect(row).toMatchObject({
    text: '周六九点上课',
    only: 'all',
    byName: '何老师',
    sentCount: 2,
    readCount: 1,
    editedAt: null,
    withdrawnAt: null,
    version: 1,
  });
});

test('queryUnread: names the students who have not read, masked for the office', async () => {
  const { row, otherId } = await anAnnouncement();
  interface Unread {
    content: { memberId: string; shownName: string }[];
    total: number;
  }
  const seen = (await ask<Unread>('POST /message/queryUnread', { id: row.id })).data;
  expect(seen.content.map(({ memberId }) => memberId)).toEqual([otherId]);
  const [plain] = seen.content;
  const masked = (await ask<Unread>('POST /message/queryUnread', { id: row.id }, office)).data;
  expect(masked.total).toBe(1);
  expect(masked.content[0]?.shownName).toContain('*');
  expect(plain?.shownName).not.toContain('*');
});

test('send: reaches the confirmed guardians once, and their count is kept apart', async () => {
  const { gradeId, readerId, otherId } = await anAnnouncement();
  const guardianId = await guardianOf([readerId, otherId]);
  const sent = await send(gradeId, '周六家长会', { audience: 'both' });
  expect(sent.data).toEqual({ sent: 3 });
  expect(await newest(gradeId)).toMatchObject({
    audience: 'both',
    sentCount: 2,
    readCount: 0,
    guardianSentCount: 1,
    guardianReadCount: 0,
  });
  const [copy, ...more] = await boxOf(guardianId);
  expect(more).toEqual([]);
  expect(copy?.title).toMatch(/^\S+、\S+：「周六班」老师的通知$/);
  expect(copy?.link).toBeNull();
});

test('send: leaves the students out of a message to their guardians', async () => {
  const { gradeId, readerId, row } = await anAnnouncement();
  const guardianId = await guardianOf([readerId]);
  const sent = await send(gradeId, '请在家长群里回复', { audience: 'guardians' });
  expect(sent.data).toEqual({ sent: 1 });
  const latest = await newest(gradeId);
  expect(latest).toMatchObject({ audience: 'guardians', sentCount: 0, guardianSentCount: 1 });
  expect(latest.id).not.toBe(row.id);
  expect(await boxOf(guardianId)).toHaveLength(1);
  await site.db.update(message).set({ readAt: site.now() }).where(eq(message.memberId, guardianId));
  expect(await newest(gradeId)).toMatchObject({ guardianReadCount: 1 });
});

test('queryUnread: names a guardian by the child, after the students', async () => {
  const { gradeId, readerId, otherId } = await anAnnouncement();
  const guardianId = await guardianOf([readerId]);
  await send(gradeId, '周六家长会', { audience: 'both' });
  const { id } = await newest(gradeId);
  await site.db
    .update(message)
    .set({ readAt: site.now() })
    .where(and(eq(message.announcementId, id), eq(message.memberId, readerId)));
  interface Unread {
    content: { memberId: string; shownName: string; relation: string | null }[];
  }
  const { content } = (await ask<Unread>('POST /message/queryUnread', { id })).data;
  expect(content.map(({ memberId, relation }) => [memberId, relation])).toEqual([
    [otherId, null],
    [guardianId, '妈妈'],
  ]);
  expect(content[1]?.shownName).not.toContain('沈');
  expect(content[1]?.shownName).not.toContain('*');
  const masked = (await ask<Unread>('POST /message/queryUnread', { id }, office)).data.content;
  expect(masked[1]?.shownName).toContain('*');
});

test('updateSent: changes every copy and leaves who has read it', async () => {
  const { row, readerId, otherId, gradeId } = await anAnnouncement();
  const changed = await ask<Announcement>('PUT /message/updateSent', {
    id: row.id,
    version: 1,
    text: ' 改到周日 ',
    again: false,
  });
  expect(changed.data).toMatchObject({ text: '改到周日', readCount: 1, version: 2 });
  expect(changed.data.editedAt).not.toBeNull();
  expect(await copyOf(row.id, readerId)).toMatchObject({ body: '改到周日', isRead: true });
  expect(await copyOf(row.id, otherId)).toMatchObject({ body: '改到周日', isRead: false });
  expect(await loggedOf('message:updateSent', gradeId)).toBe(1);
});

test('updateSent: makes the message unread for everybody on request', async () => {
  const { row, readerId } = await anAnnouncement();
  await ask('PUT /message/updateSent', { id: row.id, version: 1, text: '改到周日', again: true });
  expect(await copyOf(row.id, readerId)).toMatchObject({ isRead: false });
});

test('updateSent: refuses a change over somebody else’s', async () => {
  const { row } = await anAnnouncement();
  await ask('PUT /message/updateSent', { id: row.id, version: 1, text: '改到周日', again: false });
  const late = await ask('PUT /message/updateSent', { id: row.id, version: 1, text: '改到周五', again: false });
  expect(late.code).toBe('VERSION_CHANGED');
});

test('updateSent: refuses to change a withdrawn announcement', async () => {
  const { row } = await anAnnouncement();
  await ask('PUT /message/withdraw', { id: row.id });
  const late = await ask('PUT /message/updateSent', { id: row.id, version: 2, text: '改到周五', again: false });
  expect(late.code).toBe('ANNOUNCEMENT_WITHDRAWN');
});

test('withdraw: removes unread copies and the text of those that were read', async () => {
  const { row, readerId, otherId, gradeId } = await anAnnouncement();
  const { data } = await ask<Announcement>('PUT /message/withdraw', { id: row.id });
  expect(data.withdrawnAt).not.toBeNull();
  expect(await copyOf(row.id, readerId)).toEqual({ body: '', isRead: true, isShown: true, isWithdrawn: true });
  expect(await copyOf(row.id, otherId)).toMatchObject({ body: '', isShown: false });
  expect(await loggedOf('message:withdraw', gradeId)).toBe(1);
});

test('withdraw: changes and logs nothing the second time', async () => {
  const { row, gradeId } = await anAnnouncement();
  await ask('PUT /message/withdraw', { id: row.id });
  const again = await ask<Announcement>('PUT /message/withdraw', { id: row.id });
  expect(again.data.version).toBe(2);
  expect(await loggedOf('message:withdraw', gradeId)).toBe(1);
});

test('send: accepts the right text at once after a withdrawal', async () => {
  const { row, gradeId } = await anAnnouncement();
  expect((await send(gradeId, '周日')).code).toBe('RATE_LIMITED');
  await ask('PUT /message/withdraw', { id: row.id });
  expect((await send(gradeId, '周日')).code).toBeUndefined();
});

test('announcements: another school’s teacher reaches none of them', async () => {
  const { row, gradeId } = await anAnnouncement();
  const tries = [
    ['POST /message/querySent', { kind: 'grade', id: gradeId }],
    ['POST /message/queryUnread', { id: row.id }],
    ['PUT /message/updateSent', { id: row.id, version: 1, text: '改', again: false }],
    ['PUT /message/withdraw', { id: row.id }],
  ] as const;
  const codes = [];
  for (const [line, body] of tries) codes.push((await ask(line, body, foreign)).code);
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
