import { ORDER, type OrderStatus } from './orderStates.ts';

interface Ordered {
  status: OrderStatus;
  amountFen: number;
  invoice: object | null;
}

/** Whether the buyer may set the invoice: any number of times before payment, once afterwards. */
export const mayAskForInvoice = ({ status, amountFen, invoice }: Ordered): boolean =>
  amountFen > 0 && (status === ORDER.pending || (status === ORDER.paid && invoice === null));
