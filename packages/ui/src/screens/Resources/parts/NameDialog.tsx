import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { NameForm } from '../resourceRow.ts';

export interface NameDialogProps {
  /** The resource or operation as it is now; null while the dialog is closed. */
  edited: NameForm | null;
  act: TableAct;
  on: { save: (form: NameForm) => void; close: () => void };
}

const NAME_RULES = { required: '请填写名称。', maxLength: { value: 40, message: '名称最多 40 个字，请缩短。' } };
const SORT_RULES = {
  valueAsNumber: true,
  validate: (value: number) =>
    (Number.isInteger(value) && value >= 0 && value <= 9_999) || '顺序应为 0 到 9999 的整数。',
} as const;

/** Another name or place in the matrix for a resource or an operation. */
export const NameDialog = ({ edited, act, on }: NameDialogProps) => {
  if (edited === null) return null;
  const fields = ({ register, errorOf }: FormParts<NameForm>) => (
    <>
      <Field label="名称" required error={errorOf('name')} hint="改过以后，升级不会再改它。">
        <TextInput autoComplete="off" {...register('name', NAME_RULES)} />
      </Field>
      <Field label="顺序" required error={errorOf('sort')} hint="小的在前。">
        <NumberInput min={0} max={9_999} {...register('sort', SORT_RULES)} />
      </Field>
    </>
  );
  return (
    <FormDialog<NameForm>
      open
      size="s"
      title={`修改「${edited.name}」`}
      defaultValues={{ name: edited.name, sort: edited.sort }}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
