import { formOf, startValues } from '@aosai/api/kit/formValues';
import { homeworkHead, homeworkRules, lateRuleFields } from '@aosai/api/homework/homeworkForm';
import { matrixOf, sightOf } from '@aosai/api/homework/homeworkVisibility';
import { lateRuleText } from '@aosai/api/homework/lateRuleText';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { DateTimeRange } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { lateChoiceOf, lateOptions, lateUntil, takesLate } from '../../HomeworkOffice/lateDays.ts';
import type { HomeworkSettingsForm } from '../homeworkDetailProps.ts';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';

export interface SettingsDialogProps {
  homework: HomeworkDetail;
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  submit: (form: HomeworkSettingsForm) => void;
  close: () => void;
}

const ALL = { ...homeworkHead, ...lateRuleFields, ...homeworkRules };

const written = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface PartProps {
  control: Control<FieldValues>;
  homework: HomeworkDetail;
}

const Dates = ({ control, today }: PartProps & { today: string }) => {
  'use no memo';
  const { field: open } = useController({ control, name: 'openAt' });
  const { field: due } = useController({ control, name: 'dueAt' });
  return (
    <DateTimeRange
      label="开放到截止"
      today={today}
      value={{ startAt: written(open.value), endAt: written(due.value) }}
      hint="班级和学生自己的时间不跟着变。"
      required
      onChange={({ startAt, endAt }) => {
        open.onChange(startAt ?? open.value);
        due.onChange(endAt ?? due.value);
      }}
    />
  );
};

const LateWork = ({ control, homework }: PartProps) => {
  'use no memo';
  const { field } = useController({ control, name: 'late' });
  const { latePerDayPct, lateCapPct } = useWatch({ control });
  const choice = String(field.value);
  const rule = { perDayPct: number(latePerDayPct), capPct: number(lateCapPct) };
  return (
    <>
      <Field label="补交" hint={lateRuleText(rule, takesLate(choice))}>
        <Select options={lateOptions(homework)} {...field} value={choice} />
      </Field>
      {takesLate(choice) && <FieldSet of={lateRuleFields} control={control} />}
    </>
  );
};

/** All settings of a homework in one form. */
export const SettingsDialog = ({ homework, today, act, submit, close }: SettingsDialogProps) => {
  const { openAt, dueAt, reviewMatrix } = homework;
  return (
    <FormDialog<FieldValues>
      open
      size="l"
      title="修改设置"
      defaultValues={{
        ...startValues(ALL, { ...homework, sight: sightOf(reviewMatrix) }),
        openAt,
        dueAt,
        late: lateChoiceOf(homework),
      }}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit: (values) => {
          const { intro, sight, ...form } = formOf(ALL, values);
          const matrix = matrixOf(sight);
          const due = written(values['dueAt']) ?? dueAt;
          submit({
            ...form,
            intro: intro ?? '',
            openAt: written(values['openAt']) ?? openAt,
            dueAt: due,
            lateUntilAt: lateUntil(String(values['late']), due, homework),
            ...(matrix && { reviewMatrix: matrix }),
          });
        },
        close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={homeworkHead} control={control} />
          <Dates control={control} homework={homework} today={today} />
          <LateWork control={control} homework={homework} />
          <FieldSet of={homeworkRules} control={control} />
        </>
      )}
    </FormDialog>
  );
};
