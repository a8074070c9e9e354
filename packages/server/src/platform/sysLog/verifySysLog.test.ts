import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { Db, OpenDatabase } from '../../db/open.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { testServices } from '../../testing/testServices.ts';
import { verifySysLog } from './verifySysLog.ts';

const at = new Date('2026-11-21T08:00:00.000Z');
const actor = {
  kind: 'user',
  sessionId: 'S',
  userId: 'U1',
  isSuper: true,
  permissions: new Set<string>(),
  expiresAt: at,
} as const;

let opened: OpenDatabase;
let db: Db;
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  services = await testServices({ now: () => at });
});
afterAll(() => opened.close());

const write = (tx: Db, appId: string, target: string) =>
  writeSysLog(
    tx,
    { appId, actor, services, ip: '127.0.0.1' },
    { action: 'dict:update', target, diff: { before: { sort: 1 }, after: { sort: 2 } } },
  );

/** An app with this number of log entries. */
async function aLog(entries: number): Promise<string> {
  const appId = newId();
  for (let i = 1; i <= entries; i += 1) await write(db, appId, `T${i}`);
  return appId;
}

const whole = (entries: number) => ({ entries, unchained: 0, unproven: { entries: 0, first: [] }, fault: null });
const rowsOf = (appId: string) => db.select().from(sysLog).where(eq(sysLog.appId, appId)).orderBy(sysLog.seq);
const faultOf = async (appId: string) => {
  const { fault } = await verifySysLog(db, appId);
  return fault && `${fault.kind} ${fault.seq}`;
};
const atSeq = (appId: string, seq: number) => and(eq(sysLog.appId, appId), eq(sysLog.seq, seq));

test('an untouched log verifies, also an empty one', async () => {
  expect(await verifySysLog(db, await aLog(3))).toEqual(whole(3));
  expect(await verifySysLog(db, 'nobody')).toEqual(whole(0));
});

test('S35: a change to any column of any entry is found and named', async () => {
  const appId = await aLog(4);
  const changes: Record<keyof typeof sysLog.$inferSelect, Partial<typeof sysLog.$inferInsert>> = {
    appId: { appId: 'elsewhere' },
    id: { id: newId() },
    seq: { seq: 99 },
    at: { at: new Date(at.getTime() + 1) },
    actorKind: { actorKind: 'member' },
    actorId: { actorId: null },
    action: { action: 'dict:delete' },
    target: { target: 'T9' },
    diff: { diff: { before: { sort: 1 }, after: { sort: 3 } } },
    ip: { ip: null },
    prevHash: { prevHash: 'f'.repeat(64) },
    hash: { hash: 'f'.repeat(64) },
  };
  const named: Record<string, unknown> = {};
  for (const row of await rowsOf(appId)) {
    for (const [column, change] of Object.entries(changes)) {
      const changed = { appId: row.appId, id: row.id, ...change };
      await db.update(sysLog).set(change).where(atSeq(appId, row.seq));
      named[`${column} ${row.seq}`] = await faultOf(appId);
      await db
        .update(sysLog)
        .set(row)
        .where(and(eq(sysLog.appId, changed.appId), eq(sysLog.id, changed.id)));
    }
  }
  const isMoved = (column: string) => column === 'appId' || column === 'seq';
  expect(named).toEqual(
    Object.fromEntries(
      [1, 2, 3, 4].flatMap((seq) =>
        Object.keys(changes).map((column) => [`${column} ${seq}`, `${isMoved(column) ? 'missing' : 'changed'} ${seq}`]),
      ),
    ),
  );
  expect(await faultOf(appId)).toBeNull();
});

test('finds a missing entry, wherever it was and even if the numbering is closed up', async () => {
  const remove = async (seq: number, closesGap: boolean) => {
    const appId = await aLog(4);
    await db.delete(sysLog).where(atSeq(appId, seq));
    if (closesGap) {
      for (let next = seq + 1; next <= 4; next += 1)
        await db
          .update(sysLog)
          .set({ seq: next - 1 })
          .where(atSeq(appId, next));
    }
    return faultOf(appId);
  };
  expect(await remove(1, false)).toBe('missing 1');
  expect(await remove(2, false)).toBe('missing 2');
  expect(await remove(4, false)).toBe('missing 4');
  expect(await remove(2, true)).toBe('missing 2');
});

test('names an inserted entry and two that were swapped', async () => {
  const appId = await aLog(4);
  const [, second, third] = await rowsOf(appId);
  if (!second || !third) throw new Error('no rows');
  await db
    .update(sysLog)
    .set({ seq: sql`${sysLog.seq} + 100` })
    .where(and(eq(sysLog.appId, appId), inArray(sysLog.seq, [3, 4])));
  await db
    .update(sysLog)
    .set({ seq: sql`${sysLog.seq} - 99` })
    .where(and(eq(sysLog.appId, appId), inArray(sysLog.seq, [103, 104])));
  await db.insert(sysLog).values({ ...second, id: newId(), seq: 3, target: 'forged' });
  expect(await faultOf(appId)).toBe('changed 3');

  const swapped = await aLog(4);
  await db.update(sysLog).set({ seq: 100 }).where(atSeq(swapped, 2));
  await db.update(sysLog).set({ seq: 2 }).where(atSeq(swapped, 3));
  await db.update(sysLog).set({ seq: 3 }).where(atSeq(swapped, 100));
  expect(await faultOf(swapped)).toBe('swapped 2');
});

test('names a forged entry with a correct hash, which breaks the next link', async () => {
  const { entryHash } = await import('../../kit/audit/sysLogChain.ts');
  const appId = await aLog(3);
  const [first] = await rowsOf(appId);
  if (!first) throw new Error('no rows');
  await db.update(sysLog).set({ seq: 4 }).where(atSeq(appId, 3));
  await db.update(sysLog).set({ seq: 3 }).where(atSeq(appId, 2));
  const forged = { ...first, id: newId(), seq: 2, target: 'forged', prevHash: first.hash };
  await db.insert(sysLog).values({ ...forged, hash: entryHash(forged) });
  expect(await faultOf(appId)).toBe('inserted 2');
});

test('the head proves where the log ends', async () => {
  const appId = await aLog(2);
  await db
    .update(sysLogHead)
    .set({ hash: 'f'.repeat(64) })
    .where(eq(sysLogHead.appId, appId));
  expect(await faultOf(appId)).toBe('head 2');
  await db.delete(sysLogHead).where(eq(sysLogHead.appId, appId));
  expect(await faultOf(appId)).toBe('head 2');
});

test('entries older than the chain are valid only at its start', async () => {
  const appId = newId();
  const old = { appId, at, actorKind: 'user', actorId: 'U1', action: 'x:y', prevHash: '', hash: '' };
  await db.insert(sysLog).values([1, 2].map((seq) => ({ ...old, id: newId(), seq })));
  await db.insert(sysLogHead).values({ appId, seq: 2, hash: '0'.repeat(64) });
  await write(db, appId, 'T3');
  await write(db, appId, 'T4');
  expect(await verifySysLog(db, appId)).toEqual({ ...whole(4), unchained: 2 });
  await db.update(sysLog).set({ prevHash: '', hash: '' }).where(atSeq(appId, 3));
  expect(await faultOf(appId)).toBe('changed 3');
  await db.update(sysLog).set({ prevHash: '', hash: '' }).where(atSeq(appId, 4));
  expect(await faultOf(appId)).toBe('head 4');
});

test('fifty concurrent writers make one chain without gaps, and rollbacks leave none', async () => {
  const appId = newId();
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      db.transaction(async (tx) => {
        await write(tx, appId, `T${i}`);
        if (i % 10 === 9) throw new Error('the change was refused');
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect((await rowsOf(appId)).map(({ seq }) => seq)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
  expect(await verifySysLog(db, appId)).toEqual(whole(45));
});
