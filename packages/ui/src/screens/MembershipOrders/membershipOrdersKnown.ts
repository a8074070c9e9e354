import type { OfficePayment } from '@aosai/api/domain/orders/orderForms';
import type { MoneyIn, OrderKnown } from '../../patterns/OrderOffice/orderKnown.ts';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

export interface MembershipOrdersKnown extends OrderKnown {
  /** Cards on sale, with what they cost. */
  cards: readonly (SelectOption & { priceFen: number })[];
}

/** An order that the office makes: waiting, paid already, or given away. */
export interface OfficeOrder {
  account: string;
  membershipId: string;
  payment: OfficePayment;
  gift: string | null;
  paid: MoneyIn | null;
}
