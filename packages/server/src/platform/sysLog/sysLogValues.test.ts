import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { writeSysLog } from '../../kit/audit/sysLog.ts';
import { testServices } from '../../testing/testServices.ts';
import { verifySysLog } from './verifySysLog.ts';

let opened: OpenDatabase;
let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  services = await testServices();
});
afterAll(() => opened.close());

const write = (appId: string, target: string, diff: Record<string, unknown>) =>
  writeSysLog(
    opened.db,
    { appId, actor: { kind: 'anonymous' }, services, ip: '127.0.0.1' },
    { action: 'x:y', target, diff },
  );

const whole = (entries: number) => ({ entries, unchained: 0, unproven: { entries: 0, first: [] }, fault: null });

/** Text that JSON escapes, that databases refuse or normalize, or that is special as an object key. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\uD800',
    'a\uDFFF\0b',
    '\u2028',
    'é',
    'e\u0301',
    '\uFFFD',
    '\\u0000',
    '"',
    '__proto__',
    '10',
    '9',
  ),
);

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    oddText,
    fc.double(),
    fc.constantFrom(-0, 5e-324, Number.MAX_VALUE, 1e21, 2 ** 53 + 2, 0.1 + 0.2, null, undefined, true, false),
    fc.bigInt(),
    fc.date({ noInvalidDate: false }),
    fc.constantFrom(
      Symbol('s'),
      () => 'f',
      new Map([['a', 1]]),
      new Set([1]),
      /x/u,
      new URL('http://a.b/'),
      Buffer.from('a'),
    ),
    fc.array(tie('value')),
    fc.dictionary(oddText, tie('value')),
  ),
})).value;

test('whatever a diff and a target contain, the log verifies and the entry is readable', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(oddText, fc.dictionary(oddText, anyValue)), { minLength: 1, maxLength: 8 }),
      async (entries) => {
        const appId = newId();
        for (const [target, diff] of entries) await write(appId, target, diff);
        expect(await verifySysLog(opened.db, appId)).toEqual(whole(entries.length));
      },
    ),
    { numRuns: 60 },
  );
});

test('an instant is stored as text, and a change by a millisecond is found', async () => {
  const appId = newId();
  await write(appId, 'B1', { after: { until: new Date('2026-12-01T00:00:00.000Z') }, before: null });
  const ofApp = eq(sysLog.appId, appId);
  expect((await opened.db.select().from(sysLog).where(ofApp))[0]?.diff).toEqual({
    after: { until: '2026-12-01T00:00:00.000Z' },
    before: null,
  });
  expect(await verifySysLog(opened.db, appId)).toEqual(whole(1));
  await opened.db
    .update(sysLog)
    .set({ diff: sql`jsonb_set(diff, '{after,until}', '"2026-12-01T00:00:00.001Z"')` })
    .where(ofApp);
  expect((await verifySysLog(opened.db, appId)).fault).toMatchObject({ kind: 'changed', seq: 1 });
});
