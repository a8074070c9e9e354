import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { user } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { totpFactor } from '../../db/schema/signIn.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { type Data, openRightsSite } from '../../testing/rightsSite.ts';

const { site, who, ask, codeOf, list, logOf, colleague, newRole, isIn } = await openRightsSite();
afterAll(() => site.close());

test('a password reset, disabling or deletion ends all sessions and leaves no password in the log', async () => {
  const other = await colleague();
  const first = await other.signIn();
  const { password } = await ask<{ password: string }>('PUT', '/bms/user/resetPwd', { id: other.id });
  expect([await isIn(first), password === other.password]).toEqual([false, false]);
  await expect(other.signIn()).rejects.toThrow('LOGIN_FAILED');

  const visitor = await site.signIn(other.account, 'user', password);
  expect(await codeOf(ask('POST', '/bms/rejudge/queryList', {}, visitor))).toBe('FORBIDDEN');
  expect(await other.row()).toMatchObject({ mustChangePwd: true });
  const change = (oldPassword: string, next: string) =>
    codeOf(ask('PUT', '/bms/user/updatePwd', { oldPassword, password: next }, visitor));
  expect(await change('guess', 'a long new one')).toBe('PWD_WRONG');
  expect(await change(password, password)).toBe('PWD_WEAK');
  expect(await change(password, '12345678')).toBe('PWD_WEAK');
  const elsewhere = await site.signIn(other.account, 'user', password);
  expect(await change(password, 'a long new one')).toBe('ok');
  expect([await isIn(visitor), await isIn(elsewhere)]).toEqual([true, false]);
  const row = await other.row();
  expect(row).toMatchObject({ mustChangePwd: false });

  const update = { id: other.id, version: row.version, name: '同事', isSuper: false, status: 'disabled' };
  await ask('PUT', '/bms/user/update', update);
  expect(await isIn(visitor)).toBe(false);
  await ask('PUT', '/bms/user/update', { ...update, version: row.version + 1, status: 'active' });
  const last = await site.signIn(other.account, 'user', 'a long new one');
  await ask('DELETE', '/bms/user/delete', { id: other.id });
  expect(await isIn(last)).toBe(false);
  expect(await codeOf(other.row())).toBe('NOT_FOUND');
  const words = JSON.stringify(await site.db.select().from(sysLog));
  expect([password, other.password, 'a long new one'].filter((secret) => words.includes(secret))).toEqual([]);
});

test('guessing the old password is limited like guessing at the door', async () => {
  const other = await colleague();
  const visitor = await other.signIn();
  const guess = (oldPassword: string) =>
    codeOf(ask('PUT', '/bms/user/updatePwd', { oldPassword, password: 'a long new one' }, visitor));
  for (let i = 0; i < 5; i += 1) expect(await guess(`guess ${i}`)).toBe('PWD_WRONG');
  expect(await guess(other.password)).toBe('LOGIN_LOCKED');
});

test('nobody changes their own account, and of two super users who demote each other one stays', async () => {
  const [me] = (await list<Data & { version: number }>('/bms/user/queryList', { keyword: 'guanli' })).content;
  const id = me?.id ?? '';
  const own = { id, version: me?.version ?? 0 };
  expect(await codeOf(ask('PUT', '/bms/user/configRoles', { ...own, roleIds: [] }))).toBe('OWN_ACCOUNT');
  expect(await codeOf(ask('PUT', '/bms/user/resetPwd', { id }))).toBe('OWN_ACCOUNT');
  expect(await codeOf(ask('DELETE', '/bms/user/delete', { id }))).toBe('OWN_ACCOUNT');
  expect(await codeOf(ask('PUT', '/bms/user/update', { ...own, name: '我', isSuper: false, status: 'active' }))).toBe(
    'OWN_ACCOUNT',
  );

  const second = await colleague({ isSuper: true });
  const theirs = await second.signIn();
  const demote = (target: string, version: number, by: Visitor) =>
    codeOf(ask('PUT', '/bms/user/update', { id: target, version, name: '甲', isSuper: false, status: 'active' }, by));
  const results = await Promise.all([
    demote(second.id, (await second.row()).version, who.boss),
    demote(id, me?.version ?? 0, theirs),
  ]);
  expect(results.filter((result) => result === 'ok')).toHaveLength(1);
  const left = await site.db.$count(user, and(eq(user.isSuper, true), eq(user.status, 'active')));
  expect(left).toBe(1);
  await site.db.update(user).set({ isSuper: true, status: 'active' }).where(eq(user.id, id));
  who.boss = await site.signIn('guanli', 'user');
});

test('accounts are found by name, state and role, and listed with the names of their roles', async () => {
  const roleId = await newRole(['judge:queryOverview', 'rejudge:start']);
  const other = await colleague({ roleIds: [roleId, roleId] });
  await other.signIn();
  const found = await list('/bms/user/queryList', { roleId, status: 'active', keyword: other.account });
  const row = { id: other.id, account: other.account, isSuper: false, status: 'active', mustChangePwd: false };
  expect(found).toMatchObject({
    total: 1,
    content: [{ ...row, roles: [{ id: roleId }], lastSeenAt: site.now().toISOString() }],
  });
  expect(await other.row()).toMatchObject({ ...row, permissions: ['judge:queryOverview', 'rejudge:start'] });
  const taken = { account: other.account, name: '又一个', isSuper: false, roleIds: [] };
  expect(await codeOf(ask('POST', '/bms/user/create', taken))).toBe('ACCOUNT_TAKEN');
  const roles = await list('/bms/role/queryList', { keyword: '角色' });
  expect(roles.content.find(({ id }) => id === roleId)).toMatchObject({ userCount: 1 });
});

test('removeSecondFactor: turns the factor off, ends the person’s sessions and keeps the password', async () => {
  const other = await colleague();
  const remove = () => codeOf(ask('PUT', '/bms/user/removeSecondFactor', { id: other.id }));
  expect(await remove()).toBe('SECOND_FACTOR_OFF');
  expect(await other.row()).toMatchObject({ secondFactorSince: null });
  const visitor = await other.signIn();
  const factor = { appId: 'aosai', realm: 'user', personId: other.id } as const;
  await site.db.insert(totpFactor).values({ ...factor, secretEnc: 'sealed', since: site.now() });
  expect(await other.row()).toMatchObject({ secondFactorSince: site.now().toISOString() });
  await expect(other.signIn()).rejects.toThrow('SECOND_FACTOR_REQUIRED');
  expect(await remove()).toBe('ok');
  expect([await isIn(visitor), await other.row()]).toMatchObject([false, { secondFactorSince: null }]);
  expect(await isIn(await other.signIn())).toBe(true);
  expect((await logOf(other.id)).map(({ action }) => action)).toContain('user:removeSecondFactor');
});

test('removeSecondFactor: one of two calls at once does it, and nobody turns their own off', async () => {
  const other = await colleague();
  await site.db.insert(totpFactor).values({ appId: 'aosai', realm: 'user', personId: other.id, secretEnc: 'sealed' });
  const remove = (id: string) => codeOf(ask('PUT', '/bms/user/removeSecondFactor', { id }));
  const [me] = (await list('/bms/user/queryList', { keyword: 'guanli' })).content;
  expect(await remove(me?.id ?? '')).toBe('OWN_ACCOUNT');
  const results = await Promise.all([remove(other.id), remove(other.id)]);
  expect(results.toSorted()).toEqual(['SECOND_FACTOR_OFF', 'ok']);
});
