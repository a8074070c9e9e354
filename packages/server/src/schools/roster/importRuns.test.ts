import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { memberImport, memberImportRow } from '../../db/schema/imports.ts';
import { member, memberGuardian, organizationMember } from '../../db/schema/people.ts';
import { openImportSite } from '../../testing/importSite.ts';
import { forgetOldImports, runMemberImports } from './importRuns.ts';

const { site, other, people, importFile, news, send, listOf } = await openImportSite();
afterAll(() => site.close());

interface Report {
  importId: string;
  isRunning: boolean;
  applied: boolean;
  counts: Record<string, number>;
  accounts: { id: string; account: string; password: string; no: string }[];
}
const HEAD = '姓名,学号,出生年月,家长手机';
const fileOf = (lines: readonly string[]) => Buffer.from([HEAD, ...lines].join('\n'));
const imported = async (lines: readonly string[], more: Record<string, string> = {}): Promise<Report> => {
  const { body } = await importFile(people.boss2, fileOf(lines), { mode: 'apply', ...more });
  expect(body).toMatchObject({ success: true });
  return body.data as Report;
};
const query = async (id: string) =>
  (await site.send('GET', `/organizationMember/queryImport?id=${id}`, { visitor: people.boss2 })).body.data as Record<
    string,
    unknown
  > & { report: Report | null };
const undo = async (id: string, visitor = people.boss2) =>
  (await send(visitor, 'PUT', 'undoImport', { id })).code ?? 'ok';
const work = () => runMemberImports({ db: site.db, services: site.services });
const namesOf = async (...names: string[]) =>
  (await site.db.select({ name: member.name }).from(member).where(inArray(member.name, names))).map(({ name }) => name);

test('an import is taken back whole: unused accounts and invited parents go, used ones are kept and listed', async () => {
  const before = await imported(['原来一,U0,2010-05,']);
  const { importId, accounts } = await imported([
    '撤一,U1,2010-05,13955550001',
    '撤二,U2,2010-05,',
    '原来一,U0,2010-05,',
  ]);
  await site.signIn(accounts[1]?.account ?? '', 'member', accounts[1]?.password);
  expect(await undo(importId, people.manager)).toBe('NOT_FOUND');
  expect([await undo(importId), await undo(importId)]).toEqual(['ok', 'ok']);
  expect(await work()).toBe(1);
  expect(await undo(importId)).toBe('ok');
  expect(await work()).toBe(0);
  expect(await query(importId)).toMatchObject({
    state: 'undone',
    undone: {
      removed: 1,
      restored: 1,
      ended: 0,
      kept: [{ line: 3, name: '撤二', no: 'U2', reason: '已经有人用这个账号登录过' }],
    },
  });
  expect((await namesOf('撤一', '撤二', '原来一')).sort()).toEqual(['原来一', '撤二']);
  expect(await site.db.$count(member, isNotNull(member.mobileHash))).toBe(
    await site.db.$count(member, and(isNotNull(member.mobileHash), eq(member.status, '1'))),
  );
  const links = await site.db
    .select({ status: memberGuardian.status })
    .from(memberGuardian)
    .where(eq(memberGuardian.memberId, accounts[0]?.id ?? ''));
  expect(links).toEqual([{ status: 'ended' }]);
  expect((await listOf(people.boss2, { keyword: 'U0' })).content).toMatchObject([{ status: 'active' }]);
  // The number and the account name are free again.
  const again = await imported(['撤一,U1,2010-05,']);
  expect(again.accounts).toMatchObject([{ account: accounts[0]?.account }]);
  expect(before.applied).toBe(true);
});

test('a membership is taken back only as the import left it', async () => {
  const stranger = Buffer.from('姓名,手机号,出生年月\n陈一诺,13800000010,2010-05\n');
  const { body } = await importFile(people.boss2, stranger, { mode: 'apply' });
  const { importId } = body.data as Report;
  const isPlace = and(
    eq(organizationMember.orgId, other.orgId),
    eq(organizationMember.memberId, site.people.classmateIds[0] ?? ''),
  );
  const statusOf = async () =>
    (await site.db.select({ status: organizationMember.status }).from(organizationMember).where(isPlace))[0]?.status;
  expect(await statusOf()).toBe('pending');
  await undo(importId);
  await work();
  expect(await statusOf()).toBe('left');
  const next = await importFile(people.boss2, stranger, { mode: 'apply' });
  const later = new Date(site.now().getTime() + 1_000);
  await site.db.update(organizationMember).set({ status: 'active', updatedAt: later }).where(isPlace);
  await undo((next.body.data as Report).importId);
  await work();
  expect(await query((next.body.data as Report).importId)).toMatchObject({
    undone: { ended: 0, kept: [{ name: '陈一诺', reason: '导入之后改动过，或对方已经答复' }] },
  });
  expect(await statusOf()).toBe('active');
});

test('an import older than a day, or still running, cannot be taken back', async () => {
  const { importId } = await imported(['旧一,V1,2010-05,']);
  const dayAgo = new Date(site.now().getTime() - 24 * 3_600_000);
  await site.db.update(memberImport).set({ createdAt: dayAgo }).where(eq(memberImport.id, importId));
  expect(await undo(importId)).toBe('IMPORT_UNDO_OVER');
  await site.db
    .update(memberImport)
    .set({ createdAt: site.now(), state: 'running' })
    .where(eq(memberImport.id, importId));
  expect(await undo(importId)).toBe('IMPORT_UNDO_OVER');
  await site.db.update(memberImport).set({ state: 'done' }).where(eq(memberImport.id, importId));
});

test('forgetOldImports: removes imports that ended two days ago with all their rows, and keeps the others', async () => {
  const lines = ['忘一,F1,2010-05,', '忘二,F2,2010-05,'];
  const { importId: fresh } = await imported(lines);
  const [done] = await site.db.select().from(memberImport).where(eq(memberImport.id, fresh));
  const [row] = await site.db.select().from(memberImportRow).where(eq(memberImportRow.importId, fresh)).limit(1);
  if (!done || !row) throw new Error('the import is not stored');
  const ago = (ms: number) => new Date(site.now().getTime() - ms);
  const DAYS_2 = 48 * 3_600_000;
  const made = [
    { id: 'old', state: 'done', createdAt: ago(DAYS_2 + 1), finishedAt: ago(DAYS_2 + 1) },
    { id: 'taken-back', state: 'undone', createdAt: ago(2 * DAYS_2), finishedAt: ago(DAYS_2 + 1) },
    { id: 'just-in-time', state: 'done', createdAt: ago(DAYS_2), finishedAt: ago(DAYS_2) },
    { id: 'late', state: 'done', createdAt: ago(2 * DAYS_2), finishedAt: ago(1_000) },
    { id: 'running', state: 'running', createdAt: ago(2 * DAYS_2), finishedAt: null },
    { id: 'undoing', state: 'undoing', createdAt: ago(2 * DAYS_2), finishedAt: ago(2 * DAYS_2) },
  ] as const;
  await site.db.insert(memberImport).values(made.map((one) => ({ ...done, ...one })));
  const kinds = made.map(({ id }) => id);
  await site.db.insert(memberImportRow).values(kinds.map((importId) => ({ ...row, importId })));
  // More rows than one statement deletes.
  const long = Array.from({ length: 1_100 }, (_, i) => ({ ...row, importId: 'old', line: row.line + 1 + i }));
  for (const half of [long.slice(0, 550), long.slice(550)]) await site.db.insert(memberImportRow).values(half);
  const ours = [fresh, ...kinds];
  const left = async () => {
    const runs = await site.db.select({ id: memberImport.id }).from(memberImport).where(inArray(memberImport.id, ours));
    const rows = await site.db
      .select({ id: memberImportRow.importId, n: sql<number>`count(*)::int` })
      .from(memberImportRow)
      .where(inArray(memberImportRow.importId, ours))
      .groupBy(memberImportRow.importId);
    return { runs: runs.map(({ id }) => id).sort(), rows: Object.fromEntries(rows.map(({ id, n }) => [id, n])) };
  };

  await forgetOldImports(site.db, site.now());
  expect(await left()).toEqual({
    runs: [fresh, 'just-in-time', 'late', 'running', 'undoing'].sort(),
    rows: { [fresh]: 2, 'just-in-time': 1, late: 1, running: 1, undoing: 1 },
  });
  // People stay as they are.
  expect((await namesOf('忘一', '忘二')).sort()).toEqual(['忘一', '忘二']);
  await site.db.delete(memberImport).where(inArray(memberImport.id, kinds));
  await site.db.delete(memberImportRow).where(inArray(memberImportRow.importId, kinds));
});

test(
  'a long file is imported in the background with progress, and goes on where a dead server stopped',
  { timeout: 180_000 },
  async () => {
    const lines = Array.from({ length: 320 }, (_, i) => `长名单${i},W${i},2010-05,`);
    const started = await imported(lines);
    expect(started).toMatchObject({ applied: false, isRunning: true });
    const { importId } = started;
    expect(await query(importId)).toMatchObject({ state: 'running', done: 0, total: 320, report: null });
    const list = await site.send('GET', '/organizationMember/queryImportList', { visitor: people.boss2 });
    expect(list.body.data).toMatchObject({
      content: expect.arrayContaining([expect.objectContaining({ id: importId })]),
    });

    const elsewhere = await site.send('GET', '/organizationMember/queryImportList', { visitor: people.manager });
    expect(elsewhere.body.data).toEqual({ content: [] });

    // The server dies in the middle: every statement after the second chunk fails.
    let chunks = 0;
    const services = {
      ...site.services,
      publish: () => {
        chunks += 1;
        if (chunks === 2) throw new Error('the server is killed');
      },
    };
    await expect(runMemberImports({ db: site.db, services })).rejects.toThrow('the server is killed');
    const waiting = await site.db.$count(
      memberImportRow,
      and(eq(memberImportRow.importId, importId), isNull(memberImportRow.outcome)),
    );
    expect(waiting).toBe(280);
    // Another server waits for the lease to end.
    expect(await work()).toBe(0);
    const justOver = new Date(site.now().getTime() - 1);
    await site.db.update(memberImport).set({ leaseUntil: justOver }).where(eq(memberImport.id, importId));
    expect(await work()).toBe(1);
    expect(news.at(-1)).toEqual({ type: 'import', importId, done: 320, total: 320 });
    const { report, ...rest } = await query(importId);
    expect(rest).toMatchObject({ state: 'done', done: 320 });
    expect(report).toMatchObject({ applied: true, counts: { create: 320, error: 0 } });
    expect(report?.accounts.length).toBe(320);
    expect(
      new Set((await listOf(people.boss2, { keyword: '长名单' }, '?size=200')).content.map(({ no }) => no)).size,
    ).toBe(200);
  },
);
