import { ORDER, type OrderStatus } from './orderStates.ts';
import type { OrderKind } from './payments.ts';

interface Dates {
  startAt: Date;
  endAt: Date;
}

/** Until when a place may be paid for: the start of the exam or class, or its end if it has started. */
export const payableUntil = ({ startAt, endAt }: Dates, now: Date): Date => (now < startAt ? startAt : endAt);

interface Bought {
  paidFen: number;
  /** Time of the application to quit, or now. */
  askedAt: Date;
  startAt: Date;
  stoppedAt: Date | null;
}

/**
 * Proposed refund of a place in fen: everything before the start, nothing afterwards. If it was stopped before its
 * start, everything.
 */
export function placeRefundFen({ paidFen, askedAt, startAt, stoppedAt }: Bought): number {
  const hasNotBegun = askedAt < startAt || (stoppedAt !== null && stoppedAt < startAt);
  return hasNotBegun ? paidFen : 0;
}

interface Quit {
  kind: OrderKind;
  status: OrderStatus;
  refundFen: number | null;
}

/**
 * Whether a granted quit of a place may be refunded on request of the family or the office. For cards only the office
 * does it.
 */
export const mayAskForRefund = ({ kind, status, refundFen }: Quit): boolean =>
  kind !== 'membership' && status === ORDER.quitPassed && (refundFen ?? 0) > 0;
