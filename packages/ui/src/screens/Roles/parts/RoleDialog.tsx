import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { RoleForm, RoleRow } from '../roleRow.ts';

export interface RoleDialogProps {
  /** The role to change; `new` for another one; null while it is closed. */
  edited: RoleRow | 'new' | null;
  act: TableAct;
  on: { save: (form: RoleForm) => void; close: () => void };
}

const NAME_RULES = { required: '请填写名称。', maxLength: { value: 40, message: '名称最多 40 个字，请缩短。' } };
const NOTE_RULES = { maxLength: { value: 200, message: '说明最多 200 个字，请缩短。' } };
const CODE_RULES = {
  required: '请填写编码。',
  pattern: {
    value: /^[a-z][A-Za-z0-9.-]{1,39}$/,
    message: '编码以小写字母开头，只用字母、数字、点和横线，2 到 40 个。',
  },
};

/** A new role without permissions, or another name for one. */
export const RoleDialog = ({ edited, act, on }: RoleDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  const fields = ({ register, errorOf }: FormParts<RoleForm>) => (
    <>
      <Field label="名称" required error={errorOf('name')} hint="例如 阅卷组、客服。">
        <TextInput autoComplete="off" {...register('name', NAME_RULES)} />
      </Field>
      {isNew && (
        <Field label="编码" required error={errorOf('code')} hint="例如 marking，建好后不能改。">
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('code', CODE_RULES)} />
        </Field>
      )}
      <Field label="说明" error={errorOf('note')}>
        <Textarea rows={3} {...register('note', NOTE_RULES)} />
      </Field>
    </>
  );
  return (
    <FormDialog<RoleForm>
      open
      size="s"
      title={isNew ? '新建角色' : '修改角色'}
      defaultValues={isNew ? { code: '', name: '', note: '' } : { ...edited, note: edited.note ?? '' }}
      submitLabel={isNew ? '新建角色' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
