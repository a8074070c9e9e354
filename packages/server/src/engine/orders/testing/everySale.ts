import fc from 'fast-check';
import { expect } from 'vitest';
import { MINUTE_MS } from '@aosai/api/domain/constants';
import type { OrderStatus } from '@aosai/api/domain/orders/orderStates';
import type { Db } from '../../../db/open.ts';
import { orderSteps } from './orderActs.ts';
import { OrderRun } from './orderRun.ts';
import type { Sale } from './sale.ts';

/** Of each model: together 300. `npm run test:faults` tries 10,000 of each. */
export const ORDER_RUNS = Number(process.env['ORDER_RUNS'] ?? 150);

/** On PostgreSQL each of some ten thousand statements is written to the disk, on a machine that does other things too. */
export const HANGS_MS = 15 * MINUTE_MS;

/** Whatever happens to the orders of a sale: all is well after each step, and in the end of everybody's money too. */
export const endsWell = (db: Db, open: () => Promise<Sale>, { sweeps = true, reached = new Set<OrderStatus>() } = {}) =>
  fc.asyncProperty(orderSteps, async (steps) => {
    const run = new OrderRun(await open(), db);
    expect(await run.go(steps)).toEqual([]);
    await run.settle(sweeps);
    expect(await run.faults()).toEqual([]);
    for (const status of run.reached) reached.add(status);
  });

/** Fails where a run does not end well; answers with the states that so many runs have brought orders to. */
export async function tryEverySale(db: Db, open: () => Promise<Sale>, numRuns: number): Promise<OrderStatus[]> {
  const reached = new Set<OrderStatus>();
  await fc.assert(endsWell(db, open, { reached }), { numRuns });
  return [...reached].toSorted();
}
