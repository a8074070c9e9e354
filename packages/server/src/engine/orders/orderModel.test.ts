import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { ACTS, OrderRun, type Step } from './testing/orderRun.ts';
import { orderWorld } from './testing/orderWorld.ts';

/** `npm run test:faults` tries many more. */
const RUNS = Number(process.env['ORDER_RUNS'] ?? 300);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...ACTS),
  killAt: fc.option(fc.nat(12), { freq: 3 }),
});
/** Runs that get as far as money are the ones that tell something. */
const steps = fc
  .tuple(fc.boolean(), fc.array(step, { maxLength: 9 }))
  .map(([isBegun, rest]) =>
    isBegun ? [{ act: 'open' as const, killAt: null }, { act: 'pay' as const, killAt: null }, ...rest] : rest,
  );

const ends = (sweeps: boolean) =>
  fc.asyncProperty(steps, async (all) => {
    const run = new OrderRun(await orderWorld(database.db), database.db);
    await run.go(all);
    await run.settle(sweeps);
    expect(await run.faults()).toEqual([]);
  });

test(
  'S06: whatever happens to an order, killed servers included, it ends with one card or its money back',
  async () => {
    await fc.assert(ends(true), { numRuns: RUNS });
  },
  Math.max(60_000, RUNS * 500),
);

test('the same without the sweep leaves money behind, which this test sees', async () => {
  const { failed } = await fc.check(ends(false), { numRuns: 200, endOnFailure: true });
  expect(failed).toBe(true);
});
