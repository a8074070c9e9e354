import { passwordChange } from '@aosai/api/accounts/accountForms';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { proofOf } from './proofOf.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

interface PasswordDialogProps extends DialogProps {
  person: MemberDetail;
  /** For an account without a password: a code sent to the bound number or address. */
  code: CodeUse;
  now: number;
  onSave: AccountProps['on']['password'];
}

/** Changes the password with the old one, or sets a first one with a code. */
export const PasswordDialog = ({ person, code, now, act, onSave, onClose }: PasswordDialogProps) => {
  const channel = proofOf(person) === 'email' ? 'email' : 'sms';
  const { oldPassword, password } = passwordChange([person.account, person.mobile, person.email]);
  const save = (values: FieldValues) => {
    const proof = person.hasPassword
      ? { oldPassword: String(values['oldPassword']) }
      : { code: String(values['code']), channel: channel as typeof channel };
    closing(onSave(String(values['password']), proof), onClose);
  };
  return (
    <FormDialog<FieldValues>
      open
      size="s"
      title={person.hasPassword ? '修改密码' : '设置密码'}
      description="改好后，其他设备上的登录立即失效，这里继续使用。"
      defaultValues={{ oldPassword: '', code: '', password: '' }}
      submitLabel="保存"
      pending={act.pending}
      failure={failureOf(act)}
      on={{ close: onClose, submit: save }}
    >
      {({ control }) => (
        <>
          {person.hasPassword ? (
            <FieldSet of={{ oldPassword }} control={control} />
          ) : (
            <SentCode
              control={control}
              name="code"
              hint={`发到 ${(channel === 'email' ? person.emailMasked : person.mobileMasked) ?? ''}。`}
              canSend
              code={code}
              now={now}
            />
          )}
          <FieldSet of={{ password }} control={control} />
        </>
      )}
    </FormDialog>
  );
};
