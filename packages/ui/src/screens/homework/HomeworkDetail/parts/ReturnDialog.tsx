import { formOf, startValues } from '@aosai/api/kit/formValues';
import { returnFields } from '@aosai/api/homework/returnForm';
import { type Control, useController } from 'react-hook-form';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import type { HomeworkQuestion, ReturnForm, RosterPlace } from '../homeworkDetailProps.ts';

export interface ReturnDialogProps {
  place: RosterPlace;
  questions: readonly HomeworkQuestion[];
  act: TableAct;
  on: { submit: (form: ReturnForm) => void; close: () => void };
}

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

interface ChosenProps {
  control: Control<FieldValues>;
  questions: readonly HomeworkQuestion[];
}

const Chosen = ({ control, questions }: ChosenProps) => {
  'use no memo';
  const { field } = useController({ control, name: 'questionIds' });
  return (
    <Field label="题目" hint="不选就退回全部；没有退回的题只能看。">
      <MultiSelect
        label="题目"
        options={questions.map(({ versionId, title }, place) => ({
          value: versionId,
          label: `第 ${place + 1} 题 ${title}`,
        }))}
        value={idsOf(field.value)}
        placeholder="全部题目"
        onChange={field.onChange}
      />
    </Field>
  );
};

/** Returns one student's homework, in whole or with chosen questions. */
export const ReturnDialog = ({ place, questions, act, on }: ReturnDialogProps) => (
  <FormDialog<FieldValues>
    open
    title={`退回${place.memberName}的作业`}
    description="成绩收回，再交后重新计分；人工分保留，学生会收到消息。"
    defaultValues={{ ...startValues(returnFields), questionIds: [] }}
    submitLabel="退回"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{
      submit: (values) => {
        const questionIds = idsOf(values['questionIds']);
        on.submit({ ...formOf(returnFields, values), questionIds: questionIds.length > 0 ? questionIds : null });
      },
      close: on.close,
    }}
  >
    {({ control }) => (
      <>
        {place.attemptId !== null && <Chosen control={control} questions={questions} />}
        <FieldSet of={returnFields} control={control} />
      </>
    )}
  </FormDialog>
);
