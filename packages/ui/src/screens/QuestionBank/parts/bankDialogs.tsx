import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';

interface AskProps {
  /** 选中的 3 道, or one by its title. */
  whom: string;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

const asked = (words: { verb: string; consequence: string; label: string }) =>
  function AskBefore({ whom, act, submit, close }: AskProps) {
    return (
      <ConfirmDialog
        open
        title={`${words.verb}${whom}？`}
        consequence={words.consequence}
        confirmLabel={words.label}
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => submit(null), cancel: close }}
      />
    );
  };

export const RetireDialog = asked({
  verb: '停用',
  consequence: '停用后不能再选入新的试卷、作业和章节；已经用到它们的地方照常。随时可以恢复。',
  label: '停用题目',
});

export const OpenDialog = asked({
  verb: '公开',
  consequence: '公开后学生在考试之外也能练到，题目和答题记录人人可见，不再适合出正式试卷。考试没有结束的题不能公开。',
  label: '公开题目',
});

export const ShareDialog = asked({
  verb: '共享',
  consequence: '共享后所有机构都能看到题目和答案，并选进自己的试卷。',
  label: '共享题目',
});
