import type { SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { yuanText } from '@aosai/api/orders/orderRules';
import { ORDER, type OrderMove } from '@aosai/api/orders/orderStates';
import type { Audit } from '../kit/audit/audit.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { storableText } from '../base/storableText.ts';
import { moveOrder, refuseMove } from './moveOrder.ts';
import { inTransaction } from './orderCall.ts';
import { lockOrder, type OrderRow } from './storedOrders.ts';
import { notifyOrder } from './notifyOrder.ts';
import { fulfilmentOf } from './fulfilment.ts';

interface Named {
  id: string;
  /** Limits the orders that the caller may name. */
  scope?: SQL | undefined;
}

/** Moves an order one state on and writes the log entry. */
function step(
  call: EngineCall,
  { id, scope }: Named,
  move: OrderMove,
  set: Parameters<typeof moveOrder>[3],
  audit: Audit | null,
): Promise<OrderRow> {
  return inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    const moved = await moveOrder(inside, order, move, set);
    if (move === 'rejectQuit') await notifyOrder(inside, moved, 'quitRejected');
    await audit?.(inside.db, { before: { status: order.status }, after: { status: moved.status } });
    return moved;
  });
}

export const applyQuit = (call: EngineCall, named: Named, reason: string): Promise<OrderRow> => {
  const set = { quitAppliedAt: call.now, quitReason: storableText(reason), rejectedAt: null, rejectReason: null };
  return step(call, named, 'applyQuit', set, null);
};

/** Takes back an application to quit that is not decided yet. */
export const withdrawQuit = (call: EngineCall, named: Named): Promise<OrderRow> =>
  step(call, named, 'withdraw', { quitAppliedAt: null, quitReason: null }, null);

export const rejectQuit = (call: EngineCall, named: Named, reason: string, audit: Audit): Promise<OrderRow> =>
  step(call, named, 'rejectQuit', { rejectedAt: call.now, rejectReason: storableText(reason) }, audit);

export interface Decision {
  /** The proposed amount if omitted. */
  refundFen?: number | undefined;
  /** Required where the amount differs from the proposal, or nobody has applied. */
  reason?: string | undefined;
}

/**
 * Ends the goods of an order now and agrees on the amount to refund.
 *
 * @throws ORDER_STATE, REFUND_LIMIT, VALIDATION when another amount than proposed has no reason
 */
export const endOrder = (
  call: EngineCall,
  { id, scope }: Named,
  move: 'passQuit' | 'forceQuit',
  { refundFen, reason }: Decision,
  audit: Audit,
): Promise<OrderRow> =>
  inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, id, scope);
    refuseMove(order, move);
    const proposedFen = await fulfilmentOf(inside, order.kind).propose(inside, order);
    const agreedFen = refundFen ?? proposedFen;
    if (agreedFen > order.paidFen) throw new AppError('REFUND_LIMIT', { amount: yuanText(order.paidFen) });
    if (agreedFen !== proposedFen && reason === undefined)
      throw new AppError('VALIDATION', { path: 'reason', detail: '退款金额与建议不同，请填写原因' });
    const decideReason = reason === undefined ? null : storableText(reason);
    const set = { passedAt: call.now, refundFen: agreedFen, decideReason };
    const moved = await moveOrder(inside, order, move, set);
    await notifyOrder(inside, moved, 'quitPassed');
    const after = { status: moved.status, refundFen: agreedFen, proposedFen, reason: decideReason };
    await audit(inside.db, { before: { status: order.status }, after });
    return moved;
  });

/** Finishes a quit. Throws ORDER_STATE, REFUND_RUNNING, and REFUND_FIRST while agreed money has not been refunded. */
export const finishQuit = (call: EngineCall, named: Named, audit: Audit): Promise<OrderRow> =>
  inTransaction(call, async (inside) => {
    const order = await lockOrder(inside, named.id, named.scope);
    if (order.status === ORDER.refunding) throw new AppError('REFUND_RUNNING');
    refuseMove(order, 'finishQuit');
    const owedFen = (order.refundFen ?? 0) - order.refundedFen;
    if (owedFen > 0) throw new AppError('REFUND_FIRST', { amount: yuanText(owedFen) });
    const moved = await moveOrder(inside, order, 'finishQuit', { finishedAt: call.now });
    await audit(inside.db, { before: { status: order.status }, after: { status: moved.status } });
    return moved;
  });
