import { ORDER_KIND, PAYMENT_PROVIDER, type OrderKind, type ProviderName } from './payments.ts';
import { ORDER } from './orderStates.ts';
import { yuanText } from './orderRules.ts';
import { choice, code, column, minute, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { yuanOf } from '../kit/quantity.ts';

interface Priced {
  amountFen: number;
  paidFen: number;
  refundedFen: number;
}
interface Paid {
  provider: ProviderName | null;
}
interface Invoiced {
  invoice: { title: string; taxNo: string; email: string } | null;
}

const money = (id: keyof Priced, head: string) =>
  sorted(
    column(id, head, (row: Priced) => yuanText(row[id]), {
      numeric: true,
      minWidth: 88,
      quantity: yuanOf((row) => row[id]),
    }),
  );
const ofInvoice = (id: 'title' | 'taxNo' | 'email', head: string) =>
  column(`invoice-${id}`, head, ({ invoice }: Invoiced) => invoice?.[id] || NOTHING, { hidden: true, minWidth: 120 });

/** Columns of the table of orders. */
export const orderColumns = [
  code('orderNo', '订单号', { minWidth: 176 }),
  choice<'kind', OrderKind>('kind', '类型', ORDER_KIND),
  text('title', '商品', { minWidth: 160 }),
  text('memberName', '姓名', { minWidth: 72 }),
  text('payerName', '付款人', { minWidth: 72 }),
  money('amountFen', '应付'),
  money('paidFen', '实付'),
  money('refundedFen', '已退'),
  column('provider', '渠道', ({ provider }: Paid) => (provider ? PAYMENT_PROVIDER.label(provider) : NOTHING), {
    minWidth: 88,
  }),
  code('transactionId', '流水号', { hidden: true, minWidth: 176 }),
  tag('status', '状态', ORDER),
  sorted(minute('createdAt', '下单时间')),
  sorted(minute('paidAt', '付款时间')),
  ofInvoice('title', '发票抬头'),
  ofInvoice('taxNo', '税号'),
  ofInvoice('email', '邮箱'),
];
