import { emailField, mobileField } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { typedText } from '@aosai/api/kit/formValues';
import { useWatch, type Control } from 'react-hook-form';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { type CodeUse, SentCode } from '../../CodeField/SentCode.tsx';
import { FieldOf } from '../../../../patterns/FieldSet/FieldOf.tsx';
import { textProps } from '../../../../patterns/FieldSet/textProps.ts';
import type { CodeTarget } from '../signIn.ts';

export interface TargetValues {
  target: string;
  code: string;
  password: string;
}

export interface TargetFieldsProps {
  control: Control<TargetValues>;
  channel: 'sms' | 'email';
  now: number;
  code: CodeUse;
  onTarget: (target: CodeTarget) => void;
}

const FIELDS = { sms: mobileField, email: emailField };

export const targetOf = (channel: 'sms' | 'email', typed: string): CodeTarget => {
  const target = typedText(FIELDS[channel], typed);
  return channel === 'sms' ? { mobile: target } : { email: target };
};

/** A mobile number or e-mail address, and the code sent to it. */
export const TargetFields = ({ control, channel, now, code, onTarget }: TargetFieldsProps) => {
  const typed = useWatch({ control, name: 'target' });
  const of = FIELDS[channel];
  return (
    <>
      <FieldOf control={control} name="target" of={of}>
        {(field) => (
          <TextInput
            {...textProps(of)}
            {...field}
            size="l"
            onChange={(event) => {
              field.onChange(event);
              onTarget(targetOf(channel, event.currentTarget.value));
            }}
          />
        )}
      </FieldOf>
      <SentCode
        control={control}
        name="code"
        size="l"
        canSend={fieldProblem(of, typed) === null}
        sentNote={`如果${channel === 'sms' ? '手机号' : '邮箱'}已注册，验证码已发送，10 分钟内有效。`}
        code={code}
        now={now}
      />
    </>
  );
};
