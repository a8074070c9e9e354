import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { HANGS_MS, ORDER_RUNS, tryEverySale } from '../testing/orders/everySale.ts';
import type { PlaceKind } from '../testing/orders/placeWorld.ts';
import { placeSale } from '../testing/orders/sale.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Half of the runs for each. */
const RUNS = Math.ceil(ORDER_RUNS / 2);

test.each<PlaceKind>(['exam', 'grade'])(
  'S06: whatever happens, each order of a %s ends with one place or its money back, and seats agree with orders',
  async (kind) => {
    const open = () => placeSale(database.db, kind);
    expect(await tryEverySale(database.db, open, RUNS)).toEqual(ORDER.values);
  },
  Math.max(HANGS_MS, RUNS * 1000),
);
