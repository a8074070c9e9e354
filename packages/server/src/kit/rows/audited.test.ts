import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { gradePin } from '../../db/schema/teaching.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import type { CallContext } from '../context.ts';
import { audited } from './audited.ts';

let site: TestApp;
let context: CallContext;
beforeAll(async () => {
  site = await openTestApp();
  const { db, services } = site;
  context = { db, appId: site.people.appId, services, ip: '::1', actor: { kind: 'anonymous' } } as CallContext;
});
afterAll(() => site.close());

const pin = (tx: Db, personId: string) =>
  tx.insert(gradePin).values({ appId: context.appId, personId, gradeId: newId(), at: context.services.now() });
const pins = (personId: string) =>
  site.db.$count(gradePin, and(eq(gradePin.appId, context.appId), eq(gradePin.personId, personId)));
const entries = (action: string) =>
  site.db
    .select({ target: sysLog.target, diff: sysLog.diff })
    .from(sysLog)
    .where(and(eq(sysLog.appId, context.appId), eq(sysLog.action, action)))
    .orderBy(sysLog.seq);

test('act: returns the answer and logs one entry per changed row', async () => {
  const answer = await audited(context, 'test:each', async (tx, inside) => {
    expect(inside.db).toBe(tx);
    await pin(tx, 'each');
    return { answer: 2, told: [{ target: 'a' }, { target: 'b', diff: { after: { done: true } } }] };
  });
  expect([answer, await pins('each')]).toEqual([2, 1]);
  expect(await entries('test:each')).toEqual([
    { target: 'a', diff: null },
    { target: 'b', diff: { after: { done: true } } },
  ]);
});

test('act: rolls back both change and entry when it fails', async () => {
  const failing = audited(context, 'test:fails', async (tx) => {
    await pin(tx, 'fails');
    throw new TypeError('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([await pins('fails'), await entries('test:fails')]).toEqual([0, []]);
});

test('act: rolls back when the log entry cannot be written', async () => {
  const circular = { target: 'x', diff: { after: { cycle: {} as Record<string, unknown> } } };
  circular.diff.after.cycle['self'] = circular.diff.after.cycle;
  const unwritten = audited(context, 'test:unwritten', async (tx) => {
    await pin(tx, 'unwritten');
    return { told: circular };
  });
  await expect(unwritten).rejects.toThrow('circular');
  expect(await pins('unwritten')).toBe(0);
});

test('act: logs nothing when there was nothing to do', async () => {
  await audited(context, 'test:nothing', async () => ({ told: [] }));
  expect(await entries('test:nothing')).toEqual([]);
});
