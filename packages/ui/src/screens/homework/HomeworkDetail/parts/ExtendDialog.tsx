import { useState } from 'react';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DateTimeRange } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import type { OwnDates } from '../homeworkDetailProps.ts';

export interface ExtendDialogProps {
  /** 林知远, or 选中的 3 人. */
  whom: string;
  /** Current dates of the first student. */
  before: OwnDates;
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  on: { submit: (dates: OwnDates) => void; close: () => void };
}

/** Extends the dates of students; these then override those of the class and the homework. */
export const ExtendDialog = ({ whom, before, today, act, on }: ExtendDialogProps) => {
  const title = `给${whom}延期`;
  const first: { startAt: string | null; endAt: string | null } = { startAt: before.openAt, endAt: before.dueAt };
  const { values: range, set, isDirty, draft } = useDraftState(title, first, act);
  const [isTried, setTried] = useState(false);
  const { startAt, endAt } = range;
  const isMissing = startAt === null || endAt === null;
  const submit = () => {
    setTried(true);
    if (!isMissing && startAt < endAt) on.submit({ openAt: startAt, dueAt: endAt });
  };
  return (
    <GuardedDialog
      title={title}
      description="从现在起以这个时间为准，班级和作业的时间再改也不影响。学生会收到消息。"
      pending={act.pending}
      isDirty={isDirty}
      draft={draft}
      onClose={on.close}
      submit={
        <Button variant="primary" loading={act.pending} onClick={submit}>
          延期
        </Button>
      }
    >
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <DateTimeRange
        label="开放到截止"
        today={today}
        value={range}
        required
        error={isTried && isMissing ? '请填写开放时间和截止时间' : undefined}
        onChange={set}
      />
    </GuardedDialog>
  );
};
