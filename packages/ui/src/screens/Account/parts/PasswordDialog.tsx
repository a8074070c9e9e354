import type { MemberDetail } from '@aosai/api/contract/types';
import { passwordFault } from '@aosai/api/domain/passwords';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps, CodeUse } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { proofOf } from './proofOf.ts';
import { SentCode } from './SentCode.tsx';

interface PasswordDialogProps extends DialogProps {
  person: MemberDetail;
  /** For who has no password yet: to the bound number or address. */
  code: CodeUse;
  now: number;
  onSave: AccountProps['on']['password'];
}

/** Changes the password by the old one; sets a first one by a code. */
export const PasswordDialog = ({ person, code, now, act, onSave, onClose }: PasswordDialogProps) => {
  const asked = proofOf(person);
  const channel = asked === 'email' ? 'email' : 'sms';
  return (
    <FormDialog
      open
      size="s"
      title={person.hasPassword ? '修改密码' : '设置密码'}
      description="改好后，其他设备上的登录立即失效，这里继续使用。"
      defaultValues={{ oldPassword: '', code: '', password: '' }}
      submitLabel="保存"
      pending={act.pending}
      failure={failureOf(act)}
      on={{
        close: onClose,
        submit: ({ oldPassword, code: sent, password }) =>
          closing(onSave(password, person.hasPassword ? { oldPassword } : { code: sent, channel }), onClose),
      }}
    >
      {({ control }) => (
        <>
          {person.hasPassword ? (
            <FormField control={control} name="oldPassword" label="原密码" rules={{ required: 'fill' }}>
              {(field) => <PasswordInput {...field} autoComplete="current-password" />}
            </FormField>
          ) : (
            <SentCode
              control={control}
              name="code"
              hint={`发到 ${(asked === 'email' ? person.emailMasked : person.mobileMasked) ?? ''}。`}
              canSend
              code={code}
              now={now}
            />
          )}
          <FormField
            control={control}
            name="password"
            label="新密码"
            hint="至少 8 位，不要用生日或 12345678。"
            rules={{ required: 'fill' }}
            validate={(value) => passwordFault(value, [person.account, person.mobile, person.email]) ?? true}
          >
            {(field) => <PasswordInput {...field} autoComplete="new-password" />}
          </FormField>
        </>
      )}
    </FormDialog>
  );
};
