import type { TeacherGroup } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { GroupForm } from '../groupFilter.ts';

export interface GroupDialogProps {
  /** `new` for another one; null while it is closed. */
  edited: TeacherGroup | 'new' | null;
  act: TableAct;
  on: { save: (form: GroupForm) => void; close: () => void };
}

/** A group gets its name. */
export const GroupDialog = ({ edited, act, on }: GroupDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  return (
    <FormDialog<GroupForm>
      open
      size="s"
      title={isNew ? '新建分组' : '修改分组'}
      defaultValues={isNew ? { name: '', note: '' } : { name: edited.name, note: edited.note ?? '' }}
      submitLabel={isNew ? '新建分组' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {({ register, errorOf }) => (
        <>
          <Field label="名称" required error={errorOf('name')} hint="例如 周六提高组。">
            <TextInput
              autoComplete="off"
              {...register('name', {
                required: '请填写名称。',
                maxLength: { value: 30, message: '名称最多 30 个字，请缩短。' },
              })}
            />
          </Field>
          <Field label="说明" error={errorOf('note')}>
            <TextInput
              autoComplete="off"
              {...register('note', { maxLength: { value: 200, message: '说明最多 200 个字，请缩短。' } })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
};
