import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { OpenElsewhere } from '../../OpenElsewhere/OpenElsewhere.tsx';
import { type ExamRow, type ExamsKnown, writable } from '../exams.ts';

export interface PublishDialogProps {
  row: ExamRow;
  known: ExamsKnown;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

/** Confirms publishing: says what students will see, and where the questions are already in use. */
export const PublishDialog = ({ row, known, act, submit, close }: PublishDialogProps) => {
  const open = writable(row, known)?.staff.openElsewhere ?? [];
  return (
    <ConfirmDialog
      open
      title={`发布「${row.title}」？`}
      consequence={
        open.length === 0 ? (
          '学生马上能看到这场考试，按设置报名和参加。'
        ) : (
          <OpenElsewhere places={open}>
            这些题现在别处也在用。考试对所有人结束前，那里看不到它们的答案、对错和得分，公开练习也做不了。
          </OpenElsewhere>
        )
      }
      confirmLabel={open.length === 0 ? '发布考试' : '仍然发布'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => submit(null), cancel: close }}
    />
  );
};
