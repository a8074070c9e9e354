import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { Field } from '../Field/Field.tsx';
import { chineseRules, type FieldRules } from './chineseRules.ts';

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** Of `useForm`. */
  control: Control<Values>;
  name: Name;
  /** Also the subject of the messages: 请填写姓名。 */
  label: string;
  hint?: ReactNode;
  rules?: FieldRules;
  /** A rule of its own: the message, or true when all is well. */
  validate?: (value: Values[Name]) => string | true;
  /** Draws the control: `(field) => <TextInput {...field} />`. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A control of a form with its label, its rules, and its error in Chinese. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  hint,
  rules = {},
  validate,
  children,
}: FormFieldProps<Values, Name>) => {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...chineseRules(label, rules), ...(validate ? { validate } : {}) } as RegisterOptions<Values, Name>,
  });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} required={rules.required !== undefined}>
      {children(field)}
    </Field>
  );
};
