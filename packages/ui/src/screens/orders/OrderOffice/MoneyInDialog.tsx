import { moneyText } from '@aosai/api/kit/moneyText';
import { moneyInFields } from '@aosai/api/orders/orderForms';
import { yuanText } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import { fenOf } from '@aosai/api/kit/yuan';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { beijingInstant, beijingParts } from '../../../primitives/DateTimeRange/beijingMoment.ts';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import type { DrawnField } from '../../../patterns/FieldSet/FieldSet.tsx';
import { EvidenceDialog } from './EvidenceDialog.tsx';
import type { MoneyIn, OrderKnown } from './orderKnown.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';

const valueOf = ({ value }: DrawnField): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Day and time controls for the moment of a transfer. */
export const momentFields = (today: string) => ({
  paidDay: (field: DrawnField) => (
    <DatePicker
      label="到账日期"
      value={valueOf(field)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      today={today}
      max={today}
    />
  ),
  paidClock: (field: DrawnField) => (
    <TimeInput label="到账时间" value={valueOf(field)} onChange={field.onChange} onBlur={field.onBlur} />
  ),
});

/** Records a bank transfer: amount, time, payer, transaction number, and a picture as proof. */
export const MoneyInDialog = ({
  row,
  known: { evidence, now, today },
  act,
  submit,
  close,
}: RowDialogProps<OrderRow, OrderKnown, MoneyIn>) => {
  const { day, clock } = beijingParts(new Date(now).toISOString());
  return (
    <EvidenceDialog
      of={moneyInFields}
      row={{ paidYuan: yuanText(row.amountFen), paidDay: day, paidClock: clock }}
      title={`登记「${row.title}」到账`}
      description={
        row.status === ORDER.closed
          ? '订单已经关闭：登记后这笔钱会列为待退回，不会开通。'
          : `订单 ${row.orderNo}，应付 ${moneyText(row.amountFen)}。登记后马上生效，并记入操作日志。`
      }
      submitLabel="登记到账"
      evidence={evidence}
      act={act}
      draw={momentFields(today)}
      on={{
        submit: ({ paidYuan, paidDay, paidClock, payer, txNo }, evidenceFile) =>
          submit({ paidFen: fenOf(paidYuan), paidAt: beijingInstant(paidDay, paidClock), payer, txNo, evidenceFile }),
        close,
      }}
    />
  );
};
