import { ORDER, type OrderStatus } from './orderStates.ts';
import type { OrderKind } from './payments.ts';

interface Dates {
  startAt: Date;
  endAt: Date;
}

/** Until when a place can be paid for: its target's start, and where that is past already, its end. */
export const payableUntil = ({ startAt, endAt }: Dates, now: Date): Date => (now < startAt ? startAt : endAt);

interface Bought {
  paidFen: number;
  /** When the quit was asked for, or now. */
  askedAt: Date;
  startAt: Date;
  stoppedAt: Date | null;
}

/** What is proposed to be given back for a place: all before the start, then nothing. What never began comes back whole. */
export function placeRefundFen({ paidFen, askedAt, startAt, stoppedAt }: Bought): number {
  const hasNotBegun = askedAt < startAt || (stoppedAt !== null && stoppedAt < startAt);
  return hasNotBegun ? paidFen : 0;
}

interface Quit {
  kind: OrderKind;
  status: OrderStatus;
  refundFen: number | null;
}

/** A granted quit of a place: the family may ask for its money, and the office may send it. Of cards only the office does. */
export const mayAskForRefund = ({ kind, status, refundFen }: Quit): boolean =>
  kind !== 'membership' && status === ORDER.quitPassed && (refundFen ?? 0) > 0;
