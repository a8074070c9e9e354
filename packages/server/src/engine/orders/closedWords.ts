import { CLOSED_REASON } from '@aosai/api/domain/orders/orderStates';
import type { OrderRow } from './storedOrders.ts';

/** Why an order was closed, for anyone who ordered; what the office wrote stands beside it. */
export function closedWords({ closedReason, decideReason }: OrderRow): string | null {
  if (closedReason === null) return null;
  const said = closedReason === 'office' && decideReason ? `：${decideReason}` : '';
  return `${CLOSED_REASON.label(closedReason)}${said}`;
}
