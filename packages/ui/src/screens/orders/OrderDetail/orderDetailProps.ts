import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { OrderDetail as Order } from '@aosai/api/orders/orderViews.contract';

/** Actions of the page that open a dialog first. */
export type OrderAsk = 'cancel' | 'decline' | 'quit' | 'withdraw' | 'refund' | 'invoice';

export interface OrderDetailProps {
  order: Loaded<Order>;
  /** True if the reader is the person the order is for. */
  isOwn: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  isOffline: boolean;
  /** The platform's note on invoices; null if it issues none. */
  invoiceNote: string | null;
  /** The dialog that is open. */
  asking: OrderAsk | null;
  act: { pending: boolean; error: string | null };
  /** `asking`: the provider is being queried; `unpaid`: it knows of no payment yet. */
  asked: 'asking' | 'unpaid' | null;
  on: {
    pay: () => void;
    ask: () => void;
    /** Opens a dialog; null closes it. */
    begin: (asking: OrderAsk | null) => void;
    cancel: () => void;
    quit: (reason: string) => void;
    withdraw: () => void;
    /** Claims the refund that was granted for a place. */
    refund: () => void;
    /** Requests an invoice for this recipient. */
    invoice: (invoice: NonNullable<Order['invoice']>) => void;
    retry: () => void;
  };
}
