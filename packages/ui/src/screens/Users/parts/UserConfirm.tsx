import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import type { UserRow } from '../userRow.ts';

export interface AskedOfUser {
  kind: 'reset' | 'disable' | 'enable' | 'remove';
  row: UserRow;
}

export interface UserConfirmProps {
  asked: AskedOfUser | null;
  act: TableAct;
  on: { confirm: (asked: AskedOfUser) => void; cancel: () => void };
}

const WORDS = {
  reset: {
    act: '重置密码',
    what: '的密码',
    consequence: '原密码立即失效，本人退出登录。新密码只显示一次，本人登录后要先换成自己的。',
  },
  disable: { act: '停用账号', what: '', consequence: '本人立即退出，不能再登录。可以随时恢复。' },
  enable: { act: '启用账号', what: '', consequence: '本人可以用原来的密码登录，角色不变。' },
  remove: {
    act: '删除账号',
    what: '',
    consequence: '本人立即退出。账号名不能再用，做过的事仍在操作日志里。不能恢复。',
  },
} as const satisfies Record<AskedOfUser['kind'], { act: string; what: string; consequence: string }>;

/** What follows for somebody's account, before it is done. */
export const UserConfirm = ({ asked, act, on }: UserConfirmProps) => {
  if (asked === null) return null;
  const words = WORDS[asked.kind];
  return (
    <ConfirmDialog
      open
      danger={asked.kind === 'remove'}
      title={`${words.act.slice(0, 2)}「${asked.row.name}」${words.what || '的账号'}？`}
      consequence={words.consequence}
      confirmLabel={words.act}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => on.confirm(asked), cancel: on.cancel }}
    />
  );
};
