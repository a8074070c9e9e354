import { ORDER, type OrderStatus } from './orderStates.ts';

interface Ordered {
  status: OrderStatus;
  amountFen: number;
  invoice: object | null;
}

/** Until an order is paid it may say otherwise whom its invoice is for; afterwards it is asked for once. */
export const mayAskForInvoice = ({ status, amountFen, invoice }: Ordered): boolean =>
  amountFen > 0 && (status === ORDER.pending || (status === ORDER.paid && invoice === null));
