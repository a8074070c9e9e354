import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { type AccessFlip, aloneContract, flipsOf } from './accessFlips.ts';
import { type Cell, type Cells, firstRed, type Matrix, type MatrixCells, openMatrix } from './matrixCells.ts';
import { OWNERS } from './matrixPeople.ts';
import { addressOf, CALLS, CALLS_WITH_LISTS, CALLS_WITH_ROWS, ruleOf, RULES } from './rules/rules.ts';

/** How many flips of each mount are tried; `npm run test:faults` has them all. */
const FLIPS = Number(process.env['ACCESS_FLIPS'] ?? 1);

let site: TestApp;
let matrix: Matrix;
let cells: MatrixCells;
beforeAll(async () => {
  site = await openTestApp({
    judgeStatus: () => ({ available: true, level: 'L3', layers: [], compilers: [], slots: 1, problems: [] }),
  });
  matrix = await openMatrix(site);
  cells = matrix.through(site.send);
}, 60_000);
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

test('S02: every call of the catalogue that is mounted has a rule, and every rule is mounted', () => {
  expect([...RULES.keys()].toSorted()).toEqual([...new Set(CALLS.map(addressOf))].toSorted());
});

test('S03: every mount opens to whom its rule names, and to nobody else', async () => {
  await expectAsRuled(...CALLS.map((mounted) => cells.doors(mounted)));
}, 120_000);

test.each(CALLS_WITH_ROWS)('S02: $method $path shows each caller the rows of its rule', async (mounted) => {
  await expectAsRuled(cells.rows(mounted));
});

/** Calls whose members are none that the caller chooses freely: why no cell of theirs can open a pending link. */
const NAMED_WITHOUT_ROWS: Readonly<Record<string, string>> = {
  'memberDocument.create': 'the own papers, or anybody’s by the office (memberRecords.test.ts)',
  'minors.consent': 'a guardian for a linked child (minors.test.ts)',
  'minors.withdrawConsent': 'a guardian for a linked child (minors.test.ts)',
  'minors.eraseMine': 'a guardian for a linked child (minors.test.ts)',
  'member.exportPwd': 'a list without the row is refused as an empty one (annexation.test.ts)',
};

test('S44: a call that names a person has its cells, the one with a pending link among them', () => {
  const naming = CALLS.filter(({ name, call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const fields = name.startsWith('member.') ? /^(ids?|memberIds?)$/ : /^memberIds?$/;
    return shapes.some(({ properties = {} }) => Object.keys(properties).some((field) => fields.test(field)));
  });
  const bare = naming.filter((mounted) => !ruleOf(mounted).rows && !ruleOf(mounted).list);
  expect([...new Set(bare.map(({ name }) => name))].toSorted()).toEqual(Object.keys(NAMED_WITHOUT_ROWS).toSorted());
  expect(OWNERS).toContain('invited');
});

test.each(CALLS_WITH_LISTS)('S02: $method $path lists each caller the rows of its rule', async (mounted) => {
  await expectAsRuled(cells.lists(mounted));
});

test('S33: of all these answers, a whole mobile number stands only where its owner or the office looks at one person', () => {
  const detail = ['officer', 'parent', 'student', 'super', 'teacher'].map(
    (caller) => `GET /member/queryById ${caller}`,
  );
  // What the platform holds about oneself, or about one's child.
  const own = ['parent', 'student', 'teacher'].map((caller) => `GET /member/exportMine ${caller}`);
  expect([...matrix.mobilesShown].toSorted()).toEqual([...own, ...detail]);
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

test('S03: whoever flips the access of any one mount turns a cell of it red', async () => {
  const unseen: string[] = [];
  let tried = 0;
  for (const mounted of CALLS) {
    for (const { what, contract } of some(flipsOf(mounted))) {
      tried += 1;
      const cells = matrix.through(site.sendWhere(contract));
      if ((await firstRed(cells.doors(mounted))) === null) unseen.push(`${addressOf(mounted)}: ${what}`);
    }
  }
  expect(unseen).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(CALLS.length);
}, 120_000);
