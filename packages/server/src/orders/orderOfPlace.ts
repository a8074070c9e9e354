import type * as z from 'zod/mini';
import type { placeOrder } from '@aosai/api/orders/placeOrder.contract';
import type { OrderRow } from './storedOrders.ts';

/** The fields of its order that the page of a place shows. */
export const orderOfPlace = (order: OrderRow | null): z.input<typeof placeOrder> | null =>
  order && {
    id: order.id,
    status: order.status,
    amountFen: order.amountFen,
    needsGuardian: order.needsGuardian,
    expiresAt: order.expiresAt.toISOString(),
    refundFen: order.refundFen,
    refundedFen: order.refundedFen,
  };
