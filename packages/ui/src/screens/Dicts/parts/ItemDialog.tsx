import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { DictionaryItem, ItemForm } from '../dictionary.ts';
import { LABEL_RULES, SORT_RULES, VALUE_RULES } from './dictRules.ts';

export interface ItemDialogProps {
  /** The item to change; the place of another one at the end; null while it is closed. */
  edited: DictionaryItem | { sort: number } | null;
  act: TableAct;
  on: { save: (form: ItemForm) => void; close: () => void };
}

/** One more choice of a dictionary, or another name or place for one. */
export const ItemDialog = ({ edited, act, on }: ItemDialogProps) => {
  if (edited === null) return null;
  const isNew = !('id' in edited);
  const fields = ({ register, errorOf }: FormParts<ItemForm>) => (
    <>
      <Field label="名称" required error={errorOf('label')}>
        <TextInput autoComplete="off" {...register('label', LABEL_RULES)} />
      </Field>
      {isNew && (
        <Field label="值" required error={errorOf('value')} hint="保存在数据里的就是它，建好后不能改。">
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('value', VALUE_RULES)} />
        </Field>
      )}
      <Field label="顺序" required error={errorOf('sort')} hint="小的在前。">
        <NumberInput min={0} max={9_999} {...register('sort', SORT_RULES)} />
      </Field>
      {!isNew && <Checkbox label="启用" hint="停用后不能再选它，已经选过的内容不变。" {...register('isOn')} />}
    </>
  );
  return (
    <FormDialog<ItemForm>
      open
      size="s"
      title={isNew ? '添加一项' : `修改「${edited.label}」`}
      defaultValues={isNew ? { value: '', label: '', sort: edited.sort, isOn: true } : edited}
      submitLabel={isNew ? '添加' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
