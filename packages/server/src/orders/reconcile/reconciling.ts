import { readFile } from 'node:fs/promises';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ProviderName } from '@aosai/api/orders/payments';
import { type BillRepair, REPAIRS_OF } from '@aosai/api/orders/reconciling';
import { orders } from '../../db/schema/orders.ts';
import { billDifference, billRun } from '../../db/schema/reconcile.ts';
import type { DifferenceRow } from './carryOutRepair.ts';
import { reconcile } from './reconcile.ts';
import { repairDifference } from './repair.ts';
import type { CallContext, ReceivedFile } from '../../kit/context.ts';
import { auditOf } from '../../kit/engineOf.ts';
import { actorId } from '../../kit/actorId.ts';
import { orderCall } from '../orderCall.ts';

const SHOWN_RUNS = 90;

async function runs({ db, appId }: CallContext, id?: string) {
  const rows = await db
    .select()
    .from(billRun)
    .where(and(eq(billRun.appId, appId), id === undefined ? undefined : eq(billRun.id, id)))
    .orderBy(desc(billRun.date), asc(billRun.provider))
    .limit(SHOWN_RUNS);
  const counts = await db
    .select({
      runId: billDifference.runId,
      all: count(),
      open: sql<number>`count(*) filter (where ${billDifference.state} <> 'done')`.mapWith(Number),
    })
    .from(billDifference)
    .where(
      and(
        eq(billDifference.appId, appId),
        inArray(
          billDifference.runId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .groupBy(billDifference.runId);
  const ofRun = new Map(counts.map((row) => [row.runId, row]));
  return rows.map((row) => ({
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    differenceCount: ofRun.get(row.id)?.all ?? 0,
    openCount: ofRun.get(row.id)?.open ?? 0,
  }));
}

const mayRepair = ({ state, kind, orderId }: DifferenceRow, provider: ProviderName): BillRepair[] => {
  if (state !== 'open') return [];
  // Money that belongs to one of our orders is refunded only through that order.
  const isOurs = kind === 'billOnly' && orderId !== null;
  // A manual transfer has no provider to ask.
  return REPAIRS_OF[kind].filter(
    (repair) => repair === 'done' || (provider !== 'manual' && !(isOurs && repair === 'refund')),
  );
};

function shown(row: DifferenceRow, provider: ProviderName, orderNo: string | null) {
  const repairedAt = row.repairedAt?.toISOString() ?? null;
  return { ...row, orderNo, repairedAt, repairs: mayRepair(row, provider) };
}

async function differences({ db, appId }: CallContext, runId: string, provider: ProviderName) {
  const rows = await db
    .select({ row: billDifference, orderNo: orders.orderNo })
    .from(billDifference)
    .leftJoin(orders, and(eq(orders.appId, billDifference.appId), eq(orders.id, billDifference.orderId)))
    .where(and(eq(billDifference.appId, appId), eq(billDifference.runId, runId)))
    .orderBy(asc(billDifference.id));
  return rows.map(({ row, orderNo }) => shown(row, provider, orderNo));
}

async function shownRun(context: CallContext, id: string) {
  const [run] = await runs(context, id);
  if (!run) throw new AppError('NOT_FOUND');
  return { ...run, differences: await differences(context, id, run.provider) };
}

async function compare(
  context: CallContext,
  { provider, date }: { provider: ProviderName; date: string },
  log: 'reconcile' | 'reconcileFile',
  file?: Uint8Array,
) {
  const createdBy = actorId(context.actor);
  const id = await reconcile(orderCall(context), { provider, date, file, createdBy });
  await auditOf(context, `member/order:${log}`, id, {})(context.db, { after: { provider, date } });
  return shownRun(context, id);
}

/** Calls on bills: compare them, read the differences, repair them. */
export const reconciling = {
  reconcile: (context: CallContext, asked: { provider: ProviderName; date: string }) =>
    compare(context, asked, 'reconcile'),
  reconcileFile: async (
    context: CallContext,
    asked: { provider: ProviderName; date: string },
    [file]: readonly ReceivedFile[],
  ) => compare(context, asked, 'reconcileFile', file && (await readFile(file.path))),
  queryReconcileRuns: async (context: CallContext) => ({ content: await runs(context) }),
  queryReconcileRun: (context: CallContext, { id }: { id: string }) => shownRun(context, id),
  repairDifference: async (
    context: CallContext,
    ask: { id: string; repair: BillRepair; note?: string | undefined },
  ) => {
    const audit = auditOf(context, 'member/order:repairDifference', ask.id, {});
    const row = await repairDifference(orderCall(context), { ...ask, by: actorId(context.actor) }, audit);
    const { differences: all } = await shownRun(context, row.runId);
    const found = all.find(({ id }) => id === row.id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
};
