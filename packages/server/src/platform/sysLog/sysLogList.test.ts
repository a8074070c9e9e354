import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let boss: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  boss = await site.signIn('guanli', 'user');
});
afterAll(() => site.close());

async function send<T = { id: string }>(method: string, path: string, body: object): Promise<T> {
  const reply = await site.send(method, path, { visitor: boss, body });
  if (!reply.body.success) throw new Error(reply.body.code);
  return reply.body.data as T;
}

interface Logged {
  content: { action: string; target: string; diff: unknown }[];
}

const logged = (filter: object) => send<Logged>('POST', '/bms/sysLog/queryList?size=200', filter);

test('the log is filtered by actor, action, row and time, and verified on request', async () => {
  const start = site.now();
  const { id } = await send('POST', '/bms/role/create', { code: 'logged', name: '被记录', note: null });
  site.at(new Date(start.getTime() + 60_000));
  await send('PUT', '/bms/role/update', { id, version: 1, name: '改了名', note: null });
  const find = async (filter: object) => {
    const { content } = await logged(filter);
    return content.filter(({ target }) => target === id).map(({ action }) => action);
  };
  const both = ['role:update', 'role:create'];
  expect(await find({ target: id })).toEqual(both);
  expect(await find({ actor: 'guanli', action: 'role' })).toEqual(both);
  expect(await find({ actor: '平台', actorKind: 'user' })).toEqual(both);
  expect(await find({ actor: 'laoshi' })).toEqual([]);
  expect(await find({ action: 'role:create' })).toEqual(['role:create']);
  expect(await find({ action: 'rol%' })).toEqual([]);
  const minuteLater = site.now().toISOString();
  expect(await find({ from: minuteLater })).toEqual(['role:update']);
  expect(await find({ until: minuteLater })).toEqual(['role:create']);

  const [entry] = (await logged({ target: id })).content;
  expect(entry).toMatchObject({
    actorKind: 'user',
    actorName: '平台管理员（guanli）',
    actionName: '角色 · 修改角色的名称和说明',
    targetName: '改了名',
    diff: { before: { name: '被记录' }, after: { name: '改了名' } },
  });
  const total = await site.db.$count(sysLog, eq(sysLog.appId, site.people.appId));
  expect(await logged({ verify: true })).toMatchObject({
    chain: { entries: total, unchained: 0, unproven: { entries: 0, first: [] }, fault: null },
  });
  site.at(start);
});

test('permissions that a role gained are named in words', async () => {
  const { id } = await send('POST', '/bms/role/create', { code: 'inwords', name: '说人话', note: null });
  await send('PUT', '/bms/role/configPerms', { id, version: 1, permissions: ['dict:create'] });
  const [entry] = (await logged({ target: id })).content;
  expect(entry?.diff).toEqual({ before: { permissions: [] }, after: { permissions: ['字典 · 新建字典'] } });
});

test('queryActs: lists each operation of the log once, in words and by name', async () => {
  await send('POST', '/bms/role/create', { code: 'acts-a', name: '甲', note: null });
  await send('POST', '/bms/role/create', { code: 'acts-b', name: '乙', note: null });
  const { body } = await site.send('GET', '/bms/sysLog/queryActs', { visitor: boss });
  const { content } = body.data as { content: { action: string; name: string }[] };
  expect(content.filter(({ action }) => action === 'role:create')).toEqual([
    { action: 'role:create', name: '角色 · 新建角色' },
  ]);
  const names = content.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'zh')));
});

test('queryActs: leaves out operations of another app', async () => {
  const [row] = await site.db.select().from(sysLog).limit(1);
  if (!row) throw new Error('the log is empty');
  await site.db.insert(sysLog).values({ ...row, appId: 'other-app', id: row.id, action: 'elsewhere:create' });
  const { body } = await site.send('GET', '/bms/sysLog/queryActs', { visitor: boss });
  const { content } = body.data as { content: { action: string }[] };
  expect(content.some(({ action }) => action === 'elsewhere:create')).toBe(false);
});
