import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaks } from '../../resources/testing/served.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import type { MountedCall } from '../../testing/testCalls.ts';
import { textOfFile } from '../../testing/textOfFile.ts';
import type { AccessSite, Input } from '../accessOf.ts';
import { type Caller, CALLERS, type Owner } from '../accessPeople.ts';
import { openAccessSite } from '../accessSite.ts';
import { askMounted } from '../askMounted.ts';
import { CALLS, isWrite, namingRow, ownSampleOf, rowNameOf, sampleOf } from '../calls.ts';
import { type CanaryRows, canaryOrders, familyStrings, officeStrings } from './canaryOrders.ts';

/** Whatever tells of orders, of what was bought with them, of files and of what was done. */
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
/** Anyone who may change something here only reads: the strings are to be there for the next one. */
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

/** As a reader asks who knows the owner's ids: the row is named wherever the call takes one. */
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
  // What is watched for is there.
  officer: ALL,
  super: ALL,
  foreignSuper: [],
};

// A test for each of them: together they ask some thousand times, which no test's time is for.
test.each(CALLERS)('S02: of orders, payments, evidence and bills %s hears what is theirs', async (caller) => {
  expect(await heardBy(caller)).toEqual(HEARD[caller]);
});
