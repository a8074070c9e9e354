import type { ChangeEvent } from 'react';

interface NumberControl {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** Binds a NumberInput to a form value that is a number, or null when the box is empty. */
export const numberProps = <Control extends NumberControl>(field: Control) => ({
  ...field,
  value: field.value ?? '',
  onChange: (event: ChangeEvent<HTMLInputElement>) =>
    field.onChange(Number.isNaN(event.target.valueAsNumber) ? null : event.target.valueAsNumber),
});
