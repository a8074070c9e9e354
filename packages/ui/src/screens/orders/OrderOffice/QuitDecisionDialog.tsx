import { moneyText } from '@aosai/api/kit/moneyText';
import { quitFields } from '@aosai/api/orders/orderForms';
import { yuanText } from '@aosai/api/orders/orderRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import { fenOf } from '@aosai/api/kit/yuan';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import type { OrderKnown, QuitDecision } from './orderKnown.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

export interface QuitDecisionDialogProps {
  row: OrderRow;
  known: OrderKnown;
  act: TableAct;
  submit: (decision: QuitDecision) => void;
  close: () => void;
}

/** Grants a request to quit, or ends an order without one. The proposed refund may be changed. */
export const QuitDecisionDialog = ({ row, known: { detail }, act, submit, close }: QuitDecisionDialogProps) => {
  const isForced = row.status !== ORDER.quitApplied;
  const title = isForced ? `强制退出「${row.title}」？` : `同意${row.memberName}退出「${row.title}」？`;
  const order = detail.data?.id === row.id ? detail.data : undefined;
  // The proposed amount arrives with the order's details; before that no amount may be decided on.
  if (order === undefined)
    return (
      <Dialog open title={title} onClose={close}>
        <Load of={detail.data === undefined ? detail : {}} name="应退金额">
          {() => null}
        </Load>
      </Dialog>
    );
  const proposedFen = order.proposedFen ?? 0;
  return (
    <FieldsDialog
      of={quitFields(proposedFen, isForced)}
      row={{ refundYuan: yuanText(proposedFen) }}
      title={title}
      description={`${isForced ? '学生没有申请。' : ''}权益马上结束，实付 ${moneyText(row.paidFen)}，已退 ${moneyText(row.refundedFen)}。下一步再退款。`}
      submitLabel={isForced ? '强制退出' : '同意退出'}
      size="m"
      act={act}
      on={{ submit: ({ refundYuan, reason }) => submit({ refundFen: fenOf(refundYuan), reason }), close }}
    />
  );
};
