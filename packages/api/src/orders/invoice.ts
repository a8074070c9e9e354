import { emailTyped } from '../kit/typedText.ts';
import { isCreditCode } from '../accounts/creditCode.ts';
import { fields, text } from '../kit/fields.ts';

/** Maximum length of an invoice title, in characters. */
export const INVOICE_TITLE_MAX = 100;
const TAX_NO_MAX = 18;
const EMAIL_MAX = 100;

/** Message for an invalid tax number. */
export const TAX_NO_WRONG = '税号不正确，请核对 18 位统一社会信用代码';
/** Whether a tax number is valid; it is empty for persons. */
export const isTaxNo = (code: string): boolean => code === '' || isCreditCode(code);

/** Fields of an invoice's recipient. Invoices are issued outside the platform. */
export const invoiceFields = fields({
  title: text('发票抬头', {
    required: true,
    max: INVOICE_TITLE_MAX,
    oneLine: true,
    hint: '单位全称；个人写姓名。',
    autoComplete: 'organization',
  }),
  taxNo: text('税号', {
    max: TAX_NO_MAX,
    oneLine: true,
    typed: 'capitals',
    rule: (value) => (typeof value !== 'string' || isTaxNo(value) ? null : TAX_NO_WRONG),
    hint: '单位的统一社会信用代码；个人不用填。',
  }),
  email: text('邮箱', {
    required: true,
    ...emailTyped,
    max: EMAIL_MAX,
    hint: '电子发票发到这里。',
    autoComplete: 'email',
  }),
});
