import { passwordFault } from '@aosai/api/domain/passwords';
import type { TableAct } from '../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../primitives/Form/FormField.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';

export interface OwnPasswordProps {
  act: TableAct;
  on: { save: (passwords: { oldPassword: string; password: string }) => void; close: () => void };
}

/** Somebody of the platform changes the own password. */
export const OwnPassword = ({ act, on }: OwnPasswordProps) => (
  <FormDialog
    open
    size="s"
    title="修改密码"
    description="改好后，您在其他电脑上的登录立即失效，这里继续使用。"
    defaultValues={{ oldPassword: '', password: '' }}
    submitLabel="保存"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: on.save, close: on.close }}
  >
    {({ control }) => (
      <>
        <FormField control={control} name="oldPassword" label="原密码" rules={{ required: 'fill' }}>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
        <FormField
          control={control}
          name="password"
          label="新密码"
          hint="至少 8 位，不要用生日或 12345678。"
          rules={{ required: 'fill' }}
          validate={(value) => passwordFault(value, []) ?? true}
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
      </>
    )}
  </FormDialog>
);
