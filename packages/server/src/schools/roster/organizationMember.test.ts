import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import { openImportSite, type Row } from '../../testing/importSite.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const { site, other, people, importAs, send, codeOf, listOf, countOfMembers, student } = await openImportSite();
afterAll(() => site.close());

test('another school sees no members: by list, id, filter, sort or batch', async () => {
  const [mine] = (await listOf(people.manager)).content;
  const theirs = (await listOf(people.boss2)).content;
  const { id, version } = mine ?? { id: '', version: 0 };
  expect(theirs.some((row) => row.id === id)).toBe(false);
  const change = { id, version, no: null, className: null, roles: ['student'], status: 'left' };
  expect(await codeOf(people.boss2, 'PUT', 'update', change)).toBe('NOT_FOUND');
  expect((await listOf(people.boss2, { keyword: '林知远' })).total).toBe(0);
  expect((await listOf(people.boss2, { className: '信奥一班' })).total).toBe(0);
  expect((await listOf(people.boss2, {}, '?sort=no,asc&sort=className,desc')).content).not.toContainEqual(mine);
  await expect(listOf(people.boss2, { orgId: site.people.orgId })).rejects.toThrow('NOT_FOUND');
  await expect(listOf(people.boss2, {}, '?sort=memberId,asc')).rejects.toThrow('VALIDATION');
  const into = { mode: 'apply', orgId: site.people.orgId };
  expect((await importAs(people.boss2, [student(900)], into)).body.code).toBe('NOT_FOUND');
  await expect(listOf(people.teacher2)).rejects.toThrow('FORBIDDEN');
});

test('the office must name an existing organization', async () => {
  await expect(listOf(people.office)).rejects.toThrow('VALIDATION');
  expect((await listOf(people.office, { orgId: site.people.orgId })).total).toBe(7);
  const ghost = { mode: 'apply', orgId: '00000000000000000000000000' };
  expect((await importAs(people.office, [student(901)], ghost)).body.code).toBe('NOT_FOUND');
});

const change = (row: Row | undefined, more: object) => ({
  id: row?.id,
  version: row?.version,
  no: row?.no ?? null,
  className: null,
  roles: row?.roles,
  status: 'active',
  ...more,
});

test('a leaving member loses the school and its teachers at once', async () => {
  const { content } = await listOf(people.manager);
  const leaver = content.find(({ no }) => no === '2026002');
  expect(await codeOf(people.manager, 'PUT', 'update', change(leaver, { status: 'left' }))).toBe('ok');
  expect(await codeOf(people.manager, 'PUT', 'update', change(leaver, { status: 'active' }))).toBe('VERSION_CHANGED');
  const links = await site.db
    .select({ status: memberTeacher.status })
    .from(memberTeacher)
    .innerJoin(
      organizationMember,
      and(eq(organizationMember.memberId, memberTeacher.memberId), eq(organizationMember.id, leaver?.id ?? '')),
    );
  expect(links).toEqual([{ status: 'ended' }]);
  expect((await listOf(people.manager, { status: 'left' })).total).toBe(1);
});

test('the last manager of a school must stay', async () => {
  const { content } = await listOf(people.manager);
  const boss = content.find(({ roles }) => roles.includes('manager'));
  expect(await codeOf(people.manager, 'PUT', 'update', change(boss, { status: 'left' }))).toBe('ORG_LAST_MANAGER');
  expect(await codeOf(people.manager, 'PUT', 'update', change(boss, { roles: ['teacher'] }))).toBe('ORG_LAST_MANAGER');
});

test('a change of a member keeps roles and numbers fit', async () => {
  const { content } = await listOf(people.manager);
  const studentRow = content.find(({ no }) => no === '2026003');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { roles: ['teacher'] }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { no: '2026001' }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { memberId: 'x' }))).toBe('VALIDATION');
  expect(await codeOf(people.manager, 'PUT', 'update', change(studentRow, { className: '信奥二班' }))).toBe('ok');
  expect((await listOf(people.manager)).classNames).toEqual(['信奥一班', '信奥二班']);
});

test('the office cannot remove the last manager either, also when two are removed at once', async () => {
  const { orgId } = other;
  const base = { appId: site.people.appId, createdAt: site.now(), updatedAt: site.now() };
  const place = { ...base, orgId, roles: ['manager' as const], status: 'active' as const };
  const boss = other.managerId;
  const second = {
    ...base,
    id: newId(),
    account: 'boss3',
    name: '周管',
    type: 'teacher' as const,
    status: MEMBER.active,
  };
  const taught = { ...base, id: newId(), orgId, teacherId: second.id, memberId: newId(), status: 'active' as const };
  await site.db.insert(member).values(second);
  await site.db.insert(organizationMember).values({ ...place, id: newId(), memberId: second.id });
  await site.db.insert(memberTeacher).values(taught);
  const putOut = async (memberId: string, roles: string[]) => {
    const [row] = await site.db.select({ version: member.version }).from(member).where(eq(member.id, memberId));
    const body = { id: memberId, version: row?.version, organizations: [{ orgId, roles }] };
    return (await site.send('PUT', '/member/configRoles', { visitor: people.office, body })).body.code ?? 'ok';
  };
  const both = await Promise.all([putOut(boss, ['teacher']), putOut(second.id, [])]);
  expect(both.toSorted()).toEqual(['ORG_LAST_MANAGER', 'ok']);
  const last = both[0] === 'ok' ? second.id : boss;
  expect([await putOut(last, []), await putOut(last, ['teacher'])]).toEqual(['ORG_LAST_MANAGER', 'ORG_LAST_MANAGER']);

  // A manager whose account is disabled does not count.
  expect(await putOut(boss, ['manager'])).toBe('ok');
  expect(await putOut(second.id, ['manager'])).toBe('ok');
  await site.db.update(member).set({ status: MEMBER.disabled }).where(eq(member.id, second.id));
  expect(await putOut(boss, [])).toBe('ORG_LAST_MANAGER');
  expect(await putOut(second.id, [])).toBe('ok');
  const [link] = await site.db.select().from(memberTeacher).where(eq(memberTeacher.id, taught.id));
  expect(link?.status).toBe('ended');
  people.boss2 = await site.signIn('boss2');
});

const person = { name: '沈小舟', account: '13966660001', no: 'H1', className: null, role: 'student', birthYm: null };

test('a person added by hand gets the password once', async () => {
  expect(await codeOf(people.boss2, 'POST', 'create', person)).toBe('VALIDATION');
  const stated = { consent: { stated: true, evidence: '家长签字存教务处 2026-09' } };
  const made = (await send(people.boss2, 'POST', 'create', { ...person, ...stated })).data as Record<string, string>;
  expect(made).toMatchObject({ outcome: 'create', account: 'ysh1' as string });
  expect(made['initialPassword']).toMatch(/^[a-z]+-[a-z]+[2-9]{2}$/);
  expect((await send(people.boss2, 'POST', 'create', person)).data).toMatchObject({
    outcome: 'known',
    initialPassword: null,
  });
  expect(await codeOf(people.boss2, 'POST', 'create', { ...person, account: null, no: null })).toBe('VALIDATION');
});

test('a list of people is added whole or not at all', async () => {
  const before = await countOfMembers();
  const list = [
    { ...person, account: 'hand.b', no: 'H2', birthYm: '2010-05' },
    { ...person, account: '??', no: 'H3', birthYm: '2010-05' },
  ];
  expect((await send(people.boss2, 'POST', 'batchCreate', { people: list })).data).toMatchObject({
    applied: false,
    counts: { add: 1, error: 1 },
  });
  expect(await countOfMembers()).toBe(before);
});
