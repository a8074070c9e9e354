import { COUNTED_ONCE, ORDERS, type OrderMutant } from './orderMutant.ts';

const NOTICES = ['packages/server/src/orders/payment/paymentNotices'];
const WECHAT = ['packages/server/src/adapters/payment/wechat/weChatPay'];
const S07 = 'S07';

/** S07: false notices of payments. */
export const NOTICE_MUTANTS: readonly OrderMutant[] = [
  {
    name: 'S07: anyone who writes a notice is believed',
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
        file: `${ORDERS}/notifyPaid.ts`,
        control: "news.paidFen !== known.amountFen ? 'amount' :",
        instead: '',
      },
    ],
    shownBy: NOTICES,
    only: S07,
  },
  { name: 'S07: a replay counts', breaks: COUNTED_ONCE, shownBy: NOTICES, only: S07 },
  {
    name: 'S07: a payment that comes after its order was closed gives what was ordered',
    breaks: [
      { file: `${ORDERS}/notifyPaid.ts`, control: 'if (order.status !== ORDER.pending) return null;', instead: '' },
      {
        file: '/packages/api/src/orders/orderStates.ts',
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
        file: '/packages/server/src/orders/payment/paymentNotices.ts',
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
