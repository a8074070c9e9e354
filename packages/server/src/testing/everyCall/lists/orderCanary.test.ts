import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaks } from '../../stages/served.ts';
import { openTestApp, type TestApp } from '../../testApp.ts';
import type { MountedCall } from '../../testCalls.ts';
import { textOfFile } from '../../textOfFile.ts';
import type { AccessSite, Input } from '../accessOf.ts';
import { type Caller, CALLERS, type Owner } from '../accessPeople.ts';
import { openAccessSite } from '../accessSite.ts';
import { askMounted } from '../askMounted.ts';
import { CALLS, isWrite, namingRow, ownSampleOf, rowNameOf, sampleOf } from '../calls.ts';
import { type CanaryRows, canaryOrders, familyStrings, officeStrings } from './canaryOrders.ts';

/** Resources about orders, what they buy, files and the log. */
const RESOURCES = new Set([
  'membershipOrder',
  'memberOrder',
  'memberMembership',
  'examEnroll',
  'gradeEnroll',
  'file',
  'sysLog',
  'message',
  'desk',
]);
const OWNERS = ['student', 'classmate'] as const satisfies readonly Owner[];
/** These callers only send reads, so that the strings stay in place. */
const READERS = new Set<Caller>(['student', 'parent', 'officer', 'super']);
const WATCHED = OWNERS.flatMap((owner) => [...familyStrings(owner), ...officeStrings(owner)]);

let app: TestApp;
let site: AccessSite;
const rows = new Map<Owner, CanaryRows>();
beforeAll(async () => {
  app = await openTestApp();
  site = await openAccessSite(app);
  for (const owner of OWNERS) rows.set(owner, await canaryOrders(site, owner));
});
afterAll(() => app.close());

/** As sent by a reader who knows the owner's ids: names the row wherever the call takes one. */
function inputOf(mounted: MountedCall, caller: Caller, owner: Owner): Input {
  const { kind, field } = rowNameOf(mounted);
  const { properties = {} } = z.toJSONSchema(mounted.call.input, { io: 'input', unrepresentable: 'any' });
  const id = rows.get(owner)?.[kind];
  const named = id !== undefined && field in properties ? namingRow(field, id) : {};
  if (mounted.call.list) return { size: 200, ...ownSampleOf(mounted, site, caller), ...named };
  return { ...sampleOf(mounted, site, caller), ...named };
}

async function heardBy(caller: Caller): Promise<string[]> {
  const said: string[] = [];
  for (const mounted of CALLS) {
    const isFirst = mounted.method === mounted.call.methods[0];
    if (!isFirst || !RESOURCES.has(mounted.name.split('.')[0] ?? '')) continue;
    if (READERS.has(caller) && isWrite(mounted)) continue;
    for (const owner of OWNERS) {
      const reply = await askMounted(site, app.send, { mounted, caller, input: inputOf(mounted, caller, owner) });
      said.push(JSON.stringify(reply.body), reply.bytes ? await textOfFile(reply.bytes) : '');
    }
  }
  return leaks(said.join('\n'), WATCHED).toSorted();
}

const FAMILY = familyStrings('student').toSorted();
const ALL = WATCHED.toSorted();
const HEARD: Record<Caller, string[]> = {
  anonymous: [],
  student: FAMILY,
  parent: FAMILY,
  teacher: [],
  manager: [],
  otherManager: [],
  clerk: [],
  // Proves that the strings are there.
  officer: ALL,
  super: ALL,
  foreignSuper: [],
};

// One test per caller, since all together make some thousand calls, too long for one test.
test.each(CALLERS)('S02: %s sees only their own orders, payments, evidence and bills', async (caller) => {
  expect(await heardBy(caller)).toEqual(HEARD[caller]);
});
