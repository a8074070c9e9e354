import { fieldProblem } from '@aosai/api/domain/forms/fieldProblem';
import type { Field as FieldOf, Fields } from '@aosai/api/domain/forms/fields';
import { isAsked } from '@aosai/api/domain/forms/formValues';
import { useController, useWatch, type Control, type ControllerRenderProps } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { numberProps } from '../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

/** What a form made of fields holds while it is filled in. */
export type FieldValues = Record<string, unknown>;

export interface FieldSetProps {
  /** The fields that the contract's schema is made of as well. */
  of: Fields;
  /** Of `useForm`, or of the parts that a FormDialog hands to its children. */
  control: Control<FieldValues>;
}

/** Codes and addresses: nothing that a phone's keyboard should begin with a capital or correct. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

// Each value was put there under its field's kind.
const drawn = (of: FieldOf, field: ControllerRenderProps<FieldValues, string>) => {
  switch (of.kind) {
    case 'text': {
      const props = { ...field, value: typeof field.value === 'string' ? field.value : '' };
      if (of.lines > 1) return <Textarea rows={of.lines} {...props} />;
      return <TextInput autoComplete="off" {...(of.pattern ? asTyped : {})} {...props} />;
    }
    case 'choice':
      return <Select options={of.of.options} {...field} value={String(field.value)} />;
    case 'count': {
      const value = typeof field.value === 'number' ? field.value : null;
      return (
        <NumberInput
          min={of.min}
          max={of.max}
          {...(of.unit ? { unit: of.unit } : {})}
          {...numberProps({ ...field, value })}
        />
      );
    }
    case 'flag':
      return <Checkbox label={of.label} hint={of.hint} {...field} value="true" checked={field.value === true} />;
    default:
      return of satisfies never;
  }
};

const One = ({ name, of, control }: { name: string; of: FieldOf; control: FieldSetProps['control'] }) => {
  'use no memo';
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: unknown) => fieldProblem(of, value) ?? true },
  });
  if (of.kind === 'flag') return drawn(of, field);
  const isRequired = of.kind !== 'text' || of.required;
  return (
    <Field label={of.label} hint={of.hint} error={fieldState.error?.message} required={isRequired}>
      {drawn(of, field)}
    </Field>
  );
};

/** The fields of a form with their rules, each while the others call for it. */
export const FieldSet = ({ of, control }: FieldSetProps) => {
  'use no memo';
  const values = useWatch({ control });
  return Object.entries(of).map(([name, field]) =>
    isAsked(field, values) ? <One key={name} name={name} of={field} control={control} /> : null,
  );
};
