import type { OpenElsewhere } from '@aosai/api/contract/types';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { theme } from '../../../tokens/theme.ts';
import { type ExamRow, type ExamsKnown, writable } from '../exams.ts';

export interface PublishDialogProps {
  row: ExamRow;
  known: ExamsKnown;
  act: TableAct;
  submit: (value: null) => void;
  close: () => void;
}

const SHOWN = 8;

const whereOf = ({ where, name }: OpenElsewhere): string => {
  switch (where) {
    case 'practice':
      return '公开练习';
    case 'exam':
      return name === null ? '其他机构的考试' : `考试「${name}」`;
    case 'homework':
      return name === null ? '其他机构的作业' : `作业「${name}」`;
    default:
      return where satisfies never;
  }
};

/** Inside a sentence of the dialog, so that the list is made of spans. */
const Lines = styled.span`
  > span {
    display: block;
    margin-top: ${theme.space[4]};
    color: ${theme.color.ink};
  }
`;

const Warning = ({ open }: { open: readonly OpenElsewhere[] }) => {
  const lines = [...new Set(open.map((one) => `${one.title}：${whereOf(one)}`))];
  return (
    <>
      这些题现在别处也在用。考试对所有人结束前，那里看不到它们的答案、对错和得分，公开练习也做不了。
      <Lines role="list">
        {lines.slice(0, SHOWN).map((line) => (
          <span key={line} role="listitem">
            {line}
          </span>
        ))}
        {lines.length > SHOWN && <span role="listitem">还有 {lines.length - SHOWN} 处</span>}
      </Lines>
    </>
  );
};

/** Before an exam is published: what students see then, and where its questions are met by others. */
export const PublishDialog = ({ row, known, act, submit, close }: PublishDialogProps) => {
  const open = writable(row, known)?.staff.openElsewhere ?? [];
  return (
    <ConfirmDialog
      open
      title={`发布「${row.title}」？`}
      consequence={open.length === 0 ? '学生马上能看到这场考试，按设置报名和参加。' : <Warning open={open} />}
      confirmLabel={open.length === 0 ? '发布考试' : '仍然发布'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => submit(null), cancel: close }}
    />
  );
};
