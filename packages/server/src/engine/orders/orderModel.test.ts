import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { type Act, ACTS, OrderRun, type Step } from './testing/orderRun.ts';
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

const PAID = ['open', 'pay', 'notice'] as const;
/** How far an order has come before chance takes over: without these few runs would get as far as money. */
const BEGINNINGS: readonly (readonly Act[])[] = [
  [],
  ['open'],
  ['open', 'pay'],
  PAID,
  ['open', 'cancel', 'payClosed'],
  ['open', 'cancel', 'payClosed', 'closedRefund', 'notice'],
  ['open', 'halfHour', 'pay'],
  [...PAID, 'applyQuit'],
  [...PAID, 'day', 'applyQuit', 'pass'],
  [...PAID, 'force'],
  [...PAID, 'force', 'slowRefund', 'refund'],
  [...PAID, 'force', 'closedRefund', 'refund'],
  [...PAID, 'force', 'abnormalRefund', 'refund'],
];
/** The last step of a beginning may be the one in which the server is killed. */
const beginning: fc.Arbitrary<Step[]> = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.option(fc.nat(12), { freq: 1 }))
  .map(([acts, killAt]) => acts.map((act, at) => ({ act, killAt: at === acts.length - 1 ? killAt : null })));
const steps = fc.tuple(beginning, fc.array(step, { maxLength: 7 })).map(([first, rest]) => [...first, ...rest]);

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
