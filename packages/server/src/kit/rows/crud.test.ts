import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { right } from '../../db/schema/cards.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let operator: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  operator = await site.signIn('guanli', 'user');
});
afterAll(() => site.close());

const FORM = { name: '题解', kind: 'unlimited', period: null, quota: null };
const send = async (method: string, path: string, body: object) => {
  const reply = await site.send(method, `/bms/right/${path}`, { visitor: operator, body });
  return reply.body.success ? (reply.body.data as Record<string, unknown>) : reply.body.code;
};
const made = async (code: string) => {
  const reply = await send('POST', 'create', { ...FORM, code });
  if (typeof reply !== 'object') throw new TypeError(`create answered ${reply}`);
  return String(reply['id']);
};
const codesFound = async (keyword: string, query = '') => {
  const reply = await send('POST', `queryList${query}`, { keyword });
  return typeof reply === 'object' ? (reply['content'] as { code: string }[]).map(({ code }) => code) : reply;
};

test('a deleted row is in no list, keeps its history, and frees its code', async () => {
  const id = await made('kept.removed');
  expect(await send('POST', 'create', { ...FORM, code: 'kept.removed' })).toBe('CODE_TAKEN');
  await send('DELETE', 'delete', { id });
  expect(await codesFound('kept.removed')).toEqual([]);
  const refused = ['update', 'publish', 'unpublish'].map((action) =>
    send('PUT', action, { id, ...(action === 'update' && { version: 2, ...FORM }) }),
  );
  expect(await Promise.all(refused)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await site.db.$count(right, and(eq(right.appId, site.people.appId), eq(right.id, id)))).toBe(1);
  expect(await made('kept.removed')).not.toBe(id);
});

test('of many concurrent changes to one version, one succeeds', async () => {
  const id = await made('kept.contested');
  const changes = Array.from({ length: 20 }, (_, no) =>
    send('PUT', 'update', { id, version: 1, ...FORM, name: `名${no}` }),
  );
  const answers = await Promise.all(changes);
  expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'VERSION_CHANGED')).toHaveLength(19);
});

test('the log records a row’s fields, what changed and who did it', async () => {
  const id = await made('kept.logged');
  await send('PUT', 'update', { id, version: 1, ...FORM, name: '题解视频' });
  await send('PUT', 'publish', { id });
  await send('DELETE', 'delete', { id });
  const told = { code: 'kept.logged', kind: 'unlimited', period: null, quota: null };
  const entries = site.db
    .select({ action: sysLog.action, diff: sysLog.diff, by: sysLog.actorKind })
    .from(sysLog)
    .where(and(eq(sysLog.appId, site.people.appId), eq(sysLog.target, id)))
    .orderBy(sysLog.seq);
  expect(await entries).toEqual([
    { action: 'right:create', by: 'user', diff: { after: { ...told, name: '题解', status: 'draft' } } },
    { action: 'right:update', by: 'user', diff: { before: { name: '题解' }, after: { name: '题解视频' } } },
    { action: 'right:publish', by: 'user', diff: { before: { status: 'draft' }, after: { status: 'published' } } },
    { action: 'right:delete', by: 'user', diff: { before: { ...told, name: '题解视频', status: 'published' } } },
  ]);
});

test('a list searches for the literal text and sorts only by allowed columns', async () => {
  for (const code of ['kept.b', 'kept.a']) await made(code);
  expect([
    await codesFound('kept.a'),
    await codesFound('kept%'),
    await codesFound('kept.', '?sort=code,desc&size=2&page=0'),
    await codesFound('kept.', '?sort=createdBy,asc'),
  ]).toEqual([['kept.a'], [], ['kept.removed', 'kept.contested'], 'VALIDATION']);
});

test('rows of another app do not exist', async () => {
  const id = await made('kept.ours');
  await site.db.update(right).set({ appId: 'elsewhere' }).where(eq(right.id, id));
  expect([await send('PUT', 'publish', { id }), await codesFound('kept.ours')]).toEqual(['NOT_FOUND', []]);
});
