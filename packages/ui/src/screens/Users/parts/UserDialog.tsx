import { Controller } from 'react-hook-form';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import type { ComboboxOption } from '../../../primitives/Combobox/Combobox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../primitives/MultiSelect/MultiSelect.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { NewUser, UserRow } from '../userRow.ts';

export type UserDialogAsked = { kind: 'new' } | { kind: 'edit' | 'roles'; row: UserRow };

export interface UserDialogProps {
  /** Which questions it asks; null while it is closed. */
  asked: UserDialogAsked | null;
  roles: readonly ComboboxOption[];
  act: TableAct;
  on: { save: (form: NewUser) => void; close: () => void };
}

const NAME_RULES = { required: '请填写姓名。', maxLength: { value: 40, message: '姓名最多 40 个字，请缩短。' } };
const ACCOUNT_RULES = {
  required: '请填写账号。',
  pattern: {
    value: /^[A-Za-z][A-Za-z0-9._-]{2,39}$/,
    message: '账号以字母开头，只用字母、数字和 . _ -，3 到 40 个。',
  },
};
const WORDS = {
  new: { title: '新建后台账号', submit: '新建账号' },
  edit: { title: '修改账号', submit: '保存' },
  roles: { title: '设置角色', submit: '保存角色' },
} as const;

const valuesOf = (asked: UserDialogAsked): NewUser =>
  asked.kind === 'new'
    ? { account: '', name: '', isSuper: false, roleIds: [] }
    : { ...asked.row, roleIds: asked.row.roles.map(({ id }) => id) };

/** A new account, another name for one, or other roles. */
export const UserDialog = ({ asked, roles, act, on }: UserDialogProps) => {
  if (asked === null) return null;
  const { kind } = asked;
  const fields = ({ register, control, errorOf }: FormParts<NewUser>) => (
    <>
      {kind !== 'roles' && (
        <Field label="姓名" required error={errorOf('name')}>
          <TextInput autoComplete="off" {...register('name', NAME_RULES)} />
        </Field>
      )}
      {kind === 'new' && (
        <Field label="账号" required error={errorOf('account')} hint="登录用，建好后不能改。">
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('account', ACCOUNT_RULES)}
          />
        </Field>
      )}
      {kind !== 'edit' && (
        <Field label="角色" error={errorOf('roleIds')} hint="可以有几个，权限相加。">
          <Controller
            control={control}
            name="roleIds"
            render={({ field }) => (
              <MultiSelect
                label="角色"
                options={roles}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                ref={field.ref}
                placeholder="选择角色"
              />
            )}
          />
        </Field>
      )}
      {kind !== 'roles' && (
        <Checkbox label="超级管理员" hint="什么都能做，包括改别人的角色。只给极少数人。" {...register('isSuper')} />
      )}
    </>
  );
  return (
    <FormDialog<NewUser>
      open
      size="s"
      title={kind === 'new' ? WORDS.new.title : `${WORDS[kind].title}：${asked.row.name}`}
      {...(kind === 'roles' ? { description: '保存后本人须重新登录，新的权限立即生效。' } : {})}
      defaultValues={valuesOf(asked)}
      submitLabel={WORDS[kind].submit}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
