import { ownerFields } from '@aosai/api/accounts/accountForms';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { PasswordInput } from '../../../../primitives/PasswordInput/PasswordInput.tsx';
import { proofOf } from './proofOf.ts';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

export interface OwnerValues extends FieldValues {
  password: string;
  verifyCode: string;
}

export interface OwnerFieldsProps<Values extends OwnerValues> {
  person: MemberDetail;
  control: Control<Values>;
  /** A code with purpose `confirm`, sent to the contact bound to the account. */
  code: CodeUse;
  now: number;
}

/** Proves that the person owns the account: by the password, or without one by a code sent to the bound contact. */
export const OwnerFields = <Values extends OwnerValues>({ person, control, code, now }: OwnerFieldsProps<Values>) => {
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
