import { todaysShare } from '@aosai/api/kit/todaysShare';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshStatistics } from '../../../db/statistics.ts';
import { openTestApp, type TestApp } from '../../testApp.ts';
import { RULES } from '../accessFiles.ts';
import { OWNERS } from '../accessPeople.ts';
import { openAccessSite } from '../accessSite.ts';
import { addressOf, CALLS, CALLS_WITH_LISTS, CALLS_WITH_ROWS, ruleOf } from '../calls.ts';
import { type AccessFlip, aloneContract, flipsOf } from './accessFlips.ts';
import { type Cell, type Cells, firstRed, type Matrix, type MatrixCells, openMatrix } from './matrixCells.ts';

/** Flips tried per mount; `npm run test:nightly` sets all. */
const FLIPS = Number(process.env['ACCESS_FLIPS'] ?? 1);

let site: TestApp;
let matrix: Matrix;
let cells: MatrixCells;
beforeAll(async () => {
  site = await openTestApp({
    judgeStatus: () => ({
      available: true,
      level: 'L3',
      layers: [],
      compilers: [],
      slots: 1,
      stepping: 'ready',
      problems: [],
    }),
  });
  matrix = openMatrix(await openAccessSite(site));
  cells = matrix.through(site.send);
});
// As in the running server; without statistics, lists scan all rows for each row.
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

test('S02: every mounted call has a rule in its resource’s access file, and every rule has a mounted call', () => {
  const ruled = [...RULES].map(([address, { resource }]) => `${resource}: ${address}`);
  const mounted = CALLS.map((call) => `${call.name.split('.')[0] ?? ''}: ${addressOf(call)}`);
  expect(ruled.toSorted()).toEqual([...new Set(mounted)].toSorted());
});

/** One test per resource, so that none takes long. */
const BY_RESOURCE = [...Map.groupBy(CALLS, ({ name }) => name.split('.')[0] ?? '')];

test.each(BY_RESOURCE)('S03: every mount of %s admits the callers of its rule, and nobody else', async (_, calls) => {
  await expectAsRuled(...calls.map((mounted) => cells.doors(mounted)));
});

// Every caller x every owner: a twelfth of the calls a day, nightly all. S33 needs those that show mobile numbers.
const SHOWING_MOBILES = CALLS_WITH_ROWS.filter((mounted) => ruleOf(mounted).showsMobileTo);
test.each([...new Set([...SHOWING_MOBILES, ...todaysShare(CALLS_WITH_ROWS, 24)])])(
  'S02: $method $path shows each caller the rows of its rule',
  async (mounted) => {
    await expectAsRuled(cells.rows(mounted));
  },
);

test('S44: calls that name a person state whom each caller reaches, or why not', () => {
  const naming = CALLS.filter(({ name, call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const fields = name.startsWith('member.') ? /^(ids?|memberIds?)$/ : /^memberIds?$/;
    return shapes.some(({ properties = {} }) => Object.keys(properties).some((field) => fields.test(field)));
  });
  const bare = naming.filter((mounted) => !ruleOf(mounted).rows && !ruleOf(mounted).list);
  const excused = CALLS.filter((mounted) => ruleOf(mounted).noCells);
  expect(bare.map(addressOf).toSorted()).toEqual(excused.map(addressOf).toSorted());
});

test('S44: the matrix tries a person who is only invited', () => {
  expect(OWNERS).toContain('invited');
});

test.each(CALLS_WITH_LISTS)('S02: $method $path lists each caller the rows of its rule', async (mounted) => {
  await expectAsRuled(cells.lists(mounted));
});

test('S33: whole mobile numbers are sent only to their owner, and to the office in a single view', () => {
  const allowed = CALLS.flatMap((mounted) =>
    (ruleOf(mounted).showsMobileTo ?? []).map((caller) => `${addressOf(mounted)} ${caller}`),
  );
  expect([...matrix.mobilesShown].toSorted()).toEqual(allowed.toSorted());
});

function some(flips: readonly AccessFlip[]): AccessFlip[] {
  const length = Math.min(FLIPS, flips.length);
  const subsets = fc.shuffledSubarray([...flips], { minLength: length, maxLength: length });
  return fc.sample(subsets, { numRuns: 1, seed: 7 })[0] ?? [];
}

test('S03: a mount that is alone on the site has no red cell under its own contract', async () => {
  const red: (Cell | null)[] = [];
  for (const mounted of CALLS.filter((_, place) => place % 20 === 0)) {
    const cells = matrix.through(site.sendWhere(aloneContract(mounted)));
    red.push(await firstRed(cells.doors(mounted)));
  }
  expect(red.filter((cell) => cell !== null)).toEqual([]);
});

test.each(BY_RESOURCE)('S03: changing the access of any one mount of %s makes a cell red', async (_, calls) => {
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
