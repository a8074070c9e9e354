import { AppError } from '@aosai/api/contract/errors';
import { dateText } from '@aosai/api/domain/beijing';
import { EXPORT_MAX_ROWS } from '@aosai/api/domain/constants';
import type { OrderStatus } from '@aosai/api/domain/orders/orderStates';
import { orderColumns } from '@aosai/api/domain/tables/orderColumns';
import { sheetStream, XLSX_MIME } from '../../excel/sheetStream.ts';
import type { CallContext, FileReply } from '../context.ts';
import { writeSysLog } from '../kit/sysLog.ts';
import { orderList } from './orderList.ts';

interface Wanted {
  status?: OrderStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Orders of cards as a sheet. Throws EXPORT_TOO_LARGE. */
export async function downloadOrders(context: CallContext, wanted: Wanted): Promise<FileReply> {
  const all = { page: 0, size: EXPORT_MAX_ROWS, sort: [], kind: 'membership' as const };
  const { content, total } = await orderList(context, { ...all, ...wanted });
  if (total > EXPORT_MAX_ROWS) throw new AppError('EXPORT_TOO_LARGE', { total, max: EXPORT_MAX_ROWS });
  const diff = { after: { exported: total } };
  await writeSysLog(context.db, context, { action: 'membershipOrder:download', target: null, diff });
  const sheet = {
    name: '订单',
    columns: orderColumns.map(({ head }) => ({ title: head, width: 16 })),
    rows: content.map((row) => orderColumns.map(({ words }) => words(row))),
  };
  return {
    title: `会员卡订单 ${dateText(context.services.now().getTime())}.xlsx`,
    mime: XLSX_MIME,
    sizeBytes: null,
    open: () => sheetStream(sheet),
  };
}
