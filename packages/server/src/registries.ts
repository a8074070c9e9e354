import { placeGoods } from './classes/places/placeFulfilment.ts';
import { classStaff, leaveAllClasses } from './classes/leaveClasses.ts';
import { classPlans } from './classes/planExam.ts';
import { rosterClasses } from './classes/rosterClasses.ts';
import { settleAfterJob } from './exams/scoring/settle.ts';
import type { Registries } from './kit/engineCall.ts';
import { cardFulfilment } from './orders/cards/cardFulfilment.ts';
import { settleTries } from './practice/tries/settleTries.ts';
import { settleCheck } from './questions/check/settleCheck.ts';

/** What lower subjects call of upper ones; each entry's type stands where it is called. */
export const registries: Registries = {
  rosterClasses,
  classStaff,
  classPlans,
  leaveAllClasses,
  goods: { membership: cardFulfilment, exam: placeGoods, grade: placeGoods },
  onFinished: {
    check: ({ db, appId, now }, checkId) => settleCheck(db, { appId, now }, checkId),
    attempt: settleAfterJob,
    practice: ({ db, appId, now }, job) => settleTries(db, { appId, now }, job),
  },
};
