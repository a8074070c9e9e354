import { fieldProblem } from '@aosai/api/domain/forms/fieldProblem';
import type { Field as FieldOf, Fields } from '@aosai/api/domain/forms/fields';
import { isAsked } from '@aosai/api/domain/forms/formValues';
import type { ReactNode } from 'react';
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

/** What a control of a form's own is drawn with. */
export type DrawnField = ControllerRenderProps<FieldValues, string>;

export interface FieldSetProps {
  /** The fields that the contract's schema is made of as well. */
  of: Fields;
  /** Of `useForm`, or of the parts that a FormDialog hands to its children. */
  control: Control<FieldValues>;
  /** By name: a control of the form's own in place of the one that the field's kind has. */
  draw?: Readonly<Record<string, (field: DrawnField) => ReactNode>>;
}

/** Codes and addresses: nothing that a phone's keyboard should begin with a capital or correct. */
const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;
const KEYBOARDS = {
  tel: { type: 'tel' },
  email: { type: 'email' },
  numeric: { inputMode: 'numeric' },
  capitals: { autoCapitalize: 'characters', spellCheck: false },
} as const;

// Each value was put there under its field's kind.
const drawn = (of: FieldOf, field: DrawnField) => {
  switch (of.kind) {
    case 'text': {
      const props = { ...field, value: typeof field.value === 'string' ? field.value : '' };
      if (of.lines > 1) return <Textarea rows={of.lines} {...props} />;
      return (
        <TextInput
          autoComplete={of.autoComplete ?? 'off'}
          {...(of.typed ? KEYBOARDS[of.typed] : of.pattern && asTyped)}
          {...props}
        />
      );
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

interface OneProps extends Pick<FieldSetProps, 'control' | 'draw'> {
  name: string;
  of: FieldOf;
}

const One = ({ name, of, control, draw }: OneProps) => {
  'use no memo';
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value: unknown, values: FieldValues) => fieldProblem(of, value, values) ?? true },
  });
  if (of.kind === 'flag') return drawn(of, field);
  const isRequired = of.kind === 'choice' || of.required;
  return (
    <Field label={of.label} hint={of.hint} error={fieldState.error?.message} required={isRequired}>
      {draw?.[name]?.(field) ?? drawn(of, field)}
    </Field>
  );
};

/** The fields of a form with their rules, each while the others call for it. */
export const FieldSet = ({ of, control, draw }: FieldSetProps) => {
  'use no memo';
  const values = useWatch({ control });
  return Object.entries(of).map(([name, field]) =>
    isAsked(field, values) ? <One key={name} name={name} of={field} control={control} {...(draw && { draw })} /> : null,
  );
};
