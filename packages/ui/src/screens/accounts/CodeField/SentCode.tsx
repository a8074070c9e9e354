import { codeField } from '@aosai/api/accounts/accountForms';
import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { ruleOf } from '../../../patterns/FieldSet/ruleOf.ts';
import { CodeField, type CodeFieldOn, type CodeSending } from './CodeField.tsx';

/** State and actions of sending a code for one purpose. */
export interface CodeUse {
  sending: CodeSending;
  on: CodeFieldOn;
}

export interface SentCodeProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label?: string;
  hint?: ReactNode;
  sentNote?: string;
  /** The target (mobile, email) is complete. */
  canSend: boolean;
  code: CodeUse;
  size?: 'm' | 'l';
  now: number;
}

/** A CodeField bound to a form. */
export const SentCode = <Values extends FieldValues>(props: SentCodeProps<Values>) => {
  'use no memo';
  const { control, name, code, ...rest } = props;
  const { field, fieldState } = useController({ control, name, rules: ruleOf(codeField) as RegisterOptions<Values> });
  return (
    <CodeField
      {...code.sending}
      {...rest}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      fault={fieldState.error?.message}
      on={code.on}
    />
  );
};
