import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePermissions, grantableResources } from '../../db/permissions.ts';
import { user } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { resource, resourceOperation, role } from '../../db/schema/rights.ts';
import { RESOURCE_NAMES } from '@aosai/api/domain/resourceNames';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let boss: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  boss = await site.signIn('guanli', 'user');
});
afterAll(() => site.close());

type Data = Record<string, unknown> & { id: string };

async function ask<T = Data>(
  method: string,
  path: string,
  body: object = {},
  visitor: Visitor | null = boss,
): Promise<T> {
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : '';
  const reply = await site.send(method, path + query, { visitor, ...(method !== 'GET' && { body }) });
  if (!reply.body.success) throw new Error(reply.body.code);
  return reply.body.data as T;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
const list = <T = Data>(path: string, body: object = {}) =>
  ask<{ content: T[]; total: number; size: number }>('POST', path, body);
const logOf = (target: string) =>
  site.db
    .select({ action: sysLog.action, diff: sysLog.diff })
    .from(sysLog)
    .where(eq(sysLog.target, target))
    .orderBy(sysLog.seq);

let no = 0;
/** A colleague who has set an own password already. */
async function colleague(changes: { isSuper?: boolean; roleIds?: string[] } = {}) {
  no += 1;
  const account = `colleague${no}`;
  const made = await ask<{ id: string; password: string }>('POST', '/bms/user/create', {
    account,
    name: `同事${no}`,
    isSuper: false,
    roleIds: [],
    ...changes,
  });
  await site.db.update(user).set({ mustChangePwd: false }).where(eq(user.id, made.id));
  const signIn = () => site.signIn(account, 'user', made.password);
  const row = async () => ask<Data & { version: number }>('GET', '/bms/user/queryById', { id: made.id });
  return { ...made, account, signIn, row };
}

async function newRole(permissions: string[] = []) {
  no += 1;
  const { id } = await ask('POST', '/bms/role/create', { code: `role${no}`, name: `角色${no}`, note: null });
  if (permissions.length > 0) await ask('PUT', '/bms/role/configPerms', { id, version: 1, permissions });
  return id;
}

const isIn = async (visitor: Visitor) => (await site.send('GET', '/auth/verify', { visitor })).body.success;

test('resources and operations are those that calls ask for, each with a Chinese name', async () => {
  const { content } = await list<{ code: string; name: string; operations: { code: string }[] }>(
    '/bms/resource/queryList?size=200',
  );
  const byResource = (rows: { code: string; operations: { code: string }[] }[]) =>
    Object.fromEntries(rows.map(({ code, operations }) => [code, new Set(operations.map((one) => one.code))]));
  expect(byResource(content)).toEqual(byResource(grantableResources()));
  expect(content.filter(({ code }) => RESOURCE_NAMES[code] === undefined)).toEqual([]);
  expect(content.map(({ code }) => code)).not.toContain('role');
});

test('a start marks what no call asks for, keeps names that people gave, and takes back what calls ask for again', async () => {
  const { appId } = site.people;
  const [judge] = (await list<Data & { version: number }>('/bms/resource/queryList', { keyword: 'judge' })).content;
  const id = judge?.id ?? '';
  await ask('PUT', '/bms/resource/update', { id, version: 1, name: '判题机', sort: 5 });
  await site.db.update(resource).set({ code: 'gone' }).where(eq(resource.code, 'examEnroll'));
  await site.db.update(resourceOperation).set({ name: '旧名' }).where(eq(resourceOperation.code, 'queryOverview'));
  await ensurePermissions(site.db, appId, site.now());
  const rows = (
    await list<{ code: string; name: string; sort: number; goneAt: string | null }>('/bms/resource/queryList?size=200')
  ).content;
  expect(rows.find(({ code }) => code === 'judge')).toMatchObject({ name: '判题机', sort: 5, goneAt: null });
  expect(rows.find(({ code }) => code === 'gone')).toMatchObject({ goneAt: site.now().toISOString() });
  const again = await site.db.select().from(resourceOperation).where(eq(resourceOperation.code, 'queryOverview'));
  expect(again.map(({ name }) => name)).not.toContain('旧名');

  const [gone] = (await list('/bms/resource/queryList', { isGone: true })).content;
  expect(await codeOf(ask('DELETE', '/bms/resource/delete', { id }))).toBe('RESOURCE_LIVE');
  await ask('DELETE', '/bms/resource/delete', { id: gone?.id ?? '' });
  expect((await list('/bms/resource/queryList', { isGone: true })).total).toBe(0);
  const kept = [eq(resource.id, gone?.id ?? ''), eq(resourceOperation.resourceId, gone?.id ?? '')] as const;
  expect(await site.db.$count(resource, kept[0])).toBe(1);
  const operations = await site.db.select().from(resourceOperation).where(kept[1]);
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
  expect((await list('/bms/resource/operation/queryList', { resourceId: gone?.id })).total).toBe(0);
  // Its code is free for the row that calls ask for now, which a start does not take for the deleted one.
  await site.db.update(resource).set({ code: 'examEnroll' }).where(kept[0]);
  await ensurePermissions(site.db, appId, site.now());
  const [back] = (await list('/bms/resource/queryList', { keyword: 'examEnroll' })).content;
  expect(back?.id).not.toBe(gone?.id);
  expect(await codeOf(ask('POST', '/bms/resource/create', { code: 'nothing', name: '无', sort: 1 }))).toBe(
    'RESOURCE_UNKNOWN',
  );
  expect(await codeOf(ask('POST', '/bms/resource/create', { code: 'judge', name: '无', sort: 1 }))).toBe('CODE_TAKEN');
});

test('an operation is renamed by whoever saw its latest state, and goes only when no call asks for it', async () => {
  const { content } = await list<Data & { code: string; operations: (Data & { code: string })[] }>(
    '/bms/resource/queryList?size=200',
  );
  const of = content.find(({ code }) => code === 'rejudge');
  const [one] = of?.operations ?? [];
  const id = one?.id ?? '';
  const change = { id, version: 1, name: '新名', sort: 3 };
  await ask('PUT', '/bms/resource/operation/update', change);
  expect(await codeOf(ask('PUT', '/bms/resource/operation/update', change))).toBe('VERSION_CHANGED');
  expect(await codeOf(ask('DELETE', '/bms/resource/operation/delete', { id }))).toBe('RESOURCE_LIVE');
  const again = { resourceId: of?.id ?? '', code: one?.code ?? '', name: '新名', sort: 3 };
  expect(await codeOf(ask('POST', '/bms/resource/operation/create', again))).toBe('CODE_TAKEN');
  await site.db.update(resourceOperation).set({ goneAt: site.now() }).where(eq(resourceOperation.id, id));
  await ask('DELETE', '/bms/resource/operation/delete', { id });
  const made = await ask('POST', '/bms/resource/operation/create', again);
  const operations = await list('/bms/resource/operation/queryList', { resourceId: of?.id });
  expect(operations.content).toContainEqual({ ...again, id: made.id, goneAt: null, version: 1 });
});

test('a role holds only permissions that exist; taking one away is refused to who saw an older state', async () => {
  const id = await newRole();
  const set = (permissions: string[], version: number) =>
    codeOf(ask('PUT', '/bms/role/configPerms', { id, version, permissions }));
  expect(await set(['examEnroll:passQuit', 'examEnroll:invented'], 1)).toBe('PERMISSION_UNKNOWN');
  expect(await set(['role:create'], 1)).toBe('PERMISSION_UNKNOWN');
  expect(await set(['examEnroll:passQuit', 'examEnroll:rejectQuit'], 1)).toBe('ok');
  expect(await set([], 1)).toBe('VERSION_CHANGED');
  expect(await set(['examEnroll:passQuit'], 2)).toBe('ok');
  expect(await logOf(id)).toMatchObject([
    { action: 'role:create' },
    { diff: { before: { permissions: [] }, after: { permissions: ['examEnroll:passQuit', 'examEnroll:rejectQuit'] } } },
    {
      diff: {
        before: { permissions: ['examEnroll:passQuit', 'examEnroll:rejectQuit'] },
        after: { permissions: ['examEnroll:passQuit'] },
      },
    },
  ]);
});

test('a deleted role keeps its history and frees its code; its log entry names who had it', async () => {
  const made = await ask('POST', '/bms/role/create', { code: 'short.lived', name: '临时', note: null });
  const holder = await colleague({ roleIds: [made.id] });
  await ask('DELETE', '/bms/role/delete', { id: made.id });
  expect(await site.db.$count(role, and(eq(role.appId, site.people.appId), eq(role.id, made.id)))).toBe(1);
  expect((await list('/bms/role/queryList', { keyword: 'short.lived' })).content).toEqual([]);
  expect((await logOf(made.id)).at(-1)?.diff).toEqual({
    before: { code: 'short.lived', name: '临时', note: null, permissions: [], userIds: [holder.id] },
  });
  const again = await ask('POST', '/bms/role/create', { code: 'short.lived', name: '临时', note: null });
  expect(again.id).not.toBe(made.id);
});

test('a changed, withdrawn or deleted role ends the sessions of those who hold it, and of nobody else', async () => {
  const roleId = await newRole(['judge:queryOverview']);
  const holder = await colleague({ roleIds: [roleId] });
  const bystander = await colleague();
  const still = await bystander.signIn();
  const seen = async (change: () => Promise<unknown>) => {
    const visitor = await holder.signIn();
    const before = await isIn(visitor);
    await change();
    return [before, await isIn(visitor)];
  };
  const out = [true, false];
  expect(await codeOf(ask('GET', '/bms/judge/queryOverview', {}, await holder.signIn()))).toBe('ok');
  expect(await seen(() => ask('PUT', '/bms/role/configPerms', { id: roleId, version: 2, permissions: [] }))).toEqual(
    out,
  );
  expect(await codeOf(ask('GET', '/bms/judge/queryOverview', {}, await holder.signIn()))).toBe('FORBIDDEN');
  const version = async () => (await holder.row()).version;
  const to = async (roleIds: string[]) =>
    ask('PUT', '/bms/user/configRoles', { id: holder.id, version: await version(), roleIds });
  expect(await seen(() => to([]))).toEqual(out);
  await to([roleId]);
  expect(await seen(() => ask('DELETE', '/bms/role/delete', { id: roleId }))).toEqual(out);
  expect(await holder.row()).toMatchObject({ roles: [], permissions: [] });
  expect(await codeOf(to([roleId]))).toBe('ROLE_UNKNOWN');
  expect(await isIn(still)).toBe(true);
});

test('a new password, a disabled and a deleted account end the sessions; nothing of the password is kept', async () => {
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

test('nobody changes the own account, and of two super users who put each other out one stays', async () => {
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
    demote(second.id, (await second.row()).version, boss),
    demote(id, me?.version ?? 0, theirs),
  ]);
  expect(results.filter((result) => result === 'ok')).toHaveLength(1);
  const left = await site.db.$count(user, and(eq(user.isSuper, true), eq(user.status, 'active')));
  expect(left).toBe(1);
  await site.db.update(user).set({ isSuper: true, status: 'active' }).where(eq(user.id, id));
  boss = await site.signIn('guanli', 'user');
});

test('accounts are found by name, state and role, and show who they are with their roles', async () => {
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

test('a right is drafted, published and withdrawn; outside the back office only published ones exist', async () => {
  const quota = { name: '题解', kind: 'quota', period: 'month', quota: 30 };
  const { id } = await ask('POST', '/bms/right/create', { code: 'test.right', ...quota });
  const student = await site.signIn('xuesheng');
  const seen = () => codeOf(ask('GET', '/right/queryById', { id }, student));
  const states = [await seen()];
  await ask('PUT', '/bms/right/publish', { id });
  states.push(await seen());
  await ask('PUT', '/bms/right/unpublish', { id });
  states.push(await seen());
  expect(states).toEqual(['NOT_FOUND', 'ok', 'NOT_FOUND']);
  const change = { id, version: 3, ...quota, quota: 40 };
  expect(await codeOf(ask('PUT', '/bms/right/update', { ...change, period: null }))).toBe('VALIDATION');
  await ask('PUT', '/bms/right/update', change);
  expect(await codeOf(ask('PUT', '/bms/right/update', change))).toBe('VERSION_CHANGED');
  expect((await logOf(id)).at(-1)).toEqual({
    action: 'right:update',
    diff: { before: { quota: 30 }, after: { quota: 40 } },
  });
  await ask('DELETE', '/bms/right/delete', { id });
  expect(await codeOf(ask('GET', '/bms/right/queryById', { id }))).toBe('NOT_FOUND');
});

test('rights come all at once without a size, and one that a card holds is not deleted', async () => {
  const all = await list<{ id: string; code: string }>('/bms/right/queryList');
  expect(all.content).toHaveLength(all.total);
  expect(all.size).toBe(all.total);
  expect((await list('/bms/right/queryList?size=2')).content).toHaveLength(2);
  const [carded] = all.content;
  expect(await codeOf(ask('DELETE', '/bms/right/delete', { id: carded?.id ?? '' }))).toBe('RIGHT_IN_USE');
  const student = await site.signIn('xuesheng');
  expect(await codeOf(ask('POST', '/right/create', {}, student))).toBe('FORBIDDEN');
  expect(await codeOf(ask('PUT', '/edms/right/publish', { id: carded?.id ?? '' }))).toBe('FORBIDDEN');
});

test('a new app begins with everything that can be granted', async () => {
  const look = { name: '海湾', title: '海湾', accent: '#0f766e', hosts: [], allowedOrigins: [] };
  expect(await codeOf(ask('POST', '/app/create', { appId: 'haiwan', ...look }))).toBe('ok');
  const granted = (appId: string) =>
    site.db.$count(resourceOperation, and(eq(resourceOperation.appId, appId), isNull(resourceOperation.deletedAt)));
  expect(await granted('haiwan')).toBe(await granted(site.people.appId));
  expect(await granted('haiwan')).toBeGreaterThan(100);
});
