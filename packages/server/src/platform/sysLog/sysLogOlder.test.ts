import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { CHAIN_START } from '../../kit/audit/sysLogChain.ts';
import { testServices } from '../../testing/testServices.ts';
import { verifySysLog } from './verifySysLog.ts';

const at = new Date('2026-11-21T08:00:00.000Z');
const until = new Date('2026-12-01T00:00:00.000Z');

let opened: OpenDatabase;
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  services = await testServices({ now: () => at });
});
afterAll(() => opened.close());

/** The older encoding, as the log was written before. */
function canonicalBefore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonicalBefore);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, canonicalBefore(item)]),
  );
}

/** An app whose log the older version wrote, with one entry per diff. */
async function anOlderLog(diffs: readonly (Record<string, unknown> | null)[]): Promise<string> {
  const appId = newId();
  let prevHash = CHAIN_START;
  for (const [no, diff] of diffs.entries()) {
    const row = {
      id: newId(),
      seq: no + 1,
      at,
      actorKind: 'user',
      actorId: 'U1',
      action: 'x:y',
      target: 'T',
      ip: null,
    };
    const told = [
      prevHash,
      appId,
      row.id,
      row.seq,
      at.toISOString(),
      'user',
      'U1',
      'x:y',
      'T',
      canonicalBefore(diff),
      null,
    ];
    const hash = createHash('sha256').update(JSON.stringify(told)).digest('hex');
    await opened.db.insert(sysLog).values({ ...row, appId, diff, prevHash, hash });
    prevHash = hash;
  }
  await opened.db.insert(sysLogHead).values({ appId, seq: diffs.length, hash: prevHash });
  return appId;
}

const writeNow = (appId: string, diff: Record<string, unknown>) =>
  writeSysLog(
    opened.db,
    { appId, actor: { kind: 'anonymous' }, services, ip: '::1' },
    { action: 'x:y', target: 'T', diff },
  );

const atSeq = (appId: string, seq: number) => and(eq(sysLog.appId, appId), eq(sysLog.seq, seq));
const withDiff = async (appId: string, seq: number, diff: Record<string, unknown>) => {
  await opened.db.update(sysLog).set({ diff }).where(atSeq(appId, seq));
  const { fault, unproven } = await verifySysLog(opened.db, appId);
  return fault ? `${fault.kind} ${fault.seq}` : unproven.first.map(({ seq: no, paths }) => `${no} ${paths.join(' ')}`);
};

test('reports an older entry with an instant as unproven, not as changed, and continues the log', async () => {
  const blacklisted = { before: { reason: '刷分', until }, after: { reason: '刷分', until: null } };
  const appId = await anOlderLog([{ after: { sort: 1 } }, blacklisted, null]);
  await writeNow(appId, { after: { until } });
  const [, second] = await opened.db.select().from(sysLog).where(eq(sysLog.appId, appId)).orderBy(sysLog.seq);
  expect(await verifySysLog(opened.db, appId)).toEqual({
    entries: 4,
    unchained: 0,
    unproven: { entries: 1, first: [{ seq: 2, id: second?.id, paths: ['/before/until'] }] },
    fault: null,
  });
});

test('proves an instant hashed as text, also next to one that was not', async () => {
  const appId = await anOlderLog([{ openAt: until.toISOString(), list: [{ endAt: until }, until.toISOString()] }]);
  expect((await verifySysLog(opened.db, appId)).unproven.first).toMatchObject([{ paths: ['/list/0/endAt'] }]);
});

test('S35: names any other change in an older entry', async () => {
  const diff = { before: {}, after: { reason: '刷分', until: until.toISOString() } };
  const written = { ...diff, after: { ...diff.after, until } };
  const later = '2027-01-01T00:00:00.000Z';
  const appId = await anOlderLog([written, { sort: 1, from: later }]);
  expect({
    reason: await withDiff(appId, 1, { ...diff, after: { ...diff.after, reason: '误封' } }),
    dropped: await withDiff(appId, 1, { ...diff, after: { reason: '刷分' } }),
    added: await withDiff(appId, 1, { ...diff, extra: later }),
    noInstant: await withDiff(appId, 1, { ...diff, after: { ...diff.after, until: '2027-01-01' } }),
    instant: await withDiff(appId, 1, { ...diff, after: { ...diff.after, until: later } }),
    textOfAnother: await withDiff(appId, 2, { sort: 1, from: until.toISOString() }),
  }).toEqual({
    reason: 'changed 1',
    dropped: 'changed 1',
    added: 'changed 1',
    noInstant: 'changed 1',
    instant: ['1 /after/until'],
    textOfAnother: 'changed 2',
  });
});

test('S35: no entry of the current version passes for an older one', async () => {
  const appId = newId();
  await writeNow(appId, { before: {}, after: { until } });
  expect(await withDiff(appId, 1, { before: until.toISOString(), after: { until } })).toBe('changed 1');
  expect(await withDiff(appId, 1, { before: {}, after: { until: '2027-01-01T00:00:00.000Z' } })).toBe('changed 1');
  expect(await withDiff(appId, 1, { before: {}, after: { until } })).toEqual([]);
});

test('any older log is verified, with only its instants unproven', async () => {
  const { diff } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, undefined, true, -0, 1e21, '2026-11-21T08:00:00.000Z', '刷分'),
      fc.double(),
      fc.string(),
      fc.date({ noInvalidDate: true }),
      fc.array(tie('value')),
      tie('diff'),
    ),
    diff: fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  }));
  /** No older log holds NUL, which no database stores, and none has a diff with ten instants or more. */
  const wasWritten = (value: unknown) => {
    const text = JSON.stringify(value);
    return !text.includes('\\u0000') && text.split('Z"').length <= 10;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(diff.filter(wasWritten), { minLength: 1, maxLength: 4 }), async (diffs) => {
      const appId = await anOlderLog(diffs as Record<string, unknown>[]);
      expect(await verifySysLog(opened.db, appId)).toMatchObject({ entries: diffs.length, fault: null });
    }),
    { numRuns: 40 },
  );
});

test('counts hundreds of unproven entries and names the first twenty', async () => {
  const appId = await anOlderLog(Array.from({ length: 200 }, () => ({ until })));
  const { fault, unproven } = await verifySysLog(opened.db, appId);
  expect([fault, unproven.entries, unproven.first.map(({ seq }) => seq)]).toEqual([
    null,
    200,
    Array.from({ length: 20 }, (_, no) => no + 1),
  ]);
});
