import type { Break } from './breakSource.ts';

/** Controls of orders and money taken out together, and the tests that have to notice. */
export interface OrderMutant {
  name: string;
  breaks: readonly Break[];
  /** Beginnings of files of tests. */
  shownBy: readonly string[];
  /** Only tests with this in their name, where a file has others that take long. */
  only?: string;
}

const ORDERS = '/packages/server/src/engine/orders';
const PLACES = ['packages/server/src/engine/orders/placeModel'];
const CARDS = ['packages/server/src/engine/orders/orderModel'];
const NOTICES = ['packages/server/src/resources/commerce/paymentNotices'];
const WECHAT = ['packages/server/src/adapters/payment/wechat/weChatPay'];
const WHATEVER = 'S06: whatever happens';
const S07 = 'S07';

const TOLD_BEFORE: Break = {
  file: `${ORDERS}/tellPaid.ts`,
  control: "if (known.status === 'paid') {",
  instead: 'if (false) {',
};
const NUMBER_USED: Break = {
  file: `${ORDERS}/tellPaid.ts`,
  control: 'return (await db.$count(payment, same)) > 0;',
  instead: 'return false;',
};
const NOTICE_HANDLED: Break = {
  file: `${ORDERS}/acceptNotice.ts`,
  control: "if (handledAt) return 'again';",
  instead: '',
};

export const ORDER_MUTANTS: readonly OrderMutant[] = [
  {
    name: 'the last step of a quit does nothing to the place',
    breaks: [
      {
        file: `${ORDERS}/placeGoods.ts`,
        control: 'return { from: quitPassed, to: quit };',
        instead: 'return null;',
      },
    ],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a notice counts twice',
    breaks: [TOLD_BEFORE, NUMBER_USED, NOTICE_HANDLED],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a refund that is asked for again has another number',
    breaks: [
      {
        file: `${ORDERS}/sendRefund.ts`,
        control: 'const ask = { outTradeNo, outRefundNo,',
        instead: 'const ask = { outTradeNo, outRefundNo: `${outRefundNo}${performance.now()}`,',
      },
    ],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a seat that is free goes to nobody who waits',
    breaks: [
      {
        file: '/packages/server/src/engine/enrolment/movePlace.ts',
        control: 'if (isSeated(place.status) && !isSeated(move.to)) await passSeatOn(call, locked);',
        instead: '',
      },
    ],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a place is given without its order being paid for the time',
    breaks: [
      {
        file: `${ORDERS}/placeGoods.ts`,
        control: 'return { from: pendingPay, to: cancelled };',
        instead: 'return null;',
      },
    ],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'money for a closed order is kept',
    breaks: [
      {
        file: `${ORDERS}/tellPaid.ts`,
        control: 'if (settled) return settled;',
        instead: "return settled ?? { outcome: 'returned', order };",
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
  {
    name: 'a card goes on after its quit',
    breaks: [
      {
        file: `${ORDERS}/cardGoods.ts`,
        control: "if (move !== 'passQuit' && move !== 'forceQuit') return;",
        instead: 'return;',
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
  {
    name: 'a refund that was promised when the server died is asked for by nobody',
    breaks: [
      {
        file: `${ORDERS}/sweepOrders.ts`,
        control: 'stoppedExams, runningRefunds]',
        instead: 'stoppedExams]',
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
  {
    name: 'S07: whoever writes a notice is believed',
    breaks: [
      {
        file: '/packages/server/src/adapters/payment/wechat/checkSigned.ts',
        control: "return isSignatureOf(known.key, [timestamp, nonce, rawBody], signature) ? null : 'wrong signature';",
        instead: 'return null;',
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  {
    name: 'S07: a notice without a signature is believed',
    breaks: [
      {
        file: '/packages/server/src/adapters/payment/wechat/checkSigned.ts',
        control: "return 'not signed';",
        instead: 'return null;',
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  {
    name: 'S07: an old notice is believed',
    breaks: [
      {
        file: '/packages/server/src/adapters/payment/wechat/checkSigned.ts',
        control: "return 'too old or too new';",
        instead: '{}',
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  {
    name: 'S07: another amount than was asked for is taken',
    breaks: [
      {
        file: `${ORDERS}/tellPaid.ts`,
        control: "news.paidFen !== known.amountFen ? 'amount' :",
        instead: '',
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  { name: 'S07: a replay counts', breaks: [TOLD_BEFORE, NUMBER_USED, NOTICE_HANDLED], shownBy: NOTICES, only: S07 },
  {
    name: 'S07: a payment that comes after its order was closed gives what was ordered',
    breaks: [
      { file: `${ORDERS}/tellPaid.ts`, control: 'if (order.status !== ORDER.pending) return null;', instead: '' },
      {
        file: '/packages/api/src/domain/orders/orderStates.ts',
        control: "pay: { from: ['1'], to: '2' },",
        instead: "pay: { from: ['1', '3'], to: '2' },",
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  {
    name: 'S07: a notice about another merchant is taken',
    breaks: [
      {
        file: '/packages/server/src/adapters/payment/wechat/notice.ts',
        control: 'if (mchId !== merchant.mchId)',
        instead: 'if (false)',
      },
    ],
    shownBy: WECHAT,
  },
  {
    name: 'S07: a GET is believed',
    breaks: [
      {
        file: '/packages/server/src/resources/commerce/paymentNotices.ts',
        control: 'await askOrder(call, await findOrder(call, paid.orderId));',
        instead: `const { id, provider, amountFen: paidFen } = paid;
  const news = { noticeId: id, outTradeNo: paid.outTradeNo, transactionId: id, paidFen, paidAt: call.now };
  await acceptNotice(call, provider, { kind: 'payment', ...news });`,
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
];
