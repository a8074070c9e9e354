import { moneyText } from '@aosai/api/kit/moneyText';
import type { BillRepair } from '@aosai/api/orders/reconciling';
import { reasonFields } from '@aosai/api/kit/reasons';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { BillDifferenceRow } from '../reconcileProps.ts';

export interface RepairDialogProps {
  repair: BillRepair;
  row: BillDifferenceRow;
  act: { pending: boolean; error: string | null };
  on: { submit: (note: string | null) => void; close: () => void };
}

const doneFields = reasonFields('怎么处理的', '写进对账记录和操作日志。');

const WORDS = {
  ask: { title: '查询渠道？', consequence: '再问一次支付机构，按它的答复更新订单。', confirmLabel: '查询渠道' },
  book: { title: '补记这笔收款？', consequence: '按账单把订单记为已支付，马上生效。', confirmLabel: '补记' },
  refund: { title: '退回这笔钱？', consequence: '原路退回给付款人，不能撤回。', confirmLabel: '退款' },
} as const;

/** Confirms a repair; marking a difference as settled requires a note. */
export const RepairDialog = ({ repair, row, act, on }: RepairDialogProps) =>
  repair === 'done' ? (
    <FieldsDialog
      of={doneFields}
      title="标记已处理"
      description="这里的订单和钱都不变，只记下这条差异已经在别处处理。"
      submitLabel="标记已处理"
      size="m"
      act={act}
      on={{ submit: ({ reason }) => on.submit(reason), close: on.close }}
    />
  ) : (
    <ConfirmDialog
      open
      title={WORDS[repair].title}
      consequence={`${WORDS[repair].consequence}金额 ${moneyText(row.billFen ?? row.hereFen ?? 0)}，记入操作日志。`}
      confirmLabel={WORDS[repair].confirmLabel}
      danger={repair === 'refund'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.submit(null), cancel: on.close }}
    />
  );
