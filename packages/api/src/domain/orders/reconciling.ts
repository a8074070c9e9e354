import { MEBIBYTE } from '../constants.ts';
import { labelled, type ValueIn } from '../forms/labelled.ts';

/** What comparing a provider's bill with ours can find of one payment or refund. */
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
export type BillDifference = ValueIn<typeof BILL_DIFFERENCE>;

/** What an operator can do about a difference. */
export const BILL_REPAIR = labelled({ ask: '查询渠道', book: '补记', refund: '退款', done: '标记已处理' });
export type BillRepair = ValueIn<typeof BILL_REPAIR>;

/** `working`: a repair is under way. */
export const DIFFERENCE_STATE = labelled(
  { open: '待处理', working: '处理中', done: '已处理' },
  { open: 'warn', working: 'primary', done: 'ok' },
);
export type DifferenceState = ValueIn<typeof DIFFERENCE_STATE>;

/** Which repairs help against what; the others would be guesses. */
export const REPAIRS_OF: Readonly<Record<BillDifference, readonly BillRepair[]>> = {
  same: [],
  hereOnly: ['ask', 'done'],
  billOnly: ['ask', 'book', 'refund', 'done'],
  amount: ['ask', 'refund', 'done'],
  refund: ['ask', 'done'],
};

/** A bill of a day is complete at this time of the next one, in Beijing. */
export const BILL_READY = { hour: 10, minute: 30 } as const;

/** Rows of a bill that is uploaded. */
export const MAX_BILL_ROWS = 5000;
/** Of a file; a WeChat bill of 5,000 rows has 1.5 MB. */
export const BILL_MAX_BYTES = 4 * MEBIBYTE;

/** Where a bill came from. */
export const BILL_SOURCE = labelled({ provider: '渠道账单', file: '上传文件' });
export type BillSource = ValueIn<typeof BILL_SOURCE>;
