import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CodeField } from '../../../patterns/CodeField/CodeField.tsx';
import type { CodeUse } from '../accountProps.ts';

export interface SentCodeProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label?: string;
  hint?: ReactNode;
  /** Where it would go is complete. */
  canSend: boolean;
  code: CodeUse;
  now: number;
}

/** A code that was sent, as a field of a form. */
export const SentCode = <Values extends FieldValues>(props: SentCodeProps<Values>) => {
  const { control, name, label, hint, canSend, code, now } = props;
  return (
    <Controller
      control={control}
      name={name}
      rules={{ required: '请填写收到的验证码。', minLength: { value: 6, message: '验证码是 6 位数字。' } }}
      render={({ field, fieldState }) => (
        <CodeField
          {...code.sending}
          {...(label !== undefined && { label })}
          hint={hint}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          fault={fieldState.error?.message}
          canSend={canSend}
          now={now}
          on={code.on}
        />
      )}
    />
  );
};
