import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import type { OrderStatus } from '@aosai/api/orders/orderStates';
import { orderColumns } from '@aosai/api/orders/orderColumns';
import { columnSheet } from '../excel/columnSheet.ts';
import type { CallContext, FileReply } from '../kit/context.ts';
import { auditedSheet } from '../kit/sheets/auditedSheet.ts';
import { orderList } from './orderList.ts';

interface Wanted {
  status?: OrderStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Card orders as a sheet. Throws EXPORT_TOO_LARGE. */
export async function downloadOrders(context: CallContext, wanted: Wanted): Promise<FileReply> {
  const all = { page: 0, size: EXPORT_MAX_ROWS, sort: [], kind: 'membership' as const };
  const { content, total } = await orderList(context, { ...all, ...wanted });
  if (total > EXPORT_MAX_ROWS) throw new AppError('EXPORT_TOO_LARGE', { total, max: EXPORT_MAX_ROWS });
  const diff = { after: { exported: total } };
  const sheet = {
    name: '订单',
    ...columnSheet<(typeof content)[number]>(orderColumns, content),
  };
  return auditedSheet(context, { action: 'membershipOrder:download', target: null, diff }, '会员卡订单', sheet);
}
