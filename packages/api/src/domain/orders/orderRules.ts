import { DAY_MS, HOUR_MS, MINUTE_MS, MS_PER_SECOND } from '../constants.ts';

/** How long an order waits for its payment. */
export const ORDER_PATIENCE_MS = 30 * MINUTE_MS;
/** A guardian has to be told first, and so has anyone who comes off a waiting list. */
export const LONG_PATIENCE_MS = 24 * HOUR_MS;

/** After so long without a word the provider is asked by itself, in the age of a payment. */
export const ASK_AFTER_MS = [15 * MS_PER_SECOND, MINUTE_MS, 5 * MINUTE_MS] as const;
/** Someone who presses 查询 asks the provider once in so long. */
export const ASK_PAUSE_MS = 10 * MS_PER_SECOND;

/** What minors may spend in a month, where the app's settings say nothing. */
export const MINOR_MONTHLY_FEN = 200_000;
export const MINOR_MONTHLY_KEY = 'order.minorMonthlyFen';
/** What is said of invoices where one buys; nobody asks for one while it is empty or not public. */
export const INVOICE_NOTE_KEY = 'invoice.note';

/** Within so many days after the payment everything comes back, unless something was used. */
export const FULL_REFUND_DAYS = 7;
/** So often money that belongs to no order is sent back by itself; then someone has to look. */
export const RETURN_TRIES = 5;

/** 100,000 元: nothing that is sold here costs more. */
export const MAX_FEN = 10_000_000;

interface Period {
  paidFen: number;
  paidAt: Date;
  startAt: Date;
  endAt: Date;
  /** As it was sold: the day on which it begins is not counted. */
  days: number;
  isUsed: boolean;
}

/**
 * What is proposed to be given back for something that runs from day to day: all within seven days unused, else by the
 * whole days that are left, rounded down.
 */
export function proportionalRefundFen(period: Period, now: Date): number {
  const { paidFen, paidAt, startAt, endAt, days, isUsed } = period;
  if (!isUsed && now.getTime() - paidAt.getTime() < FULL_REFUND_DAYS * DAY_MS) return paidFen;
  const left = Math.floor((endAt.getTime() - Math.max(now.getTime(), startAt.getTime())) / DAY_MS);
  return Math.floor((paidFen * Math.min(Math.max(left, 0), days)) / days);
}

/** 12.00: what is paid, as figures of a form and of error texts. */
export const yuanText = (fen: number): string => (fen / 100).toFixed(2);
