import { ORDERS, type OrderMutant } from './orderMutant.ts';

const ORDER_TESTS = 'packages/server/src/orders/orders.test';

/** Mutants that undo the fixes of findings in docs/decisions/0030. */
export const ATTACKED_MUTANTS: readonly OrderMutant[] = [
  {
    name: 'a seat off a waiting list counts for no limit of minors',
    breaks: [{ file: `${ORDERS}/minors.ts`, control: "'guardian', 'promoted']", instead: "'guardian']" }],
    shownBy: ['packages/server/src/orders/minorOrders.test'],
  },
  {
    name: 'chapters that a card has opened leave no trace on it',
    breaks: [
      {
        file: '/packages/server/src/courses/chapter/chapterViews.ts',
        control: 'await noteCardUse(context.db, call, memberId, CHAPTER_RIGHT);',
        instead: 'void memberId;',
      },
    ],
    shownBy: ['packages/server/src/courses/chapter/chapter.test'],
  },
  {
    name: 'solutions that a card has opened leave no trace on it',
    breaks: [
      {
        file: '/packages/server/src/rights/solutionRight.ts',
        control: 'await noteCardUse(db, call, memberId, SOLUTION_RIGHT);',
        instead: '',
      },
    ],
    shownBy: ['packages/server/src/practice/fiveRights'],
  },
  {
    name: 'what a card has shown is no use of it',
    breaks: [
      { file: `${ORDERS}/cards/cardFulfilment.ts`, control: 'or(isNull(use.period), like(', instead: 'or(like(' },
    ],
    shownBy: [ORDER_TESTS],
  },
  {
    name: 'a gift answers with the order that waits',
    breaks: [
      {
        file: '/packages/server/src/orders/cards/createCardOrder.ts',
        control: "if (source === 'gift' && order.status === ORDER.pending) throw wrongState(order.status);",
        instead: '',
      },
    ],
    shownBy: ['packages/server/src/orders/cards/membershipOrder.test'],
  },
  {
    name: 'a card for nothing is taken again before it has ended',
    breaks: [
      {
        file: '/packages/server/src/orders/cards/createCardOrder.ts',
        control: 'if (heldUntil && isNew)',
        instead: 'if (heldUntil && !isNew)',
      },
    ],
    shownBy: ['packages/server/src/orders/cards/membershipOrder.test'],
  },
  {
    name: 'a day of practice has no end',
    breaks: [
      {
        file: '/packages/server/src/practice/tries/submitTry.ts',
        control: 'if (made < PRACTICE_LIMITS.triesOfDay) return;',
        instead: 'if (made > 0 || made < PRACTICE_LIMITS.triesOfDay) return;',
      },
    ],
    shownBy: ['packages/server/src/practice/practice.test'],
  },
  {
    name: 'questions of a running exam are told in other exams',
    breaks: [
      {
        file: '/packages/server/src/questions/bank/heldQuestions.ts',
        control: '.some((examId) => examId !== inside)',
        instead: '.some((examId) => examId === inside)',
      },
    ],
    shownBy: ['packages/server/src/exams/heldElsewhere.test'],
  },
];
