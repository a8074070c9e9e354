import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { member, memberTeacher, organization, organizationMember as places, session } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { erasePerson } from '../../accounts/minors/erasePerson.ts';
import { openLinkSite } from '../../testing/linkSite.ts';

const at = await openLinkSite();
const { site } = at;
afterAll(() => site.close());
beforeEach(at.forget);

test('S44: an account made by the school rejoins at once', async () => {
  const studentId = at.other.studentIds[0] ?? '';
  await site.db.update(member).set({ orgId: at.other.orgId }).where(eq(member.id, studentId));
  const place = async () => (await site.db.select().from(places).where(at.linkIs(studentId)))[0];
  const update = async (status: string) => {
    const { id, version, no, className, roles } = (await place()) ?? {};
    return at.codeOf(at.who.boss2, 'PUT /organizationMember/update', { id, version, no, className, roles, status });
  };
  expect([await update('left'), await update('active')]).toEqual(['ok', 'ok']);
  expect(await place()).toMatchObject({ status: 'active', known: null });
});

test('S44: the office makes nobody a manager without their consent', async () => {
  const [teen] = await site.db.select().from(member).where(eq(member.id, at.teenId));
  const organizations = [{ orgId: at.other.orgId, roles: ['manager'] }];
  const given = { id: at.teenId, version: teen?.version, organizations };
  expect(await at.codeOf(at.who.office, 'PUT /member/configRoles', given)).toBe('ok');
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'pending', roles: ['manager'], known: null });
  at.who.teen = await site.signIn('xuesheng2');
  expect(await at.codeOf(at.who.teen, 'POST /auth/switchOrganization', { orgId: at.other.orgId })).toBe('NOT_FOUND');
});

test('an invitation by the office shows to the office as pending, and to the school as the platform’s', async () => {
  const { office, boss2 } = at.who;
  const detail = async () =>
    (await at.ask<{ organizations: unknown; invitations: unknown }>(office, `GET /member/queryById?id=${at.teenId}`))
      .data;
  const before = await detail();
  expect(before.invitations).toEqual([]);
  const [teen] = await site.db.select().from(member).where(eq(member.id, at.teenId));
  const organizations = [
    { orgId: at.other.orgId, roles: ['teacher'] },
    { orgId: site.people.orgId, roles: ['student'] },
  ];
  const given = { id: at.teenId, version: teen?.version, organizations };
  const invitation = {
    id: at.other.orgId,
    name: '远山中学',
    roles: ['teacher'],
    status: 'pending',
    until: at.afterDays(30).toISOString(),
  };
  const { data } = await at.ask(office, 'PUT /member/configRoles', given);
  expect(data).toEqual({ id: at.teenId, version: (teen?.version ?? 0) + 1, invitations: [invitation] });
  expect(await detail()).toMatchObject({ organizations: before.organizations, invitations: [invitation] });
  const rowOf = { memberId: null, shownName: '未填姓名', status: 'pending', isByPlatform: true };
  expect(await at.listed(boss2, { status: 'pending' })).toMatchObject([rowOf]);
  // A school's own manager and the person learn of no other school's invitations.
  at.who.teen = await site.signIn('xuesheng2');
  for (const by of [at.who.boss, at.who.teen]) {
    const { data: seen } = await at.ask(by, `GET /member/queryById?id=${at.teenId}`);
    expect(seen).toMatchObject({ id: at.teenId, invitations: [] });
  }
  await at.age(at.teenId, 31);
  expect((await detail()).invitations).toEqual([{ ...invitation, status: 'expired', until: null }]);
  // Invited once more, now by the school.
  await at.invite(at.TEEN);
  expect(await at.listed(boss2, { status: 'pending' })).toMatchObject([
    { shownName: '陈一诺', status: 'pending', isByPlatform: false },
  ]);
  const link = await at.linkOf(at.teenId);
  expect(await at.answer(at.who.teen, 'refuse', link?.id)).toBe('ok');
  expect((await detail()).invitations).toMatchObject([{ status: 'refused', until: at.afterDays(30).toISOString() }]);
});

test('S44: an account that a school makes belongs to it at once, whichever call made it', async () => {
  const person = { name: '新同学', birthYm: '2008-01' };
  const made = { by: 'office', type: 'student', ...person, account: 'made.one' };
  expect(await at.codeOf(at.who.boss2, 'POST /member/create', made)).toBe('ok');
  const rows = [{ ...person, account: 'made.two', type: 'student' }];
  expect(await at.codeOf(at.who.boss2, 'POST /member/batchCreate', { rows })).toBe('ok');
  const batch = { prefix: 'made', start: 3, count: 1, consentStatement: '家长签字同意书，存教务处' };
  expect(await at.codeOf(at.who.boss2, 'POST /member/batchRegister', batch)).toBe('ok');
  const hand = { ...person, account: 'made.four', no: null, className: null, role: 'student' };
  expect(await at.codeOf(at.who.boss2, 'POST /edms/organizationMember/create', hand)).toBe('ok');
  const found = await site.db
    .select({ account: member.account, orgId: member.orgId, status: places.status })
    .from(member)
    .innerJoin(places, eq(places.memberId, member.id))
    .where(like(member.account, 'made%'))
    .orderBy(asc(member.account));
  const here = { orgId: at.other.orgId, status: 'active' };
  expect(found).toEqual(['made.four', 'made.one', 'made.two', 'made003'].map((account) => ({ account, ...here })));
});

test('S44: a join code is the consent: the teacher has the student at once', async () => {
  await site.db.update(member).set({ joinCode: 'ABCD2345' }).where(eq(member.id, at.teenId));
  const { code } = await at.ask(at.who.boss2, 'POST /member/addMemberToMine', { joinCode: 'ABCD2345' });
  expect(code).toBe('ok');
  expect(await at.codeOf(at.who.boss2, `GET /member/queryById?id=${at.teenId}`)).toBe('ok');
  await site.db.delete(memberTeacher).where(eq(memberTeacher.orgId, at.other.orgId));
});

test('S44: an open invitation counts against the quota until it ends', async () => {
  const count = await site.db.$count(places, and(eq(places.orgId, at.other.orgId), eq(places.status, 'active')));
  const quota = (to: number | null) =>
    site.db.update(organization).set({ quota: to }).where(eq(organization.id, at.other.orgId));
  await quota(count + 1);
  expect((await at.invite(at.TEEN)).code).toBe('ok');
  expect((await at.invite(at.STUDENT)).code).toBe('ORG_FULL');
  await at.age(at.teenId, 31);
  expect((await at.invite(at.STUDENT)).code).toBe('ok');
  await quota(null);
});

test('S44: of concurrent answers to an invitation, one counts and is logged', async () => {
  const acts = ['confirm', 'refuse', 'withdraw', 'confirm', 'refuse', 'leave'] as const;
  for (const first of [0, 1, 2, 3]) {
    await site.db.delete(places).where(at.linkIs(at.teenId));
    await at.invite(at.TEEN);
    const link = await at.linkOf(at.teenId);
    const rotated = [...acts.slice(first), ...acts.slice(0, first)];
    const codes = await Promise.all(
      rotated.map((act) => at.answer(act === 'withdraw' ? at.who.boss2 : at.who.teen, act, link?.id)),
    );
    const answered = rotated.filter((_, i) => codes[i] === 'ok').map((act) => `organizationMember:${act}`);
    const entries = await site.db
      .select({ action: sysLog.action, diff: sysLog.diff })
      .from(sysLog)
      .where(eq(sysLog.target, link?.id ?? ''))
      .orderBy(asc(sysLog.seq));
    const logged = entries.map(({ action }) => action);
    expect(logged.toSorted()).toEqual(answered.toSorted());
    // In the order of the log, not of the calls: leaving may follow joining.
    const done = logged.map((action) => action.replace('organizationMember:', ''));
    expect([['confirm'], ['refuse'], ['withdraw'], ['confirm', 'leave']]).toContainEqual(done);
    expect(codes.filter((code) => code !== 'ok' && code !== 'LINK_OVER')).toEqual([]);
    const last = done.at(-1);
    expect((await at.linkOf(at.teenId))?.status).toBe(
      last === 'confirm' ? 'active' : last === 'refuse' ? 'refused' : 'left',
    );
    expect(entries[0]?.diff).toMatchObject({
      before: { status: 'pending' },
      after: { orgId: at.other.orgId, memberId: at.teenId },
    });
  }
});

test('S44: a person without a school acts for the school whose invitation they confirm', async () => {
  const free = { ...(await linkOfNobody()), type: 'student' as const };
  await site.db.insert(member).values(free);
  const visitor = await site.signIn('free01');
  const place = { ...base(), orgId: at.other.orgId, memberId: free.id, roles: ['student' as const], askedAt: at.START };
  await site.db.insert(places).values({ ...place, status: 'pending' });
  expect(await at.answer(visitor, 'confirm', place.id)).toBe('ok');
  const [now] = await site.db.select({ orgId: session.orgId }).from(session).where(eq(session.personId, free.id));
  expect(now).toEqual({ orgId: at.other.orgId });
});

test('S44: only the owner learns that the name or kind of an invited account is wrong', async () => {
  const wrong = { ...at.TEEN, name: '别的名字', role: 'teacher' };
  expect((await at.invite(wrong)).data).toMatchObject({ outcome: 'link', account: at.TEEN.account });
  const link = await at.linkOf(at.teenId);
  expect(await at.listed(at.who.boss2, { status: 'pending' })).toMatchObject([{ shownName: '别的名字', type: null }]);
  expect([await at.answer(at.who.teen, 'confirm', link?.id), await at.answer(at.who.teen, 'refuse', link?.id)]).toEqual(
    ['LINK_UNFIT', 'ok'],
  );
});

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: at.START, updatedAt: at.START });
async function linkOfNobody() {
  const [known] = await site.db.select({ pwdHash: member.pwdHash }).from(member).where(eq(member.id, at.teenId));
  return { ...base(), account: 'free01', name: '自由人', pwdHash: known?.pwdHash ?? null };
}

test('S44: erasing an account removes what a school typed about it', async () => {
  await at.invite(at.TEEN);
  const [row] = await site.db
    .select({ known: sql<string>`${places.known}::text` })
    .from(places)
    .where(at.linkIs(at.teenId));
  expect(row?.known).not.toContain('13800000010');
  await site.db.transaction(async (tx) => {
    await erasePerson(tx, { appId: site.people.appId, memberId: at.teenId, now: at.START });
  });
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'left', known: null });
});
