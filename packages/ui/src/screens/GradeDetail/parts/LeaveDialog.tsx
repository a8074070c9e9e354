import { reasonFields } from '@aosai/api/domain/reasons';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { REFUND_RULE } from '../../../patterns/PlacePanel/paidWords.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

export interface LeaveDialogProps {
  /** Nobody has to be asked. */
  atOnce: boolean;
  /** Something goes back, or not. */
  isPaid: boolean;
  act: TableAct;
  on: { leave: (reason?: string) => void; close: () => void };
}

const fields = reasonFields('原因', '审核的人会看到。');

/** Asks whether, or why, somebody leaves a class. */
export const LeaveDialog = ({ atOnce, isPaid, act, on }: LeaveDialogProps) =>
  atOnce ? (
    <ConfirmDialog
      open
      title="退出这个班级？"
      consequence="马上生效，不用等审核。报名截止前可以重新报名。"
      confirmLabel="退出班级"
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.leave(), cancel: on.close }}
    />
  ) : (
    <FieldsDialog
      of={fields}
      title="申请退出班级"
      description={isPaid ? REFUND_RULE : '提交后由老师和管理员审核。退出后，没有开始的作业不再要交，已经交的保留。'}
      submitLabel="提交申请"
      act={act}
      on={{ submit: ({ reason }) => on.leave(reason), close: on.close }}
    />
  );
