import { formOf, startValues } from '@aosai/api/kit/formValues';
import { userFields } from '@aosai/api/accounts/userFields';
import type { Control } from 'react-hook-form';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../../patterns/FieldSet/idsOf.ts';
import { ManyField } from '../../../../patterns/FieldSet/ManyField.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { Known, NewUser, UserRow } from '../userRow.ts';
import type { HeadDialogProps, RowDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

const { isSuper, ...names } = userFields;

interface RolesFieldProps extends Pick<Known, 'roles'> {
  control: Control<FieldValues>;
}

/** Roles of an account. */
const RolesField = ({ control, roles }: RolesFieldProps) => (
  <ManyField
    control={control}
    name="roleIds"
    label="角色"
    hint="可以有几个，权限相加。"
    options={roles}
    placeholder="选择角色"
  />
);

/** Creates an account with roles. */
export const NewUserDialog = ({ known, act, submit, close }: HeadDialogProps<Known, NewUser>) => (
  <FormDialog<FieldValues>
    open
    size="s"
    title="新建管理账号"
    defaultValues={{ ...startValues(userFields), roleIds: [] }}
    submitLabel="新建账号"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: (values) => submit({ ...formOf(userFields, values), roleIds: idsOf(values['roleIds']) }), close }}
  >
    {({ control }) => (
      <>
        <FieldSet of={names} control={control} />
        <RolesField control={control} roles={known.roles} />
        <FieldSet of={{ isSuper }} control={control} />
      </>
    )}
  </FormDialog>
);

/** Changes the roles of an account. */
export const RolesDialog = ({ row, known, act, submit, close }: RowDialogProps<UserRow, Known, string[]>) => (
  <FormDialog<FieldValues>
    open
    size="s"
    title={`设置角色：${row.name}`}
    description="保存后本人须重新登录，新的权限立即生效。"
    defaultValues={{ roleIds: row.roles.map(({ id }) => id) }}
    submitLabel="保存角色"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: (values) => submit(idsOf(values['roleIds'])), close }}
  >
    {({ control }) => <RolesField control={control} roles={known.roles} />}
  </FormDialog>
);
