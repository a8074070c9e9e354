import * as z from 'zod/mini';
import { INVOICE_TITLE_MAX, isTaxNo, TAX_NO_WRONG } from './invoice.ts';
import { ORDER } from './orderStates.ts';
import { MAX_FEN } from './orderRules.ts';
import { asOneLine, days, id, instant, reasonText, shortText } from '../kit/contract/shared.ts';
import { orderKind, orderStatus, provider } from './orderViews.contract.ts';

/** An amount in fen, from 0 to ¥100,000. */
export const fen = z.int().check(z.nonnegative(), z.maximum(MAX_FEN, '金额太大'));

const line = (max: number, words: string) =>
  z.string().check(asOneLine(), z.minLength(1, `请填写${words}`), z.maxLength(max, `${words}最多 ${max} 个字`));

/** The recipient of an invoice. */
export const invoice = z.strictObject({
  title: line(INVOICE_TITLE_MAX, '发票抬头'),
  /** Empty if the invoice is written for a person. */
  taxNo: z.string().check(asOneLine(), z.refine(isTaxNo, TAX_NO_WRONG)),
  email: z.string().check(asOneLine(), z.maxLength(100), z.email('邮箱格式不正确')),
});

const evidenceFile = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确'));
/** In capitals, so that a number is the same however it was typed. */
const txNo = z
  .string()
  .check(asOneLine(), z.toUpperCase(), z.regex(/^[0-9A-Za-z_-]{4,64}$/, '流水号是 4 到 64 个字母、数字、- 或 _'));

/** A transfer that an operator has seen. */
export const transfer = {
  paidFen: fen,
  paidAt: instant,
  payer: line(60, '付款人'),
  txNo,
  evidenceFile,
};
/** A refund transfer that an operator has made. */
export const backTransfer = { txNo, evidenceFile };

/** A decision about a quit. The reason is required if the amount differs from the proposal. */
export const decided = { id, refundFen: z.optional(fen), reason: z.optional(reasonText) };

/** Filters of order lists. */
export const orderFilters = {
  kind: orderKind,
  status: orderStatus,
  /** Several statuses at once, for example all after an application to quit. */
  statuses: z.array(orderStatus).check(z.minLength(1), z.maxLength(ORDER.values.length)),
  provider,
  memberId: id,
  ...days,
  /** Part of the order number or product; the student's name; for the office a full name, mobile number or account. */
  keyword: shortText,
};
