import type { TableAct } from '../DataTable/DataTable.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

interface ResetDialogProps {
  /** 选中的 3 人, or one by the name. */
  whom: string;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

/** Before new passwords are made: what becomes of the old ones. */
export const ResetDialog = ({ whom, act, submit, close }: ResetDialogProps) => (
  <ConfirmDialog
    open
    title={`重置${whom}的密码？`}
    consequence="原来的密码马上失效，已登录的设备会退出，登录锁定也会解除。新密码只显示一次，可以打印成密码条。操作会记入日志。"
    confirmLabel="重置密码"
    pending={act.pending}
    error={act.error}
    on={{ confirm: () => submit(null), cancel: close }}
  />
);
