import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../db/newId.ts';
import {
  member,
  memberGuardian,
  memberTeacher,
  organization,
  organizationMember as places,
  session,
} from '../../../db/schema/people.ts';
import { message, sysLog } from '../../../db/schema/platform.ts';
import { erasePerson } from '../../../engine/people/erasePerson.ts';
import { type SecondSchool, seedSecondSchool } from '../../../testing/secondSchool.ts';
import { openTestApp, type Visitor } from '../../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const START = site.now();
const DAY_MS = 24 * 60 * 60 * 1000;
const afterDays = (days: number) => new Date(START.getTime() + days * DAY_MS);

/** 陈一诺, fourteen years old, of the demo's school; 林知远, whose guardian is 林建国. */
const TEEN = { name: '陈一诺', account: '13800000010', no: 'B9', className: '一班', role: 'student', birthYm: null };
const STUDENT = { name: '林知远', account: '13800000001', no: null, className: null, role: 'student', birthYm: null };

let other: SecondSchool;
const who: Record<'boss2' | 'boss' | 'teen' | 'student' | 'parent' | 'office', Visitor> = {} as never;
let teenId: string;
beforeAll(async () => {
  other = await seedSecondSchool(site);
  teenId = site.people.classmateIds[0] ?? '';
  who.boss2 = await site.signIn('boss2');
  who.boss = await site.signIn('laoshi');
  who.teen = await site.signIn('xuesheng2');
  who.student = await site.signIn('xuesheng');
  who.parent = await site.signIn('jiazhang');
  who.office = await site.signIn('guanli', 'user');
});
const linkIs = (memberId: string) => and(eq(places.orgId, other.orgId), eq(places.memberId, memberId));
beforeEach(async () => {
  for (const id of [teenId, site.people.studentId]) await site.db.delete(places).where(linkIs(id));
  await site.db.delete(message);
});

async function ask<T = Record<string, unknown>>(visitor: Visitor, line: string, body?: object) {
  const [method = '', path = ''] = line.split(' ');
  const reply = await site.send(method, path, { visitor, ...(body && { body }) });
  return { code: reply.body.code ?? 'ok', data: reply.body.data as T };
}
const codeOf = async (...given: Parameters<typeof ask>) => (await ask(...given)).code;
const invite = (person: object, visitor = who.boss2) =>
  ask<{ outcome: string; account: string }>(visitor, 'POST /edms/organizationMember/create', person);
const linkOf = async (memberId: string) => (await site.db.select().from(places).where(linkIs(memberId)))[0];
const answer = (visitor: Visitor, act: 'confirm' | 'refuse' | 'leave' | 'withdraw', id: string | undefined) =>
  codeOf(visitor, `PUT /organizationMember/${act}`, { id });

/** Days pass for a link: the session of the browser ends long before. */
async function age(memberId: string, days: number) {
  const back = (at: Date | null | undefined) => (at ? new Date(at.getTime() - days * DAY_MS) : null);
  const link = await linkOf(memberId);
  const set = { askedAt: back(link?.askedAt), answeredAt: back(link?.answeredAt) };
  await site.db.update(places).set(set).where(linkIs(memberId));
}

interface Row {
  id: string;
  memberId: string | null;
  shownName: string;
  status: string;
  version: number;
}
const listed = async (visitor: Visitor, filter: object = {}) =>
  (await ask<{ content: Row[] }>(visitor, 'POST /edms/organizationMember/queryList?size=200', filter)).data.content;
const mine = async (visitor: Visitor) =>
  (
    await ask<{ content: { id: string; status: string; mayAnswer: boolean; member: { name: string } }[] }>(
      visitor,
      'GET /organizationMember/queryMineList',
    )
  ).data.content;
const toldTo = async (memberId: string) =>
  (
    await site.db
      .select({ title: message.title })
      .from(message)
      .where(eq(message.memberId, memberId))
      .orderBy(asc(message.id))
  ).map(({ title }) => title);

test('S44: whom a school asks it sees as it typed it, and the person says yes or no', async () => {
  expect((await invite(TEEN)).data).toMatchObject({ outcome: 'link', account: TEEN.account });
  await site.db.update(member).set({ name: '陈改名' }).where(eq(member.id, teenId));
  const link = await linkOf(teenId);
  const pending = {
    id: link?.id,
    memberId: null,
    shownName: '陈一诺',
    accountMasked: null,
    mobileMasked: '138****0010',
    type: null,
    roles: ['student'],
    no: 'B9',
    className: '一班',
    status: 'pending',
    memberStatus: null,
    awaitsConsent: false,
    joinedAt: START.toISOString(),
    until: afterDays(30).toISOString(),
    version: 1,
  };
  expect(await listed(who.boss2, { status: 'pending' })).toEqual([pending]);
  // No search finds more than the row shows.
  expect(await listed(who.boss2, { keyword: '陈改名' })).toEqual([]);
  expect(await listed(who.boss2, { keyword: TEEN.account })).toEqual([pending]);
  const { id: _id, version, ...change } = pending;
  const update = { id: link?.id, version, no: change.no, className: null, roles: ['student'], status: 'active' };
  expect(await codeOf(who.boss2, 'PUT /organizationMember/update', update)).toBe('NOT_FOUND');

  expect(await mine(who.teen)).toMatchObject([
    { status: 'active', mayAnswer: false },
    { id: link?.id, status: 'pending', mayAnswer: true, member: { name: '陈改名' } },
  ]);
  expect(await codeOf(who.teen, 'POST /auth/switchOrganization', { orgId: other.orgId })).toBe('NOT_FOUND');
  expect(await answer(who.teen, 'confirm', link?.id)).toBe('ok');
  expect(await linkOf(teenId)).toMatchObject({ status: 'active', known: null, answeredAt: START });
  expect(await listed(who.boss2, { keyword: '陈改名' })).toMatchObject([{ memberId: teenId, status: 'active' }]);
  expect(await codeOf(who.boss2, `GET /member/queryById?id=${teenId}`)).toBe('ok');
  expect(await toldTo(other.managerId)).toEqual(['陈一诺已加入本校']);
  await site.db.update(member).set({ name: TEEN.name }).where(eq(member.id, teenId));
});

test('S44: a child under 14 does not answer, its guardian does; the guardian is asked as well', async () => {
  const { studentId, parentId } = site.people;
  const birthYm = async (to: string) =>
    void (await site.db.update(member).set({ birthYm: to }).where(eq(member.id, studentId)));
  await birthYm('2015-01');
  await invite(STUDENT);
  const link = await linkOf(studentId);
  expect(await toldTo(parentId)).toEqual(['“远山中学”邀请林*加入']);
  expect(await toldTo(studentId)).toEqual(['“远山中学”邀请您加入']);
  expect(await toldTo(site.people.teacherId)).toEqual(['“远山中学”邀请贵校的林*加入']);
  expect([await answer(who.student, 'confirm', link?.id), await answer(who.student, 'refuse', link?.id)]).toEqual([
    'GUARDIAN_ANSWERS',
    'GUARDIAN_ANSWERS',
  ]);
  expect((await mine(who.student)).map(({ mayAnswer }) => mayAnswer)).toEqual([false, false]);
  expect(await answer(who.teen, 'confirm', link?.id)).toBe('NOT_FOUND');
  expect(await answer(who.boss2, 'confirm', link?.id)).toBe('NOT_FOUND');

  // A tie that is not confirmed, or has ended, answers nothing.
  const tieIs = and(eq(memberGuardian.guardianId, parentId), eq(memberGuardian.memberId, studentId));
  for (const status of ['pending', 'ended']) {
    await site.db.update(memberGuardian).set({ status }).where(tieIs);
    expect(await answer(who.parent, 'confirm', link?.id)).toBe('NOT_FOUND');
  }
  await site.db.update(memberGuardian).set({ status: 'active' }).where(tieIs);
  expect((await mine(who.parent)).find(({ id }) => id === link?.id)).toMatchObject({
    status: 'pending',
    mayAnswer: true,
  });
  expect(await answer(who.parent, 'refuse', link?.id)).toBe('ok');
  expect(await toldTo(other.managerId)).toEqual(['林知远没有接受加入邀请']);
  await birthYm('2012-05');
});

test('S44: a refusal keeps the school from asking for thirty days, and nothing of the account is shown meanwhile', async () => {
  await invite(TEEN);
  const link = await linkOf(teenId);
  expect(await answer(who.teen, 'refuse', link?.id)).toBe('ok');
  expect(await listed(who.boss2, { status: 'refused' })).toMatchObject([
    { memberId: null, shownName: '陈一诺', type: null, until: afterDays(30).toISOString() },
  ]);
  const [row] = await listed(who.boss2, { status: 'refused' });
  const change = { id: row?.id, version: row?.version, no: null, className: null, roles: ['student'] };
  const update = (status: string) => codeOf(who.boss2, 'PUT /organizationMember/update', { ...change, status });
  expect([await update('active'), await update('left'), await answer(who.boss2, 'withdraw', row?.id)]).toEqual([
    'LINK_REFUSED',
    'NOT_FOUND',
    'LINK_OVER',
  ]);
  expect((await invite(TEEN)).code).toBe('VALIDATION');
  await age(teenId, 29);
  expect((await invite(TEEN)).code).toBe('VALIDATION');
  await age(teenId, 2);
  expect((await invite(TEEN)).data).toMatchObject({ outcome: 'link' });
  expect(await linkOf(teenId)).toMatchObject({ status: 'pending', askedAt: START, answeredAt: null });
});

test('S44: what nobody answers ends after thirty days without anything having to run', async () => {
  await invite(TEEN);
  const link = await linkOf(teenId);
  await age(teenId, 31);
  expect(await answer(who.teen, 'confirm', link?.id)).toBe('LINK_OVER');
  expect((await mine(who.teen)).map(({ status }) => status)).toEqual(['active']);
  expect(await listed(who.boss2, { status: 'pending' })).toEqual([]);
  expect(await listed(who.boss2, { status: 'expired' })).toMatchObject([{ shownName: '陈一诺', until: null }]);
  expect(await answer(who.boss2, 'withdraw', link?.id)).toBe('ok');
  expect(await linkOf(teenId)).toMatchObject({ status: 'left' });
});

test('S44: a school takes its question back; asked anew within a day, the person hears of it once', async () => {
  await invite(TEEN);
  const link = await linkOf(teenId);
  expect(await answer(who.boss, 'withdraw', link?.id)).toBe('NOT_FOUND');
  expect(await answer(who.boss2, 'withdraw', link?.id)).toBe('ok');
  expect(await answer(who.teen, 'confirm', link?.id)).toBe('LINK_OVER');
  await invite(TEEN);
  await invite(TEEN);
  expect(await toldTo(teenId)).toEqual(['“远山中学”邀请您加入', '“远山中学”撤回了加入邀请']);
  expect(await linkOf(teenId)).toMatchObject({ status: 'pending' });
});

test('S44: leaving is as easy as joining, but not the school that made the account', async () => {
  await invite(TEEN);
  const link = await linkOf(teenId);
  await answer(who.teen, 'confirm', link?.id);
  const taught = { memberId: teenId, teacherId: other.teacherId };
  expect(await codeOf(who.boss2, 'POST /edms/teacherMember/create', taught)).toBe('ok');
  expect(await answer(who.teen, 'leave', link?.id)).toBe('ok');
  const links = await site.db
    .select({ status: memberTeacher.status })
    .from(memberTeacher)
    .where(and(eq(memberTeacher.orgId, other.orgId), eq(memberTeacher.memberId, teenId)));
  expect(links).toEqual([{ status: 'ended' }]);
  expect(await toldTo(other.managerId)).toEqual(['陈一诺已加入本校', '陈*已退出本校']);
  const [first] = await mine(who.teen);
  expect(await answer(who.teen, 'leave', first?.id)).toBe('LINK_OF_SCHOOL');

  // The school brings nobody back by itself.
  const [row] = await listed(who.boss2, { status: 'left' });
  expect(row).toMatchObject({ memberId: null, shownName: '陈一诺' });
  const back = { id: row?.id, version: row?.version, no: null, className: null, roles: ['student'], status: 'active' };
  expect(await codeOf(who.boss2, 'PUT /organizationMember/update', back)).toBe('ok');
  expect(await linkOf(teenId)).toMatchObject({ status: 'pending' });
  expect(await codeOf(who.boss2, `GET /member/queryById?id=${teenId}`)).toBe('NOT_FOUND');
});

test('S44: whom the own school made comes back at once, and a manager is not given by the office unasked', async () => {
  const studentId = other.studentIds[0] ?? '';
  await site.db.update(member).set({ orgId: other.orgId }).where(eq(member.id, studentId));
  const place = async () => (await site.db.select().from(places).where(linkIs(studentId)))[0];
  const update = async (status: string) => {
    const { id, version, no, className, roles } = (await place()) ?? {};
    return codeOf(who.boss2, 'PUT /organizationMember/update', { id, version, no, className, roles, status });
  };
  expect([await update('left'), await update('active')]).toEqual(['ok', 'ok']);
  expect(await place()).toMatchObject({ status: 'active', known: null });

  const [teen] = await site.db.select().from(member).where(eq(member.id, teenId));
  const organizations = [{ orgId: other.orgId, roles: ['manager'] }];
  const given = { id: teenId, version: teen?.version, organizations };
  expect(await codeOf(who.office, 'PUT /member/configRoles', given)).toBe('ok');
  expect(await linkOf(teenId)).toMatchObject({ status: 'pending', roles: ['manager'], known: null });
  who.teen = await site.signIn('xuesheng2');
  expect(await codeOf(who.teen, 'POST /auth/switchOrganization', { orgId: other.orgId })).toBe('NOT_FOUND');
});

test('S44: whoever gets an account from a school belongs to it at once, whichever call made it', async () => {
  const person = { name: '新同学', birthYm: '2008-01' };
  const made = { by: 'office', type: 'student', ...person, account: 'made.one' };
  expect(await codeOf(who.boss2, 'POST /member/create', made)).toBe('ok');
  const rows = [{ ...person, account: 'made.two', type: 'student' }];
  expect(await codeOf(who.boss2, 'POST /member/batchCreate', { rows })).toBe('ok');
  const batch = { prefix: 'made', start: 3, count: 1 };
  expect(await codeOf(who.boss2, 'POST /member/batchRegister', batch)).toBe('ok');
  const hand = { ...person, account: 'made.four', no: null, className: null, role: 'student' };
  expect(await codeOf(who.boss2, 'POST /edms/organizationMember/create', hand)).toBe('ok');
  const found = await site.db
    .select({ account: member.account, orgId: member.orgId, status: places.status })
    .from(member)
    .innerJoin(places, eq(places.memberId, member.id))
    .where(like(member.account, 'made%'))
    .orderBy(asc(member.account));
  const here = { orgId: other.orgId, status: 'active' };
  expect(found).toEqual(['made.four', 'made.one', 'made.two', 'made003'].map((account) => ({ account, ...here })));
});

test('S44: a code that the person tells is the consent: the teacher has the student at once', async () => {
  await site.db.update(member).set({ joinCode: 'ABCD2345' }).where(eq(member.id, teenId));
  const { code } = await ask(who.boss2, 'POST /member/addMemberToMine', { joinCode: 'ABCD2345' });
  expect(code).toBe('ok');
  expect(await codeOf(who.boss2, `GET /member/queryById?id=${teenId}`)).toBe('ok');
  await site.db.delete(memberTeacher).where(eq(memberTeacher.orgId, other.orgId));
});

test('S44: places are kept for who was asked, and free again when the question has ended', async () => {
  const count = await site.db.$count(places, and(eq(places.orgId, other.orgId), eq(places.status, 'active')));
  const quota = (to: number | null) =>
    site.db.update(organization).set({ quota: to }).where(eq(organization.id, other.orgId));
  await quota(count + 1);
  expect((await invite(TEEN)).code).toBe('ok');
  expect((await invite(STUDENT)).code).toBe('ORG_FULL');
  await age(teenId, 31);
  expect((await invite(STUDENT)).code).toBe('ok');
  await quota(null);
});

test('S44: confirmed, refused, taken back and left at once, a link has one answer and one entry in the log', async () => {
  const acts = ['confirm', 'refuse', 'withdraw', 'confirm', 'refuse', 'leave'] as const;
  for (const first of [0, 1, 2, 3]) {
    await site.db.delete(places).where(linkIs(teenId));
    await invite(TEEN);
    const link = await linkOf(teenId);
    const rotated = [...acts.slice(first), ...acts.slice(0, first)];
    const codes = await Promise.all(
      rotated.map((act) => answer(act === 'withdraw' ? who.boss2 : who.teen, act, link?.id)),
    );
    const done = rotated.filter((_, i) => codes[i] === 'ok');
    const entries = await site.db
      .select({ action: sysLog.action, diff: sysLog.diff })
      .from(sysLog)
      .where(eq(sysLog.target, link?.id ?? ''))
      .orderBy(asc(sysLog.seq));
    expect(entries.map(({ action }) => action)).toEqual(done.map((act) => `organizationMember:${act}`));
    // The one that may follow is leaving after joining.
    expect([['confirm'], ['refuse'], ['withdraw'], ['confirm', 'leave']]).toContainEqual(done);
    expect(codes.filter((code) => code !== 'ok' && code !== 'LINK_OVER')).toEqual([]);
    const last = done.at(-1);
    expect((await linkOf(teenId))?.status).toBe(last === 'confirm' ? 'active' : last === 'refuse' ? 'refused' : 'left');
    expect(entries[0]?.diff).toMatchObject({
      before: { status: 'pending' },
      after: { orgId: other.orgId, memberId: teenId },
    });
  }
});

test('S44: who confirms without a school acts for this one from then on', async () => {
  const free = { ...(await linkOfNobody()), type: 'student' as const };
  await site.db.insert(member).values(free);
  const visitor = await site.signIn('free01');
  const place = { ...base(), orgId: other.orgId, memberId: free.id, roles: ['student' as const], askedAt: START };
  await site.db.insert(places).values({ ...place, status: 'pending' });
  expect(await answer(visitor, 'confirm', place.id)).toBe('ok');
  const [now] = await site.db.select({ orgId: session.orgId }).from(session).where(eq(session.personId, free.id));
  expect(now).toEqual({ orgId: other.orgId });
});

test('S44: a school that errs about name and kind of an account hears nothing; its owner hears why', async () => {
  const wrong = { ...TEEN, name: '别的名字', role: 'teacher' };
  expect((await invite(wrong)).data).toMatchObject({ outcome: 'link', account: TEEN.account });
  const link = await linkOf(teenId);
  expect(await listed(who.boss2, { status: 'pending' })).toMatchObject([{ shownName: '别的名字', type: null }]);
  expect([await answer(who.teen, 'confirm', link?.id), await answer(who.teen, 'refuse', link?.id)]).toEqual([
    'LINK_UNFIT',
    'ok',
  ]);
});

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: START, updatedAt: START });
async function linkOfNobody() {
  const [known] = await site.db.select({ pwdHash: member.pwdHash }).from(member).where(eq(member.id, teenId));
  return { ...base(), account: 'free01', name: '自由人', pwdHash: known?.pwdHash ?? null };
}

test('S44: whoever erases the account leaves nothing that a school typed', async () => {
  await invite(TEEN);
  const [row] = await site.db
    .select({ known: sql<string>`${places.known}::text` })
    .from(places)
    .where(linkIs(teenId));
  expect(row?.known).not.toContain('138');
  await site.db.transaction(async (tx) => {
    await erasePerson(tx, { appId: site.people.appId, memberId: teenId, now: START });
  });
  expect(await linkOf(teenId)).toMatchObject({ status: 'left', known: null });
});
