import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshStatistics } from '../../db/statistics.ts';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { isTried } from '../../testing/testCalls.ts';
import { RULES } from '../accessFiles.ts';
import { OWNERS } from '../accessPeople.ts';
import { openAccessSite } from '../accessSite.ts';
import { addressOf, CALLS, CALLS_WITH_LISTS, CALLS_WITH_ROWS, ruleOf } from '../calls.ts';
import { type AccessFlip, aloneContract, flipsOf } from './accessFlips.ts';
import { type Cell, type Cells, firstRed, type Matrix, type MatrixCells, openMatrix } from './matrixCells.ts';

/** How many flips of each mount are tried; `npm run test:faults` has them all. */
const FLIPS = Number(process.env['ACCESS_FLIPS'] ?? 1);

let site: TestApp;
let matrix: Matrix;
let cells: MatrixCells;
beforeAll(async () => {
  site = await openTestApp({
    judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] }),
  });
  matrix = openMatrix(await openAccessSite(site));
  cells = matrix.through(site.send);
});
// As the running server does: without statistics a list reads all rows for each one.
beforeEach(async () => {
  await refreshStatistics(site.db);
});
afterAll(() => site.close());

async function expectAsRuled(...generators: Cells[]): Promise<void> {
  const found: string[] = [];
  const expected: string[] = [];
  for (const generator of generators) {
    for await (const cell of generator) {
      found.push(`${cell.at}: ${cell.found}`);
      expected.push(`${cell.at}: ${cell.expected}`);
    }
  }
  expect(found).toEqual(expected);
}

test('S02: every mounted call has a rule beside its resource, and every rule is of a mounted call', () => {
  const ruled = [...RULES].map(([address, { resource }]) => `${resource}: ${address}`);
  const mounted = CALLS.map((call) => `${call.name.split('.')[0] ?? ''}: ${addressOf(call)}`);
  expect(ruled.toSorted()).toEqual([...new Set(mounted)].toSorted());
});

/** One test for each resource, so that none takes long. */
const BY_RESOURCE = [...Map.groupBy(CALLS.filter(isTried), ({ name }) => name.split('.')[0] ?? '')];

test.each(BY_RESOURCE)('S03: every mount of %s opens to whom its rule names, and to nobody else', async (_, calls) => {
  await expectAsRuled(...calls.map((mounted) => cells.doors(mounted)));
});

test.each(CALLS_WITH_ROWS.filter(isTried))(
  'S02: $method $path shows each caller the rows of its rule',
  async (mounted) => {
    await expectAsRuled(cells.rows(mounted));
  },
);

test('S44: a call that names a person has its cells, the one with a pending link among them', () => {
  const naming = CALLS.filter(({ name, call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const fields = name.startsWith('member.') ? /^(ids?|memberIds?)$/ : /^memberIds?$/;
    return shapes.some(({ properties = {} }) => Object.keys(properties).some((field) => fields.test(field)));
  });
  const bare = naming.filter((mounted) => !ruleOf(mounted).rows && !ruleOf(mounted).list);
  const excused = CALLS.filter((mounted) => ruleOf(mounted).noCells);
  expect(bare.map(addressOf).toSorted()).toEqual(excused.map(addressOf).toSorted());
  expect(OWNERS).toContain('invited');
});

test.each(CALLS_WITH_LISTS.filter(isTried))(
  'S02: $method $path lists each caller the rows of its rule',
  async (mounted) => {
    await expectAsRuled(cells.lists(mounted));
  },
);

test('S33: only its owner, and the office in a single view, get a whole mobile number in any answer', () => {
  const allowed = CALLS.filter(isTried).flatMap((mounted) =>
    (ruleOf(mounted).showsMobileTo ?? []).map((caller) => `${addressOf(mounted)} ${caller}`),
  );
  expect([...matrix.mobilesShown].toSorted()).toEqual(allowed.toSorted());
});

function some(flips: readonly AccessFlip[]): AccessFlip[] {
  const length = Math.min(FLIPS, flips.length);
  const subsets = fc.shuffledSubarray([...flips], { minLength: length, maxLength: length });
  return fc.sample(subsets, { numRuns: 1, seed: 7 })[0] ?? [];
}

test('S03: a mount that is alone on the site turns no cell red as the contract has it', async () => {
  const red: (Cell | null)[] = [];
  for (const mounted of CALLS.filter((_, place) => place % 20 === 0)) {
    const cells = matrix.through(site.sendWhere(aloneContract(mounted)));
    red.push(await firstRed(cells.doors(mounted)));
  }
  expect(red.filter((cell) => cell !== null)).toEqual([]);
});

test.each(BY_RESOURCE)('S03: flipping the access of any one mount of %s turns a cell red', async (_, calls) => {
  const unseen: string[] = [];
  let tried = 0;
  for (const mounted of calls) {
    for (const { what, contract } of some(flipsOf(mounted))) {
      tried += 1;
      const flipped = matrix.through(site.sendWhere(contract));
      if ((await firstRed(flipped.doors(mounted))) === null) unseen.push(`${addressOf(mounted)}: ${what}`);
    }
  }
  expect(unseen).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(calls.length);
});
