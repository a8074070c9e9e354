import type { Field as FieldDefinition, Fields } from '@aosai/api/domain/forms/fields';
import { isAsked } from '@aosai/api/domain/forms/formValues';
import type { Labelled } from '@aosai/api/domain/forms/labelled';
import type { ReactNode } from 'react';
import { useController, useWatch, type Control, type ControllerRenderProps } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { numberProps } from '../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLabels } from '../Dict/Dict.tsx';
import { FieldOf } from './FieldOf.tsx';
import { textProps } from './textProps.ts';

/** What a form made of fields holds while it is filled in. */
export type FieldValues = Record<string, unknown>;

/** What a control of a form's own is drawn with. */
export type DrawnField = ControllerRenderProps<FieldValues, string>;

export interface FieldSetProps {
  /** The fields that the contract's schema is made of as well. */
  of: Fields;
  /** Of `useForm`, or of the parts that a FormDialog hands to its children. */
  control: Control<FieldValues>;
  /** Of the boxes that take one line. */
  size?: 'm' | 'l';
  /** By name: a control of the form's own in place of the one that the field's kind has. */
  draw?: Readonly<Record<string, (field: DrawnField) => ReactNode>>;
}

/** One of a labelled set, by the names that operators gave. */
const Choice = ({ of, field }: { of: Labelled<string>; field: DrawnField }) => (
  <Select options={useLabels()(of).options} {...field} value={String(field.value)} />
);

// Each value was put there under its field's kind.
const drawn = (of: FieldDefinition, field: DrawnField, size: 'm' | 'l') => {
  switch (of.kind) {
    case 'text': {
      const props = { ...field, value: typeof field.value === 'string' ? field.value : '' };
      if (of.lines > 1) return <Textarea rows={of.lines} {...props} />;
      return <TextInput size={size} {...textProps(of)} {...props} />;
    }
    case 'secret': {
      const value = typeof field.value === 'string' ? field.value : '';
      return <PasswordInput size={size} autoComplete={of.autoComplete} {...field} value={value} />;
    }
    case 'choice':
      return <Choice of={of.of} field={field} />;
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

interface FlagProps extends Pick<FieldSetProps, 'control'> {
  name: string;
  of: FieldDefinition;
}

const Flag = ({ name, of, control }: FlagProps) => {
  'use no memo';
  const { field } = useController({ control, name });
  return drawn(of, field, 'm');
};

/** The fields of a form with their rules, each while the others call for it. */
export const FieldSet = ({ of: all, control, size = 'm', draw }: FieldSetProps) => {
  'use no memo';
  const values = useWatch({ control });
  return Object.entries(all).map(([name, of]) => {
    if (!isAsked(of, values)) return null;
    if (of.kind === 'flag') return <Flag key={name} name={name} of={of} control={control} />;
    return (
      <FieldOf key={name} name={name} of={of} control={control}>
        {(field) => draw?.[name]?.(field) ?? drawn(of, field, size)}
      </FieldOf>
    );
  });
};
