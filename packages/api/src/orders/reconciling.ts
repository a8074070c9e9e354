import { MEBIBYTE } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Results of comparing one payment or refund in a provider's bill with ours. */
export const BILL_DIFFERENCE = labelled(
  {
    same: '一致',
    hereOnly: '此处已付，账单没有',
    billOnly: '账单有，此处没有',
    amount: '金额不同',
    refund: '退款不同',
  },
  { same: 'ok', hereOnly: 'bad', billOnly: 'bad', amount: 'bad', refund: 'warn' },
);

/** Result for one row of a reconciliation; it decides the possible repairs (`REPAIRS_OF`). */
export type BillDifference = ValueIn<typeof BILL_DIFFERENCE>;

/** Repairs of a difference by an operator. */
export const BILL_REPAIR = labelled({ ask: '查询渠道', book: '补记', refund: '退款', done: '标记已处理' });

/** A repair: `ask` queries the provider, `book` records a missing payment, `done` only closes the difference. */
export type BillRepair = ValueIn<typeof BILL_REPAIR>;

/** State of a difference. `working`: a repair is in progress. */
export const DIFFERENCE_STATE = labelled(
  { open: '待处理', working: '处理中', done: '已处理' },
  { open: 'warn', working: 'primary', done: 'ok' },
);

/** State of a difference: `done` is final; one that stays `working` for too long can be repaired again. */
export type DifferenceState = ValueIn<typeof DIFFERENCE_STATE>;

/** Repairs that are possible for each result; others would be guesses. */
export const REPAIRS_OF: Readonly<Record<BillDifference, readonly BillRepair[]>> = {
  same: [],
  hereOnly: ['ask', 'done'],
  billOnly: ['ask', 'book', 'refund', 'done'],
  amount: ['ask', 'refund', 'done'],
  refund: ['ask', 'done'],
};

/** A day's bill is complete at this time of the next day, in Beijing time. */
export const BILL_READY = { hour: 10, minute: 30 } as const;

/** Maximum number of rows of an uploaded bill. */
export const MAX_BILL_ROWS = 5000;
/** Maximum size of the file; a WeChat bill of 5,000 rows has 1.5 MB. */
export const BILL_MAX_BYTES = 4 * MEBIBYTE;

/** Origin of a bill. */
export const BILL_SOURCE = labelled({ provider: '渠道账单', file: '上传文件' });

/** Origin of a bill: downloaded by the server (`provider`), or uploaded by an operator (`file`). */
export type BillSource = ValueIn<typeof BILL_SOURCE>;
