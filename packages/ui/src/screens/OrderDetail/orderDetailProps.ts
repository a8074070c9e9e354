import type { OrderDetail as Order } from '@aosai/api/contract/types';
import type { Loaded } from '../../patterns/Load/Load.tsx';

/** What an order's page asks before it is done. */
export type OrderAsk = 'cancel' | 'decline' | 'quit' | 'withdraw' | 'refund' | 'invoice';

export interface OrderDetailProps {
  order: Loaded<Order>;
  /** Anyone who reads it is the one it was ordered for. */
  isOwn: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  isOffline: boolean;
  /** What is said of invoices; null where nobody writes any. */
  invoiceNote: string | null;
  /** The dialog that is open. */
  asking: OrderAsk | null;
  act: { pending: boolean; error: string | null };
  /** The provider is being asked, or was asked and knows of no payment yet. */
  asked: 'asking' | 'unpaid' | null;
  on: {
    pay: () => void;
    ask: () => void;
    /** Opens a dialog, null closes it. */
    begin: (asking: OrderAsk | null) => void;
    cancel: () => void;
    quit: (reason: string) => void;
    withdraw: () => void;
    /** Asks for what was agreed to be given back, of a place. */
    refund: () => void;
    /** Says whom the invoice is for. */
    invoice: (invoice: NonNullable<Order['invoice']>) => void;
    retry: () => void;
  };
}
