import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { AskQuitDialog } from '../../../enrolment/PlacePanel/AskQuitDialog.tsx';
import { REFUND_RULE } from '../../../enrolment/PlacePanel/paidWords.tsx';

export interface LeaveDialogProps {
  /** True if the place can be left without approval. */
  atOnce: boolean;
  /** Whether the place was paid, so that a refund is involved. */
  isPaid: boolean;
  act: TableAct;
  on: { leave: (reason?: string) => void; close: () => void };
}

/** Confirms leaving a class, or asks for the reason of a request to quit. */
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
    <AskQuitDialog
      title="申请退出班级"
      description={isPaid ? REFUND_RULE : '提交后由老师和管理员审核。退出后，没有开始的作业不再要交，已经交的保留。'}
      act={act}
      on={{ ask: on.leave, close: on.close }}
    />
  );
