import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { loginFailure } from '../../db/schema/platform.ts';
import { member, organization, organizationMember } from '../../db/schema/people.ts';
import { newId } from '../../base/newId.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const { site, otherOrg, base, pwdHash, manager, post, put, answerOf, rowOf } = await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db, people } = site;
const { orgId } = people;

const enter = (account: string, password: string, school?: string, ip = '10.9.0.1') =>
  site.send('POST', '/auth/loginByPwd', {
    body: { account, password, realm: 'member', ...(school && { school }) },
    ip,
  });
const answer = async (...given: Parameters<typeof enter>) => answerOf((await enter(...given)).body);

test('a student signs in with school, number and password, and not with another school', async () => {
  expect(await answer('2026001', 'aosai2026', orgId)).toBe('ok');
  expect(await answer('2026001', 'aosai2026')).toBe('LOGIN_FAILED');
  expect(await answer('2026001', 'aosai2026', otherOrg.id)).toBe('LOGIN_FAILED');
  expect(await answer('2026001', 'wrong', orgId)).toBe('LOGIN_FAILED');
  expect(await answer('xuesheng', 'aosai2026', orgId)).toBe('ok');
});

test('full-width digits match a number, but a number stored that way comes first', async () => {
  expect(await answer('２０２６００１', 'aosai2026', orgId)).toBe('ok');
  const row = { ...base(), orgId, account: newId().toLowerCase(), name: '同号', type: 'student' as const, pwdHash };
  await db.insert(member).values(row);
  const at = { orgId, memberId: row.id, roles: ['student' as const], status: 'active' as const, no: '２０２６００１' };
  await db.insert(organizationMember).values({ ...base(), ...at });
  expect(await answer('２０２６００１', 'aosai2026', orgId)).toBe('ok');
  expect(await answer('2026001', 'aosai2026', orgId)).toBe('ok');
});

test('a number of two students, of a teacher, or of somebody who has left signs nobody in', async () => {
  const add = async (no: string, changes: object = {}, place: object = {}) => {
    const row = { ...base(), orgId, account: newId().toLowerCase(), name: '同号', type: 'student' as const, pwdHash };
    await db.insert(member).values({ ...row, ...changes });
    const at = { orgId, memberId: row.id, roles: ['student' as const], status: 'active' as const, no };
    await db.insert(organizationMember).values({ ...base(), ...at, ...place });
  };
  await add('T01', { type: 'teacher' });
  await add('L01', {}, { status: 'left' });
  await add('D01');
  await add('D01');
  for (const no of ['T01', 'L01', 'D01'])
    expect([no, await answer(no, 'aosai2026', orgId)]).toEqual([no, 'LOGIN_FAILED']);
});

test('nobody signs in by number at a school that the platform has closed', async () => {
  const isSchool = and(eq(organization.appId, people.appId), eq(organization.id, orgId));
  await db.update(organization).set({ status: '3' }).where(isSchool);
  expect(await answer('2026002', 'aosai2026', orgId)).toBe('LOGIN_FAILED');
  await db.update(organization).set({ status: '1' }).where(isSchool);
  expect(await answer('2026002', 'aosai2026', orgId)).toBe('ok');
});

test('an initial password expires after 30 days only if it was never used', async () => {
  const [unused = '', used = ''] = people.classmateIds;
  const told = (await put(await manager(), '/member/resetPwd', { ids: [unused, used] })).data as {
    accounts: { id: string; account: string; password: string }[];
  };
  const of = (id: string) => told.accounts.find((one) => one.id === id) ?? { account: '', password: '' };
  expect(await answer(of(used).account, of(used).password)).toBe('ok');
  expect((await rowOf(used)).firstPwdUntil).toBeNull();
  site.at(new Date(START.getTime() + 30 * DAY_MS));
  expect(await answer(of(used).account, of(used).password)).toBe('ok');
  const { body } = await enter(of(unused).account, of(unused).password);
  expect([body.code, body.message]).toEqual([
    'PWD_EXPIRED',
    '这个初始密码 30 天没有用过，已经失效。请老师或学校管理员重置密码',
  ]);
  expect(await answer(of(unused).account, 'wrong')).toBe('LOGIN_FAILED');
});

test('students keep the password of the slip unless their school requires a new one', async () => {
  const [, , id = ''] = people.classmateIds;
  const reset = async () => {
    await put(await manager(), '/member/resetPwd', { ids: [id] });
    return (await rowOf(id)).mustChangePwd;
  };
  expect(await reset()).toBe(false);
  await db.update(organization).set({ asksNewPwd: true }).where(eq(organization.id, orgId));
  expect(await reset()).toBe(true);
  await db.update(organization).set({ asksNewPwd: false }).where(eq(organization.id, orgId));
});

test('after 500 failures a day at accounts of one school, every further try there costs work', async () => {
  const failures = Array.from({ length: 500 }, () => ({
    appId: people.appId,
    id: newId(),
    subject: `school:${orgId}`,
    at: START,
  }));
  await db.insert(loginFailure).values(failures);
  expect(await answer('2026005', 'aosai2026', orgId, '10.9.0.77')).toBe('WORK_REQUIRED');
  expect(await answer('nobody', 'aosai2026', orgId, '10.9.0.78')).toBe('WORK_REQUIRED');
  expect(await answer('yuanxue', 'aosai2026', undefined, '10.9.0.79')).toBe('ok');
  site.at(new Date(START.getTime() + DAY_MS + 1));
  expect(await answer('2026005', 'aosai2026', orgId, '10.9.0.80')).toBe('ok');
  expect((await post(null, '/auth/loginByPwd', {})).code).toBe('VALIDATION');
});
