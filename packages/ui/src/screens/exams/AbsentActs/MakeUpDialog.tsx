import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { minuteText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import type { FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../patterns/FieldSet/idsOf.ts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import {
  beijingInstant,
  beijingParts,
  minutesAfter,
  minutesBetween,
  spanText,
} from '../../../primitives/DateTimeRange/beijingMoment.ts';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TimeInput } from '../../../primitives/TimeInput/TimeInput.tsx';
import { AbsentField, type Absentee } from './AbsentField.tsx';

/** Students who sit the exam later, and when. */
export interface MakeUp {
  memberIds: string[];
  startAt: string;
}

export interface MakeUpDialogProps {
  title: string;
  exam: ExamDetail;
  /** Students who did not come, or will at another time. */
  absent: readonly Absentee[];
  now: number;
  act: TableAct;
  on: { submit: (makeUp: MakeUp) => void; close: () => void };
}

const partOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The start in a form; null while a part of it is missing. */
function startIn({ day, clock }: FieldValues): string | null {
  const [onDay, atClock] = [partOf(day), partOf(clock)];
  return onDay === null || atClock === null ? null : beijingInstant(onDay, atClock);
}

/** The start of the make-up, with the end that follows from the exam's length. */
const StartFields = ({ control, exam, today }: { control: Control<FieldValues>; exam: ExamDetail; today: string }) => {
  'use no memo';
  const rules = { validate: (value: unknown) => partOf(value) !== null || '请填写补考的日期和时间' };
  const { field: day } = useController({ control, name: 'day', rules });
  const { field: clock, fieldState } = useController({ control, name: 'clock', rules });
  const startAt = startIn(useWatch({ control }));
  const lengthMin = minutesBetween(exam.startAt, exam.endAt);
  const hint =
    startAt === null
      ? `北京时间，和原来一样长：${spanText(lengthMin)}。`
      : `北京时间，到 ${minuteText(minutesAfter(startAt, lengthMin))}，和原来一样长：${spanText(lengthMin)}。`;
  return (
    <>
      <Field label="补考日期" required>
        <DatePicker label="补考日期" value={partOf(day.value)} today={today} onChange={day.onChange} />
      </Field>
      <Field label="开始时间" required hint={hint} error={fieldState.error?.message}>
        <TimeInput label="开始时间" value={partOf(clock.value)} onChange={clock.onChange} onBlur={clock.onBlur} />
      </Field>
    </>
  );
};

/** Gives students who did not come a later window in the same exam. */
export const MakeUpDialog = ({ title, exam, absent, now, act, on }: MakeUpDialogProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  const tomorrow = beijingParts(new Date(now + DAY_MS).toISOString()).day;
  const failure = wrong === null ? (act.error === null ? null : { message: act.error }) : { fields: { clock: wrong } };
  return (
    <FormDialog<FieldValues>
      open
      title={title}
      description="还是这场考试、同一份卷，只给选中的学生另定时间，他们会收到通知，得分也在这张成绩表里。补考结束前，考完才公布的成绩和答案暂时不给其他学生看。"
      defaultValues={{
        memberIds: absent.map(({ memberId }) => memberId),
        day: tomorrow,
        clock: beijingParts(exam.startAt).clock,
      }}
      submitLabel={title}
      pending={act.pending}
      failure={failure}
      on={{
        submit(values) {
          const startAt = startIn(values);
          const isLate = startAt !== null && Date.parse(startAt) > now;
          setWrong(isLate ? null : '补考要在现在以后');
          if (isLate) on.submit({ memberIds: idsOf(values['memberIds']), startAt });
        },
        close: on.close,
      }}
    >
      {({ control }) => (
        <>
          <AbsentField control={control} absent={absent} />
          <StartFields control={control} exam={exam} today={beijingParts(new Date(now).toISOString()).day ?? ''} />
        </>
      )}
    </FormDialog>
  );
};
