import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { member, memberGuardian, memberTeacher } from '../../../db/schema/people.ts';
import { openLinkSite } from '../../../testing/linkSite.ts';

const {
  site,
  START,
  TEEN,
  STUDENT,
  other,
  who,
  teenId,
  afterDays,
  forget,
  codeOf,
  invite,
  linkOf,
  answer,
  age,
  listed,
  mine,
  toldTo,
} = await openLinkSite();
afterAll(() => site.close());
beforeEach(forget);

test('S44: a school sees an invited person only as it typed them, and the person answers', async () => {
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

test('S44: a refusal stops new invitations for thirty days and shows nothing of the account', async () => {
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

test('S44: an invitation withdrawn and sent again within a day is announced once', async () => {
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
