import type { Field as FieldDefinition } from '@aosai/api/kit/fields';
import type { ReactNode } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
} from 'react-hook-form';
import { Field } from '../../primitives/Field/Field.tsx';
import { ruleOf } from './ruleOf.ts';

export interface FieldOfProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** `control` of `useForm`. */
  control: Control<Values>;
  name: Name;
  of: Exclude<FieldDefinition, { kind: 'flag' }>;
  /** Draws the control: `(field) => <TextInput {...textProps(of)} {...field} />`. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A form field with its label, rules and hint, whose control the form renders. */
export const FieldOf = <Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FieldOfProps<Values, Name>,
) => {
  'use no memo';
  const { control, name, of, children } = props;
  const { field, fieldState } = useController({ control, name, rules: ruleOf(of) as RegisterOptions<Values, Name> });
  const isRequired = of.kind === 'choice' || of.required;
  return (
    <Field label={of.label} hint={of.hint} error={fieldState.error?.message} required={isRequired}>
      {children(field)}
    </Field>
  );
};
