import { and, eq, lt, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { type BillRepair, REPAIRS_OF } from '@aosai/api/orders/reconciling';
import { billDifference, billRun } from '../../db/schema/reconcile.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { inTransaction, type OrderCall } from '../orderCall.ts';
import { type RepairResult, carryOutRepair, type DifferenceRow } from './carryOutRepair.ts';

/** A repair that takes longer was cut off and may be claimed again; it uses our numbers, so repeating it is safe. */
const GIVEN_UP_MS = 2 * MINUTE_MS;

export interface RepairAsk {
  id: string;
  repair: BillRepair;
  note?: string | undefined;
  by: string | null;
}

const isRow = (appId: string, id: string) => and(eq(billDifference.appId, appId), eq(billDifference.id, id));

/** Throws NOT_FOUND. */
async function differenceOf({ db, appId }: EngineCall, id: string) {
  const [row] = await db
    .select({ row: billDifference, provider: billRun.provider })
    .from(billDifference)
    .innerJoin(billRun, and(eq(billRun.appId, billDifference.appId), eq(billRun.id, billDifference.runId)))
    .where(isRow(appId, id));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Claims a difference, so that only one repair at a time works on it. */
async function claim({ db, appId, now }: EngineCall, id: string): Promise<boolean> {
  const isFree = or(
    eq(billDifference.state, 'open'),
    and(eq(billDifference.state, 'working'), lt(billDifference.workingAt, new Date(now.getTime() - GIVEN_UP_MS))),
  );
  const claimed = await db
    .update(billDifference)
    .set({ state: 'working', workingAt: now, updatedAt: now })
    .where(and(isRow(appId, id), isFree))
    .returning({ id: billDifference.id });
  return claimed.length > 0;
}

/**
 * Carries out an operator's repair of a difference and logs it. Returns a settled difference without doing anything.
 * The provider is asked outside of every transaction.
 *
 * @throws NOT_FOUND, DIFFERENCE_STATE, NOT_CONFIGURED, UNAVAILABLE
 */
export async function repairDifference(
  call: OrderCall,
  { id, repair, note, by }: RepairAsk,
  audit: Audit,
): Promise<DifferenceRow> {
  const { row, provider } = await differenceOf(call, id);
  if (row.state === 'done') return row;
  const mayRepair = REPAIRS_OF[row.kind].includes(repair);
  if (!mayRepair || (repair === 'done' && !note)) throw new AppError('DIFFERENCE_STATE');
  if (!(await claim(call, id))) throw new AppError('DIFFERENCE_STATE');
  let acted: RepairResult = { isSettled: false, words: '' };
  try {
    acted = await carryOutRepair(call, provider, row, repair);
  } finally {
    await inTransaction(call, async ({ db, appId, now }) => {
      const words = [note, acted.words].filter((text) => text).join('；');
      const settled = { state: 'done' as const, repairedBy: by, repairedAt: now };
      await db
        .update(billDifference)
        .set({ repair, note: words || null, updatedAt: now, ...(acted.isSettled ? settled : { state: 'open' }) })
        .where(isRow(appId, id));
      const { outTradeNo, outRefundNo, billFen, hereFen } = row;
      await audit(db, { after: { repair, outTradeNo, outRefundNo, billFen, hereFen, result: words } });
    });
  }
  return (await differenceOf(call, id)).row;
}
