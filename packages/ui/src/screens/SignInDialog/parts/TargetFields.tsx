import { Controller, useWatch, type Control } from 'react-hook-form';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { CodeField } from '../../../patterns/CodeField/CodeField.tsx';
import { EMAIL } from '../../../patterns/CodeField/email.ts';
import { MOBILE } from '../../../patterns/CodeField/mobile.ts';
import type { CodeTarget, DialogCode } from '../signIn.ts';

export interface TargetValues {
  target: string;
  code: string;
  password: string;
}

export interface TargetFieldsProps {
  control: Control<TargetValues>;
  channel: 'sms' | 'email';
  now: number;
  code: DialogCode;
  onTarget: (target: CodeTarget) => void;
}

export const targetOf = (channel: 'sms' | 'email', typed: string): CodeTarget =>
  channel === 'sms' ? { mobile: typed.trim() } : { email: typed.trim() };

/** A mobile number or an e-mail address, and the code that was sent there. */
export const TargetFields = ({ control, channel, now, code, onTarget }: TargetFieldsProps) => {
  const typed = useWatch({ control, name: 'target' });
  const isSms = channel === 'sms';
  const pattern = isSms ? { value: MOBILE, like: ' 11 位数字' } : { value: EMAIL, like: ' name@example.com' };
  return (
    <>
      <FormField
        control={control}
        name="target"
        label={isSms ? '手机号' : '邮箱'}
        rules={{ required: 'fill', pattern }}
      >
        {(field) => (
          <TextInput
            {...field}
            size="l"
            type={isSms ? 'tel' : 'email'}
            inputMode={isSms ? 'numeric' : 'email'}
            autoComplete={isSms ? 'tel' : 'email'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={isSms ? 11 : 200}
            onChange={(event) => {
              field.onChange(event);
              onTarget(targetOf(channel, event.currentTarget.value));
            }}
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="code"
        rules={{ required: '请填写收到的验证码。', minLength: { value: 6, message: '验证码是 6 位数字。' } }}
        render={({ field, fieldState }) => (
          <CodeField
            {...code.sending}
            size="l"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            fault={fieldState.error?.message}
            canSend={pattern.value.test(typed.trim())}
            now={now}
            on={code.on}
          />
        )}
      />
    </>
  );
};
