import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
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
  total: number;
  content: { id: string; target: string; folded: { entries: number; targets: number } | null }[];
}

const logged = (filter: object) => send<Logged>('POST', '/bms/sysLog/queryList', filter);

const later = (ms: number) => site.at(new Date(site.now().getTime() + ms));

/** Makes roles without a pause. */
async function makeRoles(names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    ids.push(
      (await send('POST', '/bms/role/create', { code: `r${Math.random().toString(36).slice(2)}`, name, note: null }))
        .id,
    );
    later(1_000);
  }
  return ids;
}

const CREATED = { action: 'role:create' };

test('sysLog: a page of acts folds what one person did without a pause, and counts acts', async () => {
  const before = await logged({ ...CREATED, fold: true });
  await makeRoles(['甲', '乙', '丙']);
  later(120_000);
  await makeRoles(['丁']);
  later(120_000);
  const { total, content } = await logged({ ...CREATED, fold: true });
  expect({ total: total - before.total, folded: content.slice(0, 2).map(({ folded }) => folded) }).toEqual({
    total: 2,
    folded: [null, { entries: 3, targets: 3, sinceAt: expect.any(String) }],
  });
});

test('sysLog: another act in between does not split a fold', async () => {
  const [first = ''] = await makeRoles(['戊']);
  await send('PUT', '/bms/role/update', { id: first, version: 1, name: '戊戊', note: null });
  const [second = ''] = await makeRoles(['己']);
  later(120_000);
  const [newest] = (await logged({ ...CREATED, fold: true })).content;
  expect(newest).toMatchObject({ target: second, folded: { entries: 2 } });
});

test('sysLog: foldOf lists each entry of one act', async () => {
  const ids = await makeRoles(['庚', '辛']);
  later(120_000);
  const [newest] = (await logged({ ...CREATED, fold: true })).content;
  const unfolded = await logged({ foldOf: newest?.id });
  expect(unfolded.content.map(({ target, folded }) => ({ target, folded }))).toEqual(
    ids.toReversed().map((target) => ({ target, folded: null })),
  );
  expect((await logged({ foldOf: '01K9ZXCVBNMASDFGHJKMQWERTY' })).total).toBe(0);
});

test('sysLog: object finds a row by part of its name or by its id', async () => {
  const [id = ''] = await makeRoles(['壬字号教务']);
  const found = async (object: string) => (await logged({ ...CREATED, object })).content.map(({ target }) => target);
  expect([await found('壬字号'), await found(id), await found('没有这样的名字'), await found('%')]).toEqual([
    [id],
    [id],
    [],
    [],
  ]);
});

test('sysLog: a member is found by account and not by name', async () => {
  const { db, people, services } = site;
  const context = { appId: people.appId, actor: { kind: 'system' }, services, ip: '' } as const;
  await writeSysLog(db, context, { action: 'member:pass', target: people.studentId, diff: {} });
  const found = async (object: string) => (await logged({ object, action: 'member' })).total > 0;
  expect([await found('xuesheng'), await found('林')]).toEqual([true, false]);
});
