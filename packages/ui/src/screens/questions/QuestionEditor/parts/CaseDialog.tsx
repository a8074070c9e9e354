import { FormDialog, type FormParts } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import type { CaseForm } from '../questionForm.ts';

export interface CaseDialogProps {
  /** Null while the dialog is closed. */
  edited: { place: number | null; value: CaseForm } | null;
  subtasks: readonly { id: string }[];
  on: { save: (value: CaseForm) => void; close: () => void };
}

/** Input and expected output of one test case. */
export const CaseDialog = ({ edited, subtasks, on }: CaseDialogProps) => {
  if (edited === null) return null;
  const fields = ({ register, errorOf }: FormParts<CaseForm>) => (
    <>
      <Field label="输入" hint="没有输入就空着。">
        <Textarea code rows={7} {...register('input')} />
      </Field>
      <Field label="期望输出" required error={errorOf('expected')}>
        <Textarea code rows={7} {...register('expected', { required: '请填写期望输出。' })} />
      </Field>
      {subtasks.length > 0 && (
        <Field label="所属子任务">
          <Select
            placeholder="不属于任何子任务"
            options={subtasks.map(({ id }) => ({ value: id, label: `子任务 ${id}` }))}
            {...register('subtaskId')}
          />
        </Field>
      )}
      <Checkbox label="作为样例" hint="样例在题面里公开；其他测试点学生看不到内容。" {...register('sample')} />
    </>
  );
  return (
    <FormDialog
      open
      size="l"
      title={edited.place === null ? '添加测试点' : `测试点 ${edited.place + 1}`}
      defaultValues={edited.value}
      submitLabel={edited.place === null ? '添加测试点' : '改好了'}
      pending={false}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
