import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { FieldContext } from './fieldContext.ts';
import { FieldNote } from './FieldNote.tsx';

export interface FieldProps {
  label: ReactNode;
  /** What to enter. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; replaces the hint. */
  error?: ReactNode;
  required?: boolean;
  /** One control: TextInput, PasswordInput, Textarea, NumberInput, TimeInput, Select, Combobox, MultiSelect or DatePicker. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;

  > label {
    justify-self: start;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
    color: ${theme.color.ink};
  }
  > label > span {
    margin-left: 6px;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
`;

/** A labelled control with its hint or error, linked for screen readers. */
export const Field = ({ label, hint, error, required = false, children }: FieldProps) => {
  const controlId = useId();
  const noteId = useId();
  const noted = Boolean(error ?? hint);
  return (
    <Root>
      <label htmlFor={controlId}>
        {label}
        {required && <span>必填</span>}
      </label>
      <FieldContext value={{ controlId, describedBy: noted ? noteId : undefined, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Root>
  );
};
