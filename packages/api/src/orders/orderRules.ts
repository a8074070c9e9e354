import { DAY_MS, HOUR_MS, MINUTE_MS, MS_PER_SECOND } from '../kit/constants.ts';

/** Time to pay before an order expires. */
export const ORDER_PATIENCE_MS = 30 * MINUTE_MS;
/** The same when a guardian must be informed first, or after a promotion from the waiting list. */
export const LONG_PATIENCE_MS = 24 * HOUR_MS;

/** Ages of a payment at which the server asks the provider, if no notice has arrived. */
export const ASK_AFTER_MS = [15 * MS_PER_SECOND, MINUTE_MS, 5 * MINUTE_MS] as const;
/** Pause between manual queries of the provider (查询). */
export const ASK_PAUSE_MS = 10 * MS_PER_SECOND;

/** Maximum monthly spending of a minor in fen, if the app has no setting. */
export const MINOR_MONTHLY_FEN = 200_000;
/** Days after payment in which an unused purchase is refunded in full. */
export const FULL_REFUND_DAYS = 7;
/** Automatic attempts to return money that belongs to no order; then an operator must act. */
export const RETURN_TRIES = 5;

/** ¥100,000: no product may cost more. */
export const MAX_FEN = 10_000_000;

interface Period {
  paidFen: number;
  paidAt: Date;
  startAt: Date;
  endAt: Date;
  /** Days as sold, not counting the first day. */
  days: number;
  isUsed: boolean;
}

/**
 * Proposed refund of something with a period: everything if unused within seven days, else the share of the whole days
 * left, rounded down. In fen.
 */
export function proportionalRefundFen(period: Period, now: Date): number {
  const { paidFen, paidAt, startAt, endAt, days, isUsed } = period;
  if (!isUsed && now.getTime() - paidAt.getTime() < FULL_REFUND_DAYS * DAY_MS) return paidFen;
  const left = Math.floor((endAt.getTime() - Math.max(now.getTime(), startAt.getTime())) / DAY_MS);
  return Math.floor((paidFen * Math.min(Math.max(left, 0), days)) / days);
}

/** An amount as 12.00, for forms and error messages. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);
