import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface LeaveDialogProps {
  /** The reader wants to leave a page with changes that are not saved. */
  open: boolean;
  on: { leave: () => void; stay: () => void };
}

/** Asks before a page is left whose changes would be lost. */
export const LeaveDialog = ({ open, on }: LeaveDialogProps) => (
  <ConfirmDialog
    open={open}
    danger
    title="放弃没有保存的修改？"
    consequence="离开后，这次的修改不会保留。"
    confirmLabel="放弃修改"
    cancelLabel="继续编辑"
    on={{ confirm: on.leave, cancel: on.stay }}
  />
);
