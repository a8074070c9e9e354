import type { OfficePayment } from '@aosai/api/orders/orderForms';
import type { MoneyIn, OrderKnown } from '../OrderOffice/orderKnown.ts';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';

export interface MembershipOrdersKnown extends OrderKnown {
  /** Cards on sale, with their prices. */
  cards: readonly (SelectOption & { priceFen: number })[];
}

/** An order created by the office: unpaid, already paid, or a gift. */
export interface OfficeOrder {
  account: string;
  membershipId: string;
  payment: OfficePayment;
  gift: string | null;
  paid: MoneyIn | null;
}
