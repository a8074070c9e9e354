import type { MemberType } from '@aosai/api/kit/realms';
import type { OfficePayment } from '@aosai/api/orders/orderForms';
import type { CardType } from '@aosai/api/rights/cards';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { MoneyIn, OrderKnown } from '../OrderOffice/orderKnown.ts';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';

export interface MembershipOrdersKnown extends OrderKnown {
  /** Cards on sale, with their prices and whom they are for. */
  cards: readonly (SelectOption & { priceFen: number; type: CardType })[];
  /** Finds the person a new order is for by the whole account or mobile number. */
  holder: {
    find: (account: string) => void;
    /** The person found last; null if the account does not exist. */
    found: Loaded<CardHolder | null>;
  };
}

/** The person a new order is for. */
export interface CardHolder {
  /** As it was typed. */
  account: string;
  shownName: string;
  type: MemberType;
}

/** An order created by the office: unpaid, already paid, or a gift. */
export interface OfficeOrder {
  account: string;
  membershipId: string;
  payment: OfficePayment;
  gift: string | null;
  paid: MoneyIn | null;
}
