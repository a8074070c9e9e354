import { minuteText } from '@aosai/api/kit/beijing';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DateTimeRange, halfError, type RangeSide } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { movedLate } from '../../HomeworkActs/assignForm.ts';
import { lateChoiceOf, lateOptions, lateUntil, takesLate } from '../../HomeworkOffice/lateDays.ts';
import type { ClassDate, ClassDateForm } from '../homeworkDetailProps.ts';

export interface ClassDatesDialogProps {
  homework: HomeworkDetail;
  row: ClassDate;
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  on: { submit: (form: ClassDateForm) => void; close: () => void };
}

/** 提高班（周六）, or 提高班（周六） · 甲组. */
export const nameOfClassDate = ({ gradeTitle, groupName }: ClassDate): string =>
  groupName === null ? gradeTitle : `${gradeTitle} · ${groupName}`;

/** Late work is accepted as long after the class's due date as after that of the homework. */
const AS_HOMEWORK = 'homework';

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};

  > div {
    justify-self: stretch;
  }
`;

/** The date if it is not that of the homework, which then goes on to apply. */
const unlessSame = (date: string | null, ofHomework: string): string | null => (date === ofHomework ? null : date);

/** Dates of one class or group. An empty or unchanged date stays that of the homework. */
export const ClassDatesDialog = ({ homework, row, today, act, on }: ClassDatesDialogProps) => {
  const before = { dueAt: row.dueAt ?? homework.dueAt, lateUntilAt: row.lateUntilAt };
  const first: { startAt: string | null; endAt: string | null; late: string } = {
    startAt: row.openAt ?? homework.openAt,
    endAt: row.dueAt ?? homework.dueAt,
    late: row.lateUntilAt === null ? AS_HOMEWORK : lateChoiceOf(before),
  };
  const title = `改「${nameOfClassDate(row)}」的时间`;
  const { values, set, isDirty, draft } = useDraftState(title, first, act);
  const { startAt, endAt, late } = values;
  const [half, setHalf] = useState<readonly RangeSide[]>([]);
  const [isTried, setTried] = useState(false);
  /** Remounts the range, which keeps half-filled boxes of its own. */
  const [rangeNo, setRangeNo] = useState(0);
  const reset = () => {
    set({ startAt: homework.openAt, endAt: homework.dueAt, late: AS_HOMEWORK });
    setHalf([]);
    setRangeNo(rangeNo + 1);
  };
  const openAt = startAt ?? homework.openAt;
  const dueAt = endAt ?? homework.dueAt;
  const isWrong = openAt >= dueAt;
  const own = { openAt: unlessSame(startAt, homework.openAt), dueAt: unlessSame(endAt, homework.dueAt) };
  const lateAsHomework = movedLate(homework, dueAt);
  const options = [
    {
      value: AS_HOMEWORK,
      label: `按作业的：${lateAsHomework === null ? '不能补交' : `到 ${minuteText(lateAsHomework)}`}`,
    },
    ...lateOptions(row.lateUntilAt === null ? null : before).filter(({ value }) => takesLate(value)),
  ];
  return (
    <GuardedDialog
      title={title}
      description="只改这个班的；学生的截止时间马上跟着变，单独延期过的学生不变。"
      pending={act.pending}
      isDirty={isDirty}
      draft={draft}
      onClose={on.close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          disabled={isWrong}
          onClick={() => {
            setTried(true);
            if (half.length > 0) return;
            // Late work that ended with the homework's would leave a later class none.
            const asHomework = own.dueAt === null ? null : lateAsHomework;
            on.submit({ ...own, lateUntilAt: late === AS_HOMEWORK ? asHomework : lateUntil(late, dueAt, before) });
          }}
        >
          保存
        </Button>
      }
    >
      <Body>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <DateTimeRange
          key={rangeNo}
          label="开放和截止"
          today={today}
          value={{ startAt, endAt }}
          hint={`不填就按作业的：${minuteText(homework.openAt)} 到 ${minuteText(homework.dueAt)}。`}
          error={isWrong ? '截止时间要晚于开放时间' : isTried ? halfError(half) : undefined}
          onChange={set}
          onHalf={setHalf}
        />
        <Field label="补交" hint="按作业的：截止推后几天，补交也推后几天。">
          <Select options={options} value={late} onChange={(event) => set({ late: event.currentTarget.value })} />
        </Field>
        {(own.openAt !== null || own.dueAt !== null || half.length > 0 || late !== AS_HOMEWORK) && (
          <Button size="s" onClick={reset}>
            都按作业的时间
          </Button>
        )}
      </Body>
    </GuardedDialog>
  );
};
