import fc from 'fast-check';
import { expect } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { OrderStatus } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { orderSteps } from './orderActs.ts';
import { OrderRun } from './orderRun.ts';
import type { Sale } from './sale.ts';

/** Runs of each model, 300 in total. `npm run test:nightly` tries 10,000 of each. */
export const ORDER_RUNS = Number(process.env['ORDER_RUNS'] ?? 150);

/** Generous: on PostgreSQL each of about ten thousand statements goes to a disk that others use too. */
export const HANGS_MS = 15 * MINUTE_MS;

/** The property: no fault after any step, and everybody has the goods or the money in the end. */
export const endsWell = (db: Db, open: () => Promise<Sale>, { sweeps = true, reached = new Set<OrderStatus>() } = {}) =>
  fc.asyncProperty(orderSteps, async (steps) => {
    const run = new OrderRun(await open(), db);
    expect(await run.go(steps)).toEqual([]);
    await run.settle(sweeps);
    expect(await run.faults()).toEqual([]);
    for (const status of run.reached) reached.add(status);
  });

/** Fails where a run does not end well; returns the states that orders reached in all runs. */
export async function tryEverySale(db: Db, open: () => Promise<Sale>, numRuns: number): Promise<OrderStatus[]> {
  const reached = new Set<OrderStatus>();
  await fc.assert(endsWell(db, open, { reached }), { numRuns });
  return [...reached].toSorted();
}
