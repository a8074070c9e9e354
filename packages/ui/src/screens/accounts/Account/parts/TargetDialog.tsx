import { emailField, mobileField, ownerFields } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { typedText } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { textProps } from '../../../../patterns/FieldSet/textProps.ts';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { AccountProps, OwnerProof } from '../accountProps.ts';
import { closing, type DialogProps, failureOf } from './dialogProps.ts';
import { proofOf } from './proofOf.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordInput } from '../../../../primitives/PasswordInput/PasswordInput.tsx';

interface OwnerValues extends FieldValues {
  password: string;
  verifyCode: string;
}

interface OwnerFieldsProps<Values extends OwnerValues> {
  person: MemberDetail;
  control: Control<Values>;
  /** A code with purpose `confirm`, sent to the contact bound to the account. */
  code: CodeUse;
  now: number;
}

/** Proves that the person owns the account: by the password, or without one by a code sent to the bound contact. */
const OwnerFields = <Values extends OwnerValues>({ person, control, code, now }: OwnerFieldsProps<Values>) => {
  const asked = proofOf(person);
  switch (asked) {
    case 'password':
      return (
        <FieldOf control={control} name={'password' as FieldPath<Values>} of={ownerFields.password}>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FieldOf>
      );
    case 'sms':
    case 'email':
      return (
        <SentCode
          control={control}
          name={'verifyCode' as FieldPath<Values>}
          label={asked === 'sms' ? '原手机号收到的验证码' : '原邮箱收到的验证码'}
          hint={`先确认是您本人：发到 ${(asked === 'sms' ? person.mobileMasked : person.emailMasked) ?? ''}。`}
          canSend
          code={code}
          now={now}
        />
      );
    case 'none':
      return null;
    default:
      return asked satisfies never;
  }
};

interface TargetDialogProps extends DialogProps {
  kind: 'mobile' | 'email';
  person: MemberDetail;
  code: CodeUse;
  /** A code sent to the contact that is bound now. */
  ownerCode: CodeUse;
  now: number;
  onTarget: (target: string) => void;
  onSave: AccountProps['on']['mobile'];
}

const TARGETS = { mobile: mobileField, email: emailField };

/** Binds a new number or address: first proves that the person owns the account, then that they own the new one. */
export const TargetDialog = (props: TargetDialogProps) => {
  const { kind, person, code, ownerCode, now, act, onTarget, onSave, onClose } = props;
  const word = TARGETS[kind].label;
  const of = { ...TARGETS[kind], label: `新的${word}` };
  const isBound = (kind === 'mobile' ? person.mobileMasked : person.emailMasked) !== null;
  const [shown, setShown] = useState('');
  const save = (target: string, sentCode: string, { password, verifyCode }: OwnerProof) => {
    const asked = proofOf(person);
    const proof = asked === 'password' ? { password } : asked === 'none' ? {} : { verifyCode };
    closing(onSave(target, sentCode, proof), onClose);
  };
  return (
    <FormDialog
      open
      size="s"
      title={`${isBound ? '更换' : '绑定'}${word}`}
      description={`绑定后可以用新的${word}登录和找回密码。其他设备会退出登录。`}
      defaultValues={{ password: '', verifyCode: '', target: '', code: '' }}
      submitLabel={isBound ? '更换' : '绑定'}
      pending={act.pending}
      failure={failureOf(act)}
      on={{ close: onClose, submit: ({ target, code: sent, ...proof }) => save(typedText(of, target), sent, proof) }}
    >
      {({ control }) => (
        <>
          <OwnerFields person={person} control={control} code={ownerCode} now={now} />
          <FieldOf control={control} name="target" of={of}>
            {(field) => (
              <TextInput
                {...textProps(of)}
                {...field}
                onChange={(event) => {
                  const target = typedText(of, event.currentTarget.value);
                  field.onChange(event);
                  setShown(target);
                  onTarget(target);
                }}
              />
            )}
          </FieldOf>
          <SentCode
            control={control}
            name="code"
            label={`新${word}收到的验证码`}
            canSend={fieldProblem(of, shown) === null}
            code={code}
            now={now}
          />
        </>
      )}
    </FormDialog>
  );
};
