import { and, asc, eq, gt } from 'drizzle-orm';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sysLog, sysLogHead } from '../../../db/schema/platform.ts';
import { openTestApp, type TestApp } from '../../testApp.ts';
import { ACCESSES, accessOfCall } from '../accessFiles.ts';
import type { AccessSite, Write } from '../accessOf.ts';
import { openAccessSite } from '../accessSite.ts';
import { namingRow, rowNameOf, ruleOf, sampleOf } from '../calls.ts';
import { actionOf, officeWrites } from './officeWrites.ts';

let app: TestApp;
let site: AccessSite;
beforeAll(async () => {
  app = await openTestApp();
  site = await openAccessSite(app);
});
afterAll(() => app.close());

const audited = ACCESSES.flatMap(({ resource, audited: plain = [], prepared = {} }) =>
  [...plain, ...Object.keys(prepared)].map((action) => `${resource}.${action}`),
);

/** The mount with a prefix, if there is one. */
function mountOf(name: string) {
  const mounts = officeWrites.filter((call) => call.name === name);
  const mounted = mounts.find(({ group }) => group !== '') ?? mounts[0];
  if (!mounted) throw new Error(`${name} is no write of the office`);
  return mounted;
}

async function writeOf(name: string): Promise<Write> {
  const { access, action } = accessOfCall(name);
  const prepared = access.prepared?.[action];
  if (prepared) return prepared(site);
  const mounted = mountOf(name);
  const sample = sampleOf(mounted, site, 'super');
  if (!ruleOf(mounted).rows) return { input: sample };
  const { kind, field } = rowNameOf(mounted);
  return { input: { ...sample, ...namingRow(field, await site.rowId(kind, 'student')) } };
}

async function lastSeq(): Promise<number> {
  const [head] = await app.db.select().from(sysLogHead).where(eq(sysLogHead.appId, app.people.appId));
  return head?.seq ?? 0;
}

test.each(audited)('%s writes one log entry', async (name) => {
  const { input, by = 'super' } = await writeOf(name);
  const before = await lastSeq();
  const { method, path } = mountOf(name);
  const content = input instanceof FormData ? { form: input } : { body: input };
  const { status, body } = await app.send(method, path, { visitor: site.visitors[by], ...content });
  expect(body.message).toBeUndefined();
  expect(status).toBe(200);
  const entries = await app.db
    .select({ action: sysLog.action })
    .from(sysLog)
    .where(and(eq(sysLog.appId, app.people.appId), gt(sysLog.seq, before)))
    .orderBy(asc(sysLog.seq));
  expect(entries).toEqual([{ action: actionOf(name) }]);
});

test('every write of the back office and of schools has one audit test, here or in the named file', () => {
  const elsewhere = ACCESSES.flatMap(({ resource, auditedIn = {} }) =>
    Object.entries(auditedIn).map(([action, file = '']) => ({ name: `${resource}.${action}`, file })),
  );
  const names = [...new Set(officeWrites.map(({ name }) => name))];
  expect([...audited, ...elsewhere.map(({ name }) => name)].toSorted()).toEqual(names.toSorted());
  const unseen = elsewhere.filter(({ name, file }) => {
    const path = join(import.meta.dirname, '../../..', file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${actionOf(name)}'`);
  });
  expect(unseen).toEqual([]);
});
