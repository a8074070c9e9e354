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
  /** `control` of `useForm`. */
  control: Control<Values>;
  name: Name;
  /** Label of the field; error messages use it too: 请填写姓名。 */
  label: string;
  hint?: ReactNode;
  rules?: FieldRules;
  /** An additional rule: returns a message, or true when the value is valid. */
  validate?: (value: Values[Name]) => string | true;
  /** Draws the control: `(field) => <TextInput {...field} />`. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A form control with its label, its rules, and its error in Chinese. */
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
