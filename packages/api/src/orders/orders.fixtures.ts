import { at, idOf } from '../kit/ids.fixtures.ts';
import type { OrderDetail, OrderRow } from './orderViews.contract.ts';

/** Returns an unpaid order for a year card, placed two minutes ago. */
export function anOrder(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    id: idOf('order'),
    orderNo: '202611218204715093',
    kind: 'membership',
    targetId: idOf('membership'),
    enrolmentId: null,
    title: '家庭年卡',
    memberId: idOf('member'),
    memberName: '林知远',
    payerName: null,
    source: 'self',
    status: '1',
    amountFen: 29_800,
    paidFen: 0,
    refundFen: null,
    refundedFen: 0,
    provider: null,
    transactionId: null,
    needsGuardian: false,
    closedReason: null,
    quitReason: null,
    rejectReason: null,
    invoice: null,
    createdAt: at(-2),
    expiresAt: at(28),
    paidAt: null,
    ...changes,
  };
}

/** Returns the order of `anOrder` with its steps, payable by the reader. */
export function anOrderDetail(changes: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...anOrder(),
    steps: [{ kind: 'created', at: at(-2), note: null }],
    validity: null,
    payable: true,
    providers: ['manual'],
    payment: null,
    proposedFen: null,
    guardians: [],
    payments: [],
    refunds: [],
    notices: [],
    log: [],
    ...changes,
  };
}

const paid = {
  status: '2',
  paidFen: 29_800,
  provider: 'wechat',
  transactionId: '4200002468202611218301542097',
  payerName: '林*',
  createdAt: at(-3_000),
  expiresAt: at(-2_970),
  paidAt: at(-2_996),
} as const satisfies Partial<OrderRow>;

/** Returns an order paid by the guardian two days ago. */
export const aPaidOrder = (changes: Partial<OrderRow> = {}): OrderRow => anOrder({ ...paid, ...changes });

/** Returns the order of `aPaidOrder` with its steps; the full amount is refundable. */
export const aPaidDetail = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  anOrderDetail({
    ...paid,
    steps: [
      { kind: 'created', at: at(-3_000), note: null },
      { kind: 'paid', at: at(-2_996), note: null },
    ],
    payable: false,
    proposedFen: 29_800,
    ...changes,
  });
