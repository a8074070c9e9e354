import type { MemberDetail } from '@aosai/api/contract/types';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import type { CodeUse } from '../accountProps.ts';
import { proofOf } from './proofOf.ts';
import { SentCode } from './SentCode.tsx';

export interface OwnerValues extends FieldValues {
  password: string;
  verifyCode: string;
}

export interface OwnerFieldsProps<Values extends OwnerValues> {
  person: MemberDetail;
  control: Control<Values>;
  /** A code of purpose `confirm` to what the account is bound to. */
  code: CodeUse;
  now: number;
}

/** Shows that the person here is the owner of the account: the password, or without one a code to the old number. */
export const OwnerFields = <Values extends OwnerValues>({ person, control, code, now }: OwnerFieldsProps<Values>) => {
  const asked = proofOf(person);
  switch (asked) {
    case 'password':
      return (
        <FormField
          control={control}
          name={'password' as FieldPath<Values>}
          label="您的登录密码"
          hint="先确认是您本人。"
          rules={{ required: 'fill' }}
        >
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
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
