import { askBefore } from '../../../patterns/OfficeTable/askBefore.tsx';

/** Confirmation before new passwords replace the old ones. */
export const ResetDialog = askBefore({
  title: (whom) => `重置${whom}的密码？`,
  consequence:
    '原来的密码马上失效，已登录的设备会退出，登录锁定也会解除。新密码只显示一次，可以打印成密码条。操作会记入日志。',
  confirmLabel: '重置密码',
});
