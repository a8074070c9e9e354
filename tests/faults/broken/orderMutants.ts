import { ATTACKED_MUTANTS } from './attackedMutants.ts';
import { NOTICE_MUTANTS } from './noticeMutants.ts';
import { COUNTED_ONCE, ORDERS, type OrderMutant } from './orderMutant.ts';

const PLACES = ['packages/server/src/orders/placeModel'];
const CARDS = ['packages/server/src/orders/orderModel'];
const WHATEVER = 'S06: whatever happens';

const MODEL_MUTANTS: readonly OrderMutant[] = [
  {
    name: 'the last step of a quit does nothing to the place',
    breaks: [
      {
        file: '/packages/server/src/classes/places/placeFulfilment.ts',
        control: 'return PLACE_MOVES.finishQuit;',
        instead: 'return null;',
      },
    ],
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a notice counts twice',
    breaks: COUNTED_ONCE,
    shownBy: PLACES,
    only: WHATEVER,
  },
  {
    name: 'a refund that is asked for again has another number',
    breaks: [
      {
        file: `${ORDERS}/refund/startRefund.ts`,
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
        file: '/packages/server/src/enrolment/movePlace.ts',
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
        file: '/packages/server/src/classes/places/placeFulfilment.ts',
        control: 'return PLACE_MOVES.expire;',
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
        file: `${ORDERS}/notifyPaid.ts`,
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
        file: `${ORDERS}/cards/cardFulfilment.ts`,
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
    name: 'what one provider took is asked back of the one that is set up now',
    breaks: [
      {
        file: `${ORDERS}/refund/startRefund.ts`,
        control: 'const provider = providerOf(call, name);',
        instead: 'const provider = providerOf(call, name) ?? [...call.payments.of(call.appId).values()][0];',
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
  {
    name: 'a transfer for a closed order is booked on what was opened last, no matter who was to take it',
    breaks: [
      {
        file: `${ORDERS}/payment/confirm.ts`,
        control: "eq(payment.provider, 'manual'),\n        eq(payment.status, 'closed'),",
        instead: "eq(payment.status, 'closed'),",
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
  {
    name: 'a transfer that was confirmed is unknown to anyone who confirms it again',
    breaks: [
      {
        file: `${ORDERS}/payment/confirm.ts`,
        control: 'if ((await db.$count(payment, isTaken)) > 0) throw taken(txNo);',
        instead: 'void isTaken;',
      },
    ],
    shownBy: CARDS,
    only: WHATEVER,
  },
];

export const ORDER_MUTANTS: readonly OrderMutant[] = [...MODEL_MUTANTS, ...ATTACKED_MUTANTS, ...NOTICE_MUTANTS];
