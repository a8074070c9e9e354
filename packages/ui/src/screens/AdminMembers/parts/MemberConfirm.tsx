import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';

/** What is about to be done to some members. */
export interface AskedAct {
  kind: 'pass' | 'disable' | 'enable';
  ids: readonly string[];
}

export interface MemberConfirmProps {
  asked: AskedAct | null;
  pending: boolean;
  error: string | null;
  on: { confirm: (act: AskedAct) => void; cancel: () => void };
}

const WORDS = {
  pass: {
    title: '通过',
    consequence: '通过后可以登录并参加本校的班级、作业和考试。已经通过或停用的人不受影响。',
    label: '通过审核',
  },
  disable: {
    title: '停用',
    consequence: '停用后立即退出登录，正在作答的考试按已保存的内容交卷。成绩和记录都保留，可以随时恢复。',
    label: '停用账号',
  },
  enable: { title: '恢复', consequence: '恢复后可以用原来的密码登录。', label: '恢复账号' },
} as const satisfies Record<AskedAct['kind'], object>;

/** Says what an act on members brings before it is done. */
export const MemberConfirm = ({ asked, pending, error, on }: MemberConfirmProps) => {
  if (asked === null) return null;
  const { title, consequence, label } = WORDS[asked.kind];
  return (
    <ConfirmDialog
      open
      title={`${title}选中的 ${asked.ids.length} 人？`}
      consequence={consequence}
      confirmLabel={label}
      danger={asked.kind === 'disable'}
      pending={pending}
      error={error}
      on={{ confirm: () => on.confirm(asked), cancel: on.cancel }}
    />
  );
};
