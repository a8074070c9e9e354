import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import { elsewhereOf, type HomeworkKnown } from '../homeworkKnown.ts';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

export interface PublishDialogProps {
  row: HomeworkRow;
  known: HomeworkKnown;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

/** Confirms publishing: says who will see it, and where its questions are already in use. */
export const PublishDialog = ({ row, known, act, submit, close }: PublishDialogProps) => {
  const places = elsewhereOf(row, known);
  return (
    <ConfirmDialog
      open
      title={`发布「${row.title}」？`}
      consequence={places.length === 0 ? '布置到的学生到开放时间就能看到并开始做。' : <ElsewhereNote places={places} />}
      confirmLabel={places.length === 0 ? '发布作业' : '仍然发布'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => submit(null), cancel: close }}
    />
  );
};
