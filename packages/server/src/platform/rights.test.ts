import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ensurePermissions, grantableResources } from '../accounts/role/permissions.ts';
import { resource, resourceOperation, role } from '../db/schema/rights.ts';
import { RESOURCE_NAMES } from '@aosai/api/kit/resourceNames';
import { type Data, openRightsSite } from '../testing/rightsSite.ts';

const { site, ask, codeOf, list, logOf, colleague, newRole, isIn } = await openRightsSite();
afterAll(() => site.close());

test('resources and operations are those that calls require, each with a Chinese name', async () => {
  const { content } = await list<{ code: string; name: string; operations: { code: string }[] }>(
    '/bms/resource/queryList?size=200',
  );
  const byResource = (rows: { code: string; operations: { code: string }[] }[]) =>
    Object.fromEntries(rows.map(({ code, operations }) => [code, new Set(operations.map((one) => one.code))]));
  expect(byResource(content)).toEqual(byResource(grantableResources()));
  expect(content.filter(({ code }) => RESOURCE_NAMES[code] === undefined)).toEqual([]);
  expect(content.map(({ code }) => code)).not.toContain('role');
});

test('a start marks permissions without a call, keeps changed names, and restores those with a call', async () => {
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
  // A new row can take its code, and a start does not confuse that row with the deleted one.
  await site.db.update(resource).set({ code: 'examEnroll' }).where(kept[0]);
  await ensurePermissions(site.db, appId, site.now());
  const [back] = (await list('/bms/resource/queryList', { keyword: 'examEnroll' })).content;
  expect(back?.id).not.toBe(gone?.id);
  expect(await codeOf(ask('POST', '/bms/resource/create', { code: 'nothing', name: '无', sort: 1 }))).toBe(
    'RESOURCE_UNKNOWN',
  );
  expect(await codeOf(ask('POST', '/bms/resource/create', { code: 'judge', name: '无', sort: 1 }))).toBe('CODE_TAKEN');
});

test('an operation can be renamed in its latest version, and deleted only when no call requires it', async () => {
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

test('a role accepts only existing permissions, set over its newest version', async () => {
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

test('deleting a role keeps its row and holders for the history but frees its code', async () => {
  const made = await ask('POST', '/bms/role/create', { code: 'short.lived', name: '临时', note: null });
  const holder = await colleague({ roleIds: [made.id] });
  await ask('DELETE', '/bms/role/delete', { id: made.id });
  expect(await site.db.$count(role, and(eq(role.appId, site.people.appId), eq(role.id, made.id)))).toBe(1);
  expect((await list('/bms/role/queryList', { keyword: 'short.lived' })).content).toEqual([]);
  expect((await logOf(made.id)).at(-1)?.diff).toEqual({
    before: {
      code: 'short.lived',
      name: '临时',
      note: null,
      permissions: [],
      requiresSecondFactor: false,
      userIds: [holder.id],
    },
  });
  const again = await ask('POST', '/bms/role/create', { code: 'short.lived', name: '临时', note: null });
  expect(again.id).not.toBe(made.id);
});

test('changing, disabling or deleting a role ends its holders’ sessions, and nobody else’s', async () => {
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

test('a new app starts with all permissions that can be granted', async () => {
  const look = { name: '海湾', title: '海湾', accent: '#0f766e', hosts: [], allowedOrigins: [] };
  expect(await codeOf(ask('POST', '/app/create', { appId: 'haiwan', ...look }))).toBe('ok');
  const granted = (appId: string) =>
    site.db.$count(resourceOperation, and(eq(resourceOperation.appId, appId), isNull(resourceOperation.deletedAt)));
  expect(await granted('haiwan')).toBe(await granted(site.people.appId));
  expect(await granted('haiwan')).toBeGreaterThan(100);
});
