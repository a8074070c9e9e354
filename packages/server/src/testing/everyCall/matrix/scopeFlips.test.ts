import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestApp } from '../../testApp.ts';
import type { MountedCall } from '../../testCalls.ts';
import type { Cell, Cells, Matrix } from './matrixCells.ts';

/** How many clauses of the row scope are removed; `npm run test:nightly` sets all. */
const CLAUSES = Number(process.env['SCOPE_CLAUSES'] ?? 2);

/** Reading calls that together evaluate every clause. */
const WITNESSES = [
  'GET /examPaperEnroll/queryById',
  'GET /member/queryById',
  'GET /memberDocument/queryById',
  'GET /teacherGroup/queryById',
  'GET /common/file/{fileName}',
  'GET /organization/queryById',
  'POST /app/queryList',
  'GET /message/read',
  // These change the rows they are shown, so they come last.
  'POST /teacherMember/setGroups',
  'POST /member/linkGuardian',
  'DELETE /common/file/{fileName}',
];

/** Clauses whose removal no cell can notice, with the reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  "organizationPredicate: actor.type !== 'teacher'":
    'who comes in here is a teacher, or manages the organization and sees its rows anyway',
  "predicateOf: actor.type === 'student'": 'no student is a guardian: the clause only spares a query',
  'memberRowScope: ofKind':
    'no owner has rows of another kind here; otherKinds.test.ts tries one in the calls of exams',
  'messageRowScope: eq(row.appId, appId)': 'the kit holds the app beside it; scope.test.ts tries the clause alone',
};

let folder: string;
let site: TestApp;
let matrix: Matrix;
let clauses: string[];
let takenOut: Set<number>;
let cameBy: Set<number>;
let calls: readonly MountedCall[];
let addressOf: (mounted: MountedCall) => string;
let firstRed: (cells: Cells) => Promise<Cell | null>;

/** Loads the whole server again, with a row scope whose clauses have switches. */
beforeAll(async () => {
  vi.resetModules();
  const switched = await import('./scopeClauses.ts');
  ({ takenOut, cameBy } = switched);
  const made = switched.switchedScope();
  ({ clauses } = made);
  folder = await mkdtemp(join(tmpdir(), 'aosai-scope-'));
  const path = join(folder, 'scope.ts');
  await writeFile(path, made.source);
  vi.doMock('../../../kit/scope.ts', () => import(path));
  const matrixCells = await import('./matrixCells.ts');
  ({ firstRed } = matrixCells);
  ({ CALLS: calls, addressOf } = await import('../calls.ts'));
  const { openAccessSite } = await import('../accessSite.ts');
  const { openTestApp } = await import('../../testApp.ts');
  site = await openTestApp();
  matrix = matrixCells.openMatrix(await openAccessSite(site));
}, 120_000);

afterAll(async () => {
  vi.doUnmock('../../../kit/scope.ts');
  vi.resetModules();
  await site.close();
  await rm(folder, { recursive: true });
});

function cellsOf(address: string): Cells {
  const mounted = calls.find((one) => addressOf(one) === address);
  if (!mounted) throw new Error(`${address} is not mounted`);
  const cells = matrix.through(site.send);
  return address.endsWith('List') ? cells.lists(mounted) : cells.rows(mounted);
}

test('S02: removing any clause of the row scope makes a cell red', async () => {
  const byWitness: [string, Set<number>][] = [];
  const red: (Cell | null)[] = [];
  for (const address of WITNESSES) {
    cameBy.clear();
    red.push(await firstRed(cellsOf(address)));
    byWitness.push([address, new Set(cameBy)]);
  }
  expect(red).toEqual(WITNESSES.map(() => null));

  const places = clauses.flatMap((what, place) => (what in UNSEEN ? [] : place));
  const length = Math.min(CLAUSES, places.length);
  const subsets = fc.shuffledSubarray(places, { minLength: length, maxLength: length });
  const unseen: string[] = [];
  for (const place of fc.sample(subsets, { numRuns: 1, seed: 7 })[0] ?? []) {
    takenOut.add(place);
    let cell: Cell | null = null;
    for (const [address, passed] of byWitness) if (passed.has(place)) cell ??= await firstRed(cellsOf(address));
    takenOut.clear();
    if (cell === null) unseen.push(clauses[place] ?? '');
  }
  expect(unseen).toEqual([]);
  expect(clauses).toEqual(expect.arrayContaining(Object.keys(UNSEEN)));
}, 600_000);
