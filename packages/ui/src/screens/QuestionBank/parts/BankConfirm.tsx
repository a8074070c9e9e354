import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';

/** What is about to be done to some questions. */
export interface BankAct {
  kind: 'retire' | 'remove';
  ids: readonly string[];
}

export interface BankConfirmProps {
  act: BankAct | null;
  pending: boolean;
  error: string | null;
  on: { confirm: (act: BankAct) => void; cancel: () => void };
}

const WORDS = {
  retire: {
    title: '停用',
    consequence: '停用后不能再选入新的试卷、作业和章节；已经用到它们的地方照常。随时可以恢复。',
    label: '停用题目',
  },
  remove: {
    title: '删除',
    consequence: '删除后不能恢复。已被试卷、作业或章节使用的题目不会删除，请改为停用。',
    label: '删除题目',
  },
} as const satisfies Record<BankAct['kind'], object>;

/** Asks before questions leave the bank. */
export const BankConfirm = ({ act, pending, error, on }: BankConfirmProps) => {
  if (act === null) return null;
  const words = WORDS[act.kind];
  return (
    <ConfirmDialog
      open
      title={`${words.title}选中的 ${act.ids.length} 道题？`}
      consequence={words.consequence}
      confirmLabel={words.label}
      danger={act.kind === 'remove'}
      pending={pending}
      error={error}
      on={{ confirm: () => on.confirm(act), cancel: on.cancel }}
    />
  );
};
