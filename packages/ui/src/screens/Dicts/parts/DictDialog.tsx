import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { DictForm, Dictionary } from '../dictionary.ts';
import { LABEL_RULES, VALUE_RULES } from './dictRules.ts';

export interface DictDialogProps {
  /** The dictionary to change; `new` for another one; null while it is closed. */
  edited: Dictionary | 'new' | null;
  act: TableAct;
  on: { save: (form: DictForm) => void; close: () => void };
}

/** A new dictionary, or another name for one. */
export const DictDialog = ({ edited, act, on }: DictDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const fields = ({ register, errorOf }: FormParts<DictForm>) => (
    <>
      <Field label="名称" required error={errorOf('label')} hint="给人看的，例如 学校类型。">
        <TextInput autoComplete="off" {...register('label', LABEL_RULES)} />
      </Field>
      {isNew ? (
        <Field label="值" required error={errorOf('value')} hint="程序按它引用，例如 school.kind，建好后不能改。">
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('value', VALUE_RULES)} />
        </Field>
      ) : (
        <Checkbox label="启用" hint="停用后表单和筛选里不再出现，已经选过的内容不变。" {...register('isOn')} />
      )}
    </>
  );
  return (
    <FormDialog<DictForm>
      open
      size="s"
      title={isNew ? '新建字典' : '修改字典'}
      defaultValues={isNew ? { value: '', label: '', isOn: true } : edited}
      submitLabel={isNew ? '新建字典' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
