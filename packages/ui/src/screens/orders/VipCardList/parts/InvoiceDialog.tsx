import { invoiceFields } from '@aosai/api/orders/invoice';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { Invoice } from '../invoice.ts';

const READY = { pending: false, error: null };

/** Asks for the recipient of the invoice, which is sent with the order. */
export const InvoiceDialog = ({
  wanted,
  on,
}: {
  wanted: Invoice | null;
  on: { submit: (wanted: Invoice) => void; close: () => void };
}) => (
  <FieldsDialog
    of={invoiceFields}
    row={wanted ?? {}}
    title="申请发票"
    description="开票信息随下一张订单提交，付款后由平台开具，发到邮箱。"
    submitLabel="保存"
    act={READY}
    on={{ submit: ({ taxNo, ...form }) => on.submit({ ...form, taxNo: taxNo ?? '' }), close: on.close }}
  />
);
