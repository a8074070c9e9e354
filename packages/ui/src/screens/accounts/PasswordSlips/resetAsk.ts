import type { SelectionConfirm } from '../../../patterns/OfficeTable/officeActs.ts';

/** Confirmation before new passwords replace the old ones. */
export const resetAsk: SelectionConfirm = {
  title: (whom) => `重置${whom}的密码？`,
  confirm:
    '原来的密码马上失效，已登录的设备会退出，登录锁定会解除，两步验证会关闭。新密码只显示一次，可以打印成密码条。操作会记入日志。',
  submitLabel: '重置密码',
};
