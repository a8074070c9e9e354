import { CLOSED_REASON } from '@aosai/api/orders/orderStates';
import type { OrderRow } from './storedOrders.ts';

/** Why an order was closed, in words for the buyer, with the reason that the office wrote. */
export function closedReasonText({ closedReason, decideReason }: OrderRow): string | null {
  if (closedReason === null) return null;
  const said = closedReason === 'office' && decideReason ? `：${decideReason}` : '';
  return `${CLOSED_REASON.label(closedReason)}${said}`;
}
