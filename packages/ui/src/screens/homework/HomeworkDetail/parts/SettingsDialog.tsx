import { formOf, startValues } from '@aosai/api/kit/formValues';
import { homeworkHead, homeworkRules, lateRuleFields } from '@aosai/api/homework/homeworkForm';
import { matrixOf, sightOf } from '@aosai/api/homework/homeworkVisibility';
import { lateRuleText } from '@aosai/api/homework/lateRuleText';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import type { OthersEdits } from '../../../../patterns/EditsNote/EditsNote.tsx';
import { WindowField } from '../../../../patterns/FieldSet/WindowField.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { SharedChanges } from '../../../../patterns/FormDialog/SharedChanges.tsx';
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
  /** What others have saved of it while the form is open. */
  edits?: OthersEdits | null;
  /** Also gets the version of the homework that the form is based on. */
  submit: (form: HomeworkSettingsForm, version: number) => void;
  close: () => void;
}

const ALL = { ...homeworkHead, ...lateRuleFields, ...homeworkRules };

/** Names of what changes in a homework, as its form and its log call it. */
export const homeworkNames = {
  ...Object.fromEntries(Object.entries(ALL).map(([name, { label }]) => [name, label])),
  openAt: '开放时间',
  startAt: '开放时间',
  dueAt: '截止时间',
  endAt: '截止时间',
  late: '补交',
  lateUntilAt: '补交',
  reviewMatrix: '学生看到',
  examPaperIds: '题目',
  results: '客观题对错',
};

const written = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

interface PartProps {
  control: Control<FieldValues>;
  homework: HomeworkDetail;
}

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
export const SettingsDialog = ({ homework, today, act, edits = null, submit, close }: SettingsDialogProps) => {
  const { openAt, dueAt, reviewMatrix } = homework;
  const [basedOn, setBasedOn] = useState(0);
  const initial = {
    ...startValues(ALL, { ...homework, sight: sightOf(reviewMatrix) }),
    openAt,
    dueAt,
    late: lateChoiceOf(homework),
  };
  const shared = {
    version: homework.version,
    latest: initial,
    edits,
    fields: ALL,
    names: homeworkNames,
    words: {
      late: (value: unknown) => lateOptions(homework).find((one) => one.value === value)?.label ?? '另一个时间',
    },
  };
  return (
    <FormDialog<FieldValues>
      open
      size="l"
      title="修改设置"
      defaultValues={initial}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error, isOutdated: act.isOutdated === true }}
      on={{
        submit: (values) => {
          const { intro, sight, ...form } = formOf(ALL, values);
          const matrix = matrixOf(sight);
          const due = written(values['dueAt']) ?? dueAt;
          const filled = {
            ...form,
            intro: intro ?? '',
            openAt: written(values['openAt']) ?? openAt,
            dueAt: due,
            lateUntilAt: lateUntil(String(values['late']), due, homework),
            ...(matrix && { reviewMatrix: matrix }),
          };
          submit(filled, basedOn);
        },
        close,
      }}
    >
      {({ control, ...form }) => (
        <>
          <SharedChanges form={form} row={shared} act={act} onBasedOn={setBasedOn} />
          <FieldSet of={homeworkHead} control={control} />
          <WindowField
            control={control}
            label="开放到截止"
            names={['openAt', 'dueAt']}
            today={today}
            hint="班级和学生自己的时间不跟着变。"
            required
          />
          <LateWork control={control} homework={homework} />
          <FieldSet of={homeworkRules} control={control} />
        </>
      )}
    </FormDialog>
  );
};
