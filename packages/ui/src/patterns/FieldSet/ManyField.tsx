import { type Control, useController } from 'react-hook-form';
import { Field } from '../../primitives/Field/Field.tsx';
import { MultiSelect, type MultiSelectProps } from '../../primitives/MultiSelect/MultiSelect.tsx';
import type { FieldValues } from './FieldSet.tsx';
import { idsOf } from './idsOf.ts';

export interface ManyFieldProps extends Pick<MultiSelectProps, 'options' | 'max' | 'disabled' | 'placeholder'> {
  control: Control<FieldValues>;
  name: string;
  label: string;
  hint?: string;
  /** At least one must be chosen. */
  required?: boolean;
  /** Runs after each change, for fields that follow this one. */
  onChosen?: (ids: string[]) => void;
}

/** Chooses several items, such as papers or teachers, as a list of ids in a form. */
export const ManyField = ({ control, name, label, hint, required = false, onChosen, ...props }: ManyFieldProps) => {
  'use no memo';
  const validate = (value: unknown) => !required || idsOf(value).length > 0 || `请选择${label}`;
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <Field label={label} hint={hint} required={required} error={fieldState.error?.message}>
      <MultiSelect
        {...field}
        {...props}
        label={label}
        value={idsOf(field.value)}
        onChange={(ids) => {
          field.onChange(ids);
          onChosen?.(ids);
        }}
      />
    </Field>
  );
};
