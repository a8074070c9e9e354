import { ORDER } from '@aosai/api/orders/orderStates';
import { ORDER_KIND, ORDER_SOURCE, PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { moneyText } from '@aosai/api/kit/moneyText';
import { NOTHING } from '@aosai/api/kit/column';
import { orderColumns } from '@aosai/api/orders/orderColumns';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { OrderKnown } from './orderKnown.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

const MONEY = ['amountFen', 'paidFen', 'refundedFen'];
export const INVOICE = ['invoice-title', 'invoice-taxNo', 'invoice-email'];
/** Columns that operators need first; the sheet keeps its order. */
const FIRST = ['orderNo', 'kind', 'title', 'memberName', 'status', 'amountFen', 'paidFen', 'refundedFen'];
const place = ({ id }: { id: string }): number => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

const invoiceText = ({ invoice }: OrderRow): string =>
  invoice === null ? NOTHING : [invoice.title, invoice.taxNo, invoice.email].filter(Boolean).join('，');

/** Amounts for the drawer have a currency sign; table columns do not. */
const money = (id: 'amountFen' | 'paidFen' | 'refundedFen', head: string) =>
  column<OrderRow>(`${id}-alone`, head, (row) => moneyText(row[id]), { only: 'drawer' });

/** In the drawer, too, order number and amounts come first. */
const alone = [
  column<OrderRow>('number', '订单号', ({ orderNo }) => orderNo, { only: 'drawer' }),
  money('amountFen', '应付'),
  money('paidFen', '实付'),
  money('refundedFen', '已退'),
];

const drawnColumns = drawn<OrderRow>(
  orderColumns.toSorted((one, other) => place(one) - place(other)),
  {
    orderNo: { minWidth: 188 },
    status: { minWidth: 96 },
    payerName: { hidden: true },
    provider: { spare: true },
    createdAt: { minWidth: 136 },
    paidAt: { hidden: true },
    ...Object.fromEntries([...INVOICE, ...MONEY].map((id) => [id, { only: 'table' }])),
    refundedFen: { only: 'table', spare: true },
  },
);

/** Columns of both order tables; the first opens the drawer. */
export const orderShow = [
  ...drawnColumns.slice(0, 1),
  ...alone,
  ...drawnColumns.slice(1),
  column<OrderRow>('source', '来源', ({ source }) => ORDER_SOURCE.label(source), { only: 'drawer' }),
  column<OrderRow>('invoice', '发票', invoiceText, { only: 'drawer' }),
];

/** Filters of both order tables; only the table of all orders adds the kind. */
export const orderFilters = {
  keyword: search('搜索订单、姓名、手机号'),
  status: pick('状态', ORDER),
  provider: pick('渠道', PAYMENT_PROVIDER),
  ...days<OrderKnown>('下单'),
};
export const kindFilter = pick('类型', ORDER_KIND);
