/** A step between an order and its card, given by the source text that follows it. */
export interface DyingPoint {
  name: string;
  file: string;
  before: string;
}

const ORDERS = '/orders';

/** Steps from the click on 付款 to the answer to the provider's notice, in order. */
export const DYING_POINTS: readonly DyingPoint[] = [
  {
    name: 'a payment is kept, its provider not asked',
    file: `${ORDERS}/payment/openPayment.ts`,
    before: 'const params = await provider.createPayment(',
  },
  {
    name: 'the provider was asked, its answer not kept',
    file: `${ORDERS}/payment/openPayment.ts`,
    before: 'await call.db\n    .update(payment)\n    .set({ params,',
  },
  {
    name: 'it is paid, no notice has left',
    file: '/adapters/payment/sandbox/sandbox.ts',
    before: 'const notice = notices.ofPayment(outTradeNo);',
  },
  {
    name: 'the notice has come, and is not kept',
    file: `${ORDERS}/payment/acceptNotice.ts`,
    before: 'const kept = await keep(call, provider, notice);',
  },
  {
    name: 'the notice is kept, and not acted upon',
    file: `${ORDERS}/payment/acceptNotice.ts`,
    before: 'const { outcome, order } = await believe(call, provider, notice);',
  },
  {
    name: 'the payment is marked, nothing is given',
    file: `${ORDERS}/notifyPaid.ts`,
    before: 'const settled = await settle(call, order, paid, news);',
  },
  {
    name: 'the card is given, the order not moved',
    file: `${ORDERS}/notifyPaid.ts`,
    before: 'const payerId = paid.payerId ?? order.payerId;',
  },
  {
    name: 'all is done, and not committed',
    file: `${ORDERS}/notifyPaid.ts`,
    before: "await notifyOrder(call, moved, 'paid');",
  },
  {
    name: 'it is committed, the notice not marked as handled',
    file: `${ORDERS}/payment/acceptNotice.ts`,
    before: "if (outcome === 'unknown') await notifyOffice(",
  },
  {
    name: 'the notice is handled, and not answered',
    file: '/orders/payment/paymentNotices.ts',
    before: 'return {};\n}\n\n/** Handlers of payment notices',
  },
];
