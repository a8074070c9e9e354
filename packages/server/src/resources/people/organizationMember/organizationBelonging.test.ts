import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../db/newId.ts';
import {
  member,
  memberTeacher,
  organization,
  organizationMember as places,
  session,
} from '../../../db/schema/people.ts';
import { sysLog } from '../../../db/schema/platform.ts';
import { erasePerson } from '../../../engine/people/erasePerson.ts';
import { openLinkSite } from '../../../testing/linkSite.ts';

const {
  site,
  START,
  TEEN,
  STUDENT,
  other,
  who,
  teenId,
  linkIs,
  forget,
  ask,
  codeOf,
  invite,
  linkOf,
  answer,
  age,
  listed,
} = await openLinkSite();
afterAll(() => site.close());
beforeEach(forget);

test('S44: an account made by the school rejoins at once; the office makes no manager without consent', async () => {
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

test('S44: an account that a school makes belongs to it at once, whichever call made it', async () => {
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

test('S44: an open invitation holds a place, which is free again when it ends', async () => {
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

test('S44: answered four ways at the same time, a link has one answer and one entry in the log', async () => {
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

test('S44: a person without a school acts for the one whose invitation they confirm', async () => {
  const free = { ...(await linkOfNobody()), type: 'student' as const };
  await site.db.insert(member).values(free);
  const visitor = await site.signIn('free01');
  const place = { ...base(), orgId: other.orgId, memberId: free.id, roles: ['student' as const], askedAt: START };
  await site.db.insert(places).values({ ...place, status: 'pending' });
  expect(await answer(visitor, 'confirm', place.id)).toBe('ok');
  const [now] = await site.db.select({ orgId: session.orgId }).from(session).where(eq(session.personId, free.id));
  expect(now).toEqual({ orgId: other.orgId });
});

test('S44: a wrong name or kind of account is not told to the school; the owner hears why', async () => {
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

test('S44: an erased account leaves nothing that a school typed', async () => {
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
