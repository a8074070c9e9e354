import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member, memberGuardian, memberTeacher } from '../../db/schema/people.ts';
import { openLinkSite } from '../../testing/linkSite.ts';

const at = await openLinkSite();
const { site } = at;
afterAll(() => site.close());
beforeEach(at.forget);

test('S44: a school sees an invited person only as typed, and the person answers', async () => {
  expect((await at.invite(at.TEEN)).data).toMatchObject({ outcome: 'link', account: at.TEEN.account });
  await site.db.update(member).set({ name: '陈改名' }).where(eq(member.id, at.teenId));
  const link = await at.linkOf(at.teenId);
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
    guardian: null,
    tags: [],
    joinedAt: at.START.toISOString(),
    isByPlatform: false,
    until: at.afterDays(30).toISOString(),
    version: 1,
  };
  expect(await at.listed(at.who.boss2, { status: 'pending' })).toEqual([pending]);
  // No search finds more than the row shows.
  expect(await at.listed(at.who.boss2, { keyword: '陈改名' })).toEqual([]);
  expect(await at.listed(at.who.boss2, { keyword: at.TEEN.account })).toEqual([pending]);
  const { id: _id, version, ...change } = pending;
  const update = { id: link?.id, version, no: change.no, className: null, roles: ['student'], status: 'active' };
  expect(await at.codeOf(at.who.boss2, 'PUT /organizationMember/update', update)).toBe('NOT_FOUND');

  expect(await at.mine(at.who.teen)).toMatchObject([
    { status: 'active', mayAnswer: false },
    { id: link?.id, status: 'pending', mayAnswer: true, member: { name: '陈改名' } },
  ]);
  expect(await at.codeOf(at.who.teen, 'POST /auth/switchOrganization', { orgId: at.other.orgId })).toBe('NOT_FOUND');
  expect(await at.answer(at.who.teen, 'confirm', link?.id)).toBe('ok');
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'active', known: null, answeredAt: at.START });
  expect(await at.listed(at.who.boss2, { keyword: '陈改名' })).toMatchObject([
    { memberId: at.teenId, status: 'active' },
  ]);
  expect(await at.codeOf(at.who.boss2, `GET /member/queryById?id=${at.teenId}`)).toBe('ok');
  expect(await at.toldTo(at.other.managerId)).toEqual(['陈一诺已加入本校']);
  await site.db.update(member).set({ name: at.TEEN.name }).where(eq(member.id, at.teenId));
});

test('S44: a child under 14 and the guardian are both asked, but only the guardian answers', async () => {
  const { studentId, parentId } = site.people;
  const birthYm = async (to: string) =>
    void (await site.db.update(member).set({ birthYm: to }).where(eq(member.id, studentId)));
  await birthYm('2015-01');
  await at.invite(at.STUDENT);
  const link = await at.linkOf(studentId);
  expect(await at.toldTo(parentId)).toEqual(['「远山中学」邀请林*加入']);
  expect(await at.toldTo(studentId)).toEqual(['「远山中学」邀请您加入']);
  expect(await at.toldTo(site.people.teacherId)).toEqual(['「远山中学」邀请贵校的林*加入']);
  expect([
    await at.answer(at.who.student, 'confirm', link?.id),
    await at.answer(at.who.student, 'refuse', link?.id),
  ]).toEqual(['GUARDIAN_ANSWERS', 'GUARDIAN_ANSWERS']);
  expect((await at.mine(at.who.student)).map(({ mayAnswer }) => mayAnswer)).toEqual([false, false]);
  expect(await at.answer(at.who.teen, 'confirm', link?.id)).toBe('NOT_FOUND');
  expect(await at.answer(at.who.boss2, 'confirm', link?.id)).toBe('NOT_FOUND');

  // A link that is unconfirmed or ended gives no right to answer.
  const tieIs = and(eq(memberGuardian.guardianId, parentId), eq(memberGuardian.memberId, studentId));
  for (const status of ['pending', 'ended']) {
    await site.db.update(memberGuardian).set({ status }).where(tieIs);
    expect(await at.answer(at.who.parent, 'confirm', link?.id)).toBe('NOT_FOUND');
  }
  await site.db.update(memberGuardian).set({ status: 'active' }).where(tieIs);
  expect((await at.mine(at.who.parent)).find(({ id }) => id === link?.id)).toMatchObject({
    status: 'pending',
    mayAnswer: true,
  });
  expect(await at.answer(at.who.parent, 'refuse', link?.id)).toBe('ok');
  expect(await at.toldTo(at.other.managerId)).toEqual(['林知远没有接受加入邀请']);
  await birthYm('2012-05');
});

test('S44: a refusal stops invitations for thirty days and reveals nothing of the account', async () => {
  await at.invite(at.TEEN);
  const link = await at.linkOf(at.teenId);
  expect(await at.answer(at.who.teen, 'refuse', link?.id)).toBe('ok');
  expect(await at.listed(at.who.boss2, { status: 'refused' })).toMatchObject([
    { memberId: null, shownName: '陈一诺', type: null, until: at.afterDays(30).toISOString() },
  ]);
  const [row] = await at.listed(at.who.boss2, { status: 'refused' });
  const change = { id: row?.id, version: row?.version, no: null, className: null, roles: ['student'] };
  const update = (status: string) => at.codeOf(at.who.boss2, 'PUT /organizationMember/update', { ...change, status });
  expect([await update('active'), await update('left'), await at.answer(at.who.boss2, 'withdraw', row?.id)]).toEqual([
    'LINK_REFUSED',
    'NOT_FOUND',
    'LINK_OVER',
  ]);
  expect((await at.invite(at.TEEN)).code).toBe('VALIDATION');
  await at.age(at.teenId, 29);
  expect((await at.invite(at.TEEN)).code).toBe('VALIDATION');
  await at.age(at.teenId, 2);
  expect((await at.invite(at.TEEN)).data).toMatchObject({ outcome: 'link' });
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'pending', askedAt: at.START, answeredAt: null });
});

test('S44: an unanswered invitation ends after thirty days without a maintenance run', async () => {
  await at.invite(at.TEEN);
  const link = await at.linkOf(at.teenId);
  await at.age(at.teenId, 31);
  expect(await at.answer(at.who.teen, 'confirm', link?.id)).toBe('LINK_OVER');
  expect((await at.mine(at.who.teen)).map(({ status }) => status)).toEqual(['active']);
  expect(await at.listed(at.who.boss2, { status: 'pending' })).toEqual([]);
  expect(await at.listed(at.who.boss2, { status: 'expired' })).toMatchObject([{ shownName: '陈一诺', until: null }]);
  expect(await at.answer(at.who.boss2, 'withdraw', link?.id)).toBe('ok');
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'left' });
});

test('S44: an invitation withdrawn and sent again within a day is announced once', async () => {
  await at.invite(at.TEEN);
  const link = await at.linkOf(at.teenId);
  expect(await at.answer(at.who.boss, 'withdraw', link?.id)).toBe('NOT_FOUND');
  expect(await at.answer(at.who.boss2, 'withdraw', link?.id)).toBe('ok');
  expect(await at.answer(at.who.teen, 'confirm', link?.id)).toBe('LINK_OVER');
  await at.invite(at.TEEN);
  await at.invite(at.TEEN);
  expect(await at.toldTo(at.teenId)).toEqual(['「远山中学」邀请您加入', '「远山中学」撤回了加入邀请']);
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'pending' });
});

test('S44: leaving a school is one call, except the school that made the account', async () => {
  await at.invite(at.TEEN);
  const link = await at.linkOf(at.teenId);
  await at.answer(at.who.teen, 'confirm', link?.id);
  const taught = { memberId: at.teenId, teacherId: at.other.teacherId };
  expect(await at.codeOf(at.who.boss2, 'POST /edms/teacherMember/create', taught)).toBe('ok');
  expect(await at.answer(at.who.teen, 'leave', link?.id)).toBe('ok');
  const links = await site.db
    .select({ status: memberTeacher.status })
    .from(memberTeacher)
    .where(and(eq(memberTeacher.orgId, at.other.orgId), eq(memberTeacher.memberId, at.teenId)));
  expect(links).toEqual([{ status: 'ended' }]);
  expect(await at.toldTo(at.other.managerId)).toEqual(['陈一诺已加入本校', '陈*已退出本校']);
  const [first] = await at.mine(at.who.teen);
  expect(await at.answer(at.who.teen, 'leave', first?.id)).toBe('LINK_OF_SCHOOL');

  // The school cannot readmit a member who left.
  const [row] = await at.listed(at.who.boss2, { status: 'left' });
  expect(row).toMatchObject({ memberId: null, shownName: '陈一诺' });
  const back = { id: row?.id, version: row?.version, no: null, className: null, roles: ['student'], status: 'active' };
  expect(await at.codeOf(at.who.boss2, 'PUT /organizationMember/update', back)).toBe('ok');
  expect(await at.linkOf(at.teenId)).toMatchObject({ status: 'pending' });
  expect(await at.codeOf(at.who.boss2, `GET /member/queryById?id=${at.teenId}`)).toBe('NOT_FOUND');
});
