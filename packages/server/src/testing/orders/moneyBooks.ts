import { ORDER } from '@aosai/api/orders/orderStates';
import type { OrderRow } from '../../orders/storedOrders.ts';

function faultsOf({ status, amountFen, paidFen, refundFen, refundedFen }: OrderRow): string[] {
  switch (status) {
    case ORDER.pending:
    case ORDER.refunding:
      return [`an order stays ${status}`];
    case ORDER.closed:
      return paidFen + refundedFen > 0 ? ['a closed order has money'] : [];
    case ORDER.paid:
    case ORDER.quitApplied:
      return paidFen === amountFen && refundedFen === 0 ? [] : [`${status} has ${paidFen}, gave back ${refundedFen}`];
    case ORDER.quitPassed:
    case ORDER.refunded:
    case ORDER.quit:
      return refundedFen === refundFen && refundedFen <= paidFen
        ? []
        : [`${status} gave back ${refundedFen} of ${refundFen}, and had ${paidFen}`];
    default:
      return status satisfies never;
  }
}

/** Faults once nothing is under way: providers must hold the money paid minus the money refunded. */
export function moneyFaults(all: readonly OrderRow[], heldFen: number): string[] {
  const dueFen = all.reduce((sum, { paidFen, refundedFen }) => sum + paidFen - refundedFen, 0);
  const books = heldFen === dueFen ? [] : [`the provider holds ${heldFen}, the orders say ${dueFen}`];
  return [...all.flatMap(faultsOf), ...books];
}
