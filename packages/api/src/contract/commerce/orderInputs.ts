import * as z from 'zod/mini';
import { INVOICE_TITLE_MAX, isTaxNo, TAX_NO_WRONG } from '../../domain/orders/invoice.ts';
import { ORDER_STATUS } from '../../domain/orders/orderStates.ts';
import { MAX_FEN } from '../../domain/orders/orderRules.ts';
import { asOneLine, days, id, instant, reasonText, shortText } from '../shared.ts';
import { orderKind, orderStatus, provider } from './orderViews.ts';

export const fen = z.int().check(z.nonnegative(), z.maximum(MAX_FEN, '金额太大'));
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, '请求编号格式不正确'));

const line = (max: number, words: string) =>
  z.string().check(asOneLine(), z.minLength(1, `请填写${words}`), z.maxLength(max, `${words}最多 ${max} 个字`));

export const invoice = z.strictObject({
  title: line(INVOICE_TITLE_MAX, '发票抬头'),
  /** Empty for a person. */
  taxNo: z.string().check(asOneLine(), z.refine(isTaxNo, TAX_NO_WRONG)),
  email: z.string().check(asOneLine(), z.maxLength(100), z.email('邮箱格式不正确')),
});

const evidenceFile = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确'));
/** In capitals: a bank writes one number, however someone types it. */
const txNo = z
  .string()
  .check(asOneLine(), z.toUpperCase(), z.regex(/^[0-9A-Za-z_-]{4,64}$/, '流水号是 4 到 64 个字母、数字、- 或 _'));

/** What an operator has seen of a transfer. */
export const transfer = {
  paidFen: fen,
  paidAt: instant,
  payer: line(60, '付款人'),
  txNo,
  evidenceFile,
};
export const backTransfer = { txNo, evidenceFile };

/** A reason, where what is decided is not what was proposed. */
export const decided = { id, refundFen: z.optional(fen), reason: z.optional(reasonText) };

export const orderFilters = {
  kind: orderKind,
  status: orderStatus,
  /** Several at once, such as all that come after an application to quit. */
  statuses: z.array(orderStatus).check(z.minLength(1), z.maxLength(ORDER_STATUS.values.length)),
  provider,
  memberId: id,
  ...days,
  /** Part of the order's number or of what was sold; the student's name, the office's as a whole, mobile or account. */
  keyword: shortText,
};
