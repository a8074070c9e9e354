import type { Field as FieldDefinition, Fields } from '@aosai/api/kit/fields';
import { isAsked } from '@aosai/api/kit/formValues';
import type { Labelled } from '@aosai/api/kit/labelled';
import { useId, type ReactNode } from 'react';
import { useController, useWatch, type Control, type ControllerRenderProps } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldNote } from '../../primitives/Field/FieldNote.tsx';
import { numberProps } from '../../primitives/Form/numberProps.ts';
import { NumberInput } from '../../primitives/NumberInput/NumberInput.tsx';
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Textarea } from '../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { useLabelled } from '../Dict/Dict.tsx';
import { FieldOf } from './FieldOf.tsx';
import { textProps } from './textProps.ts';

type FlagDefinition = Extract<FieldDefinition, { kind: 'flag' }>;

/** Values of a form made of field definitions, while it is filled in. */
export type FieldValues = Record<string, unknown>;

/** Props for a control that the form renders itself. */
export type DrawnField = ControllerRenderProps<FieldValues, string>;

export interface FieldSetProps {
  /** Field definitions, from which the contract's schema is made too. */
  of: Fields;
  /** `control` of `useForm`, or of the parts a FormDialog passes to its children. */
  control: Control<FieldValues>;
  /** Size of one-line controls. */
  size?: 'm' | 'l';
  /** By field name: renders a control that replaces the default for the field's kind. */
  draw?: Readonly<Record<string, (field: DrawnField) => ReactNode>>;
}

/** Chooses one of a labelled set, by the names operators gave. */
const Choice = ({ of, field }: { of: Labelled<string>; field: DrawnField }) => (
  <Select options={useLabelled(of).options} {...field} value={String(field.value)} />
);

// Each value was stored according to its field's kind, so the casts are safe.
const drawn = (of: Exclude<FieldDefinition, FlagDefinition>, field: DrawnField, size: 'm' | 'l') => {
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
    default:
      return of satisfies never;
  }
};

interface FlagProps extends Pick<FieldSetProps, 'control'> {
  name: string;
  of: FlagDefinition;
}

/** Yes or no, with what a form says about it after sending. */
const Flag = ({ name, of, control }: FlagProps) => {
  'use no memo';
  const { field, fieldState } = useController({ control, name });
  const noteId = useId();
  const fault = fieldState.error?.message;
  return (
    <>
      <Checkbox
        label={of.label}
        hint={of.hint}
        {...field}
        value="true"
        checked={field.value === true}
        invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : noteId}
      />
      <FieldNote id={noteId} error={fault} />
    </>
  );
};

/** The fields of a form with their rules; a field is shown only while the others require it. */
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
