import { moneyText } from '@aosai/api/kit/moneyText';
import { moneyBackFields } from '@aosai/api/orders/orderForms';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import type { MoneyBack, OrderKnown } from './orderKnown.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';

export type Refund = OrderDetail['refunds'][number];

/** Records a refund the office made by hand. */
export const MoneyBackDialog = ({
  row,
  known: { evidence },
  act,
  submit,
  close,
}: RowDialogProps<Refund, OrderKnown, MoneyBack>) => (
  <EvidenceDialog
    of={moneyBackFields}
    row={{}}
    title={`登记退款 ${moneyText(row.amountFen)}`}
    description="先在银行或支付平台退回，再来登记；登记后订单记为已退款，并记入操作日志。"
    submitLabel="登记退款"
    evidence={evidence}
    act={act}
    on={{ submit: ({ txNo }, evidenceFile) => submit({ txNo, evidenceFile }), close }}
  />
);
