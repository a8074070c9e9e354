import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Act } from '../testing/orders/orderActs.ts';
import { HANGS_MS } from '../testing/orders/everySale.ts';
import { OrderRun } from '../testing/orders/orderRun.ts';
import { cardSale, placeSale, type Sale } from '../testing/orders/sale.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Paths of an order from its creation to the end of its quit, and other ways in which money comes and goes. */
type Path = readonly Act[];
const WHOLE: Path = ['order', 'open', 'pay', 'notice', 'applyQuit', 'pass', 'refund', 'finish'];
const LATE: Path = ['order', 'open', 'cancel', 'payClosed', 'notice'];
const OTHERS: readonly Path[] = [
  ['order', 'open', 'pay', 'ask', 'force', 'slowRefund', 'refund', 'refundNotice'],
  ['order', 'open', 'pay', 'halfHour', 'sweep'],
];

/** Runs a path in which the server dies in step `killAt` of the act at position `at`. */
async function dies(sale: Sale, path: Path, at: number, killAt: number): Promise<string> {
  const run = new OrderRun(sale, database.db);
  const steps = path.map((act, place) => ({ act, who: 0, killAt: place === at ? killAt : null, twice: false }));
  const faults = [...(await run.go(steps))];
  await run.settle(true);
  faults.push(...(await run.faults()));
  return faults.length > 0 ? faults.join(', ') : run.deaths > 0 ? 'well' : 'lived';
}

test.each([
  ['a card', [WHOLE, LATE, ...OTHERS], () => cardSale(database.db)],
  ['a place in an exam', [WHOLE, LATE], () => placeSale(database.db, 'exam')],
  ['a seat in a class', [WHOLE], () => placeSale(database.db, 'grade')],
] as const)(
  'S06: nothing is lost or done twice when the server dies at any step of an order of %s',
  async (_, paths, open) => {
    const wrong: string[] = [];
    let deaths = 0;
    for (const path of paths)
      for (const at of path.keys())
        for (let killAt = 0; ; killAt += 1) {
          const outcome = await dies(await open(), path, at, killAt);
          if (outcome === 'lived') break;
          deaths += 1;
          if (outcome !== 'well') wrong.push(`${path.join(' ')}: ${path[at]} at ${killAt}: ${outcome}`);
        }
    expect(wrong).toEqual([]);
    expect(deaths).toBeGreaterThan(20);
  },
  HANGS_MS,
);
