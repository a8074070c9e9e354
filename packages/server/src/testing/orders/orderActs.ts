import fc from 'fast-check';
import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';

export const ACTS = [
  'on',
  'order',
  'open',
  'openByHand',
  'transfer',
  'confirm',
  'pay',
  'payClosed',
  'notice',
  'noticeAgain',
  'comeBack',
  'ask',
  'cancel',
  'decline',
  'providerCloses',
  'halfHour',
  'day',
  'sweep',
  'applyQuit',
  'withdraw',
  'reject',
  'pass',
  'force',
  'refund',
  'refundNotice',
  'finish',
  'slowRefund',
  'closedRefund',
  'abnormalRefund',
  'giveByHand',
  'change',
  'down',
  'up',
] as const;
export type Act = (typeof ACTS)[number];

/** The usual acts that lead an order on, up to the end of a quit. */
export const NEXT: Record<OrderStatus, readonly Exclude<Act, 'on'>[]> = {
  [ORDER.pending]: ['open', 'pay', 'notice'],
  [ORDER.paid]: ['applyQuit'],
  [ORDER.closed]: ['order'],
  [ORDER.quitApplied]: ['pass'],
  [ORDER.quitPassed]: ['refund'],
  [ORDER.refunding]: ['refundNotice', 'giveByHand', 'sweep'],
  [ORDER.refunded]: ['finish'],
  [ORDER.quit]: ['order'],
};

export interface Step {
  act: Act;
  who: number;
  /** The step of the work in which the server dies; null: none. */
  killAt: number | null;
  /** Sent twice at the same moment. */
  twice: boolean;
}

/** No act takes more steps than this, so every step can be the one in which the server dies. */
const LONGEST = 12;
const killAt = fc.option(fc.nat(LONGEST), { freq: 3 });
const twice = fc.constantFrom(true, false, false);
/** The first members act most. */
const who = fc.constantFrom(0, 0, 0, 1, 1, 2);
const act = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Act>('on') },
  { weight: 2, arbitrary: fc.constantFrom(...ACTS) },
);

const PAID = ['order', 'open', 'pay', 'notice'] as const;
const BY_HAND = ['order', 'openByHand', 'transfer', 'confirm'] as const;
/** Acts before the random ones; without these, few runs would reach a payment. */
const BEGINNINGS: readonly (readonly Act[])[] = [
  ['order'],
  ['order', 'open'],
  ['order', 'open', 'pay'],
  PAID,
  ['order', 'open', 'cancel', 'payClosed'],
  ['order', 'open', 'cancel', 'payClosed', 'closedRefund', 'notice'],
  ['order', 'open', 'halfHour', 'pay'],
  ['order', 'open', 'providerCloses', 'open'],
  ['order', 'openByHand', 'transfer'],
  ['order', 'openByHand', 'transfer', 'cancel', 'confirm'],
  ['order', 'open', 'openByHand', 'payClosed', 'transfer', 'confirm'],
  [...BY_HAND, 'force', 'refund'],
  ['order', 'open', 'change', 'open', 'payClosed'],
  ['order', 'open', 'change', 'openByHand', 'payClosed', 'change', 'notice'],
  [...PAID, 'change', 'force', 'refund'],
  [...PAID, 'applyQuit'],
  [...PAID, 'day', 'applyQuit', 'pass'],
  [...PAID, 'force'],
  [...PAID, 'force', 'slowRefund', 'refund'],
  [...PAID, 'force', 'closedRefund', 'refund'],
  [...PAID, 'force', 'abnormalRefund', 'refund'],
];
/** The server may die in the last act of a beginning. */
const beginning = fc
  .tuple(fc.constantFrom(...BEGINNINGS), killAt)
  .map(([acts, kill]) =>
    acts.map((one, at): Step => ({ act: one, who: 0, killAt: at === acts.length - 1 ? kill : null, twice: false })),
  );
/** Up to two more members order the same. */
const others = fc
  .nat({ max: 2 })
  .map((count) =>
    Array.from({ length: count }, (_, at): Step => ({ act: 'order', who: at + 1, killAt: null, twice: false })),
  );

/** Random steps of the orders of a sale. */
export const orderSteps: fc.Arbitrary<Step[]> = fc
  .tuple(beginning, others, fc.array(fc.record<Step>({ act, who, killAt, twice }), { maxLength: 8 }))
  .map((parts) => parts.flat());
