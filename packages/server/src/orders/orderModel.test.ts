import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { endsWell, HANGS_MS, ORDER_RUNS, tryEverySale } from '../testing/orders/everySale.ts';
import { cardSale } from '../testing/orders/sale.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open = () => cardSale(database.db);

test(
  'S06: whatever happens, each order ends with one card or its money back, killed servers included',
  async () => {
    expect(await tryEverySale(database.db, open, ORDER_RUNS)).toEqual(ORDER.values);
  },
  Math.max(HANGS_MS, ORDER_RUNS * 500),
);

test('the order model finds money left behind when the sweep is off', async () => {
  const { failed } = await fc.check(endsWell(database.db, open, { sweeps: false }), {
    numRuns: 200,
    endOnFailure: true,
  });
  expect(failed).toBe(true);
});
