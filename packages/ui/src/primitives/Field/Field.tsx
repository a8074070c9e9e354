import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FieldContext } from './fieldContext.ts';

export interface FieldProps {
  label: ReactNode;
  /** What is expected, before an error is made. */
  hint?: ReactNode;
  /** What is wrong and what to do; replaces the hint. */
  error?: ReactNode;
  required?: boolean;
  /** One control: TextInput, PasswordInput, Textarea, NumberInput or Select. */
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
  > p {
    display: flex;
    gap: 6px;
    font-size: ${theme.text.small};
    line-height: 1.5;
    color: ${theme.color.ink3};
  }
  > p > svg {
    margin-top: 2px;
  }
  > [data-part='error'] {
    color: ${theme.color.bad};
  }
`;

/** A labelled control with its hint or its error, tied together for screen readers. */
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
      {error ? (
        <p id={noteId} data-part="error" role="alert">
          <Icon name="error" size={16} />
          {error}
        </p>
      ) : (
        hint && <p id={noteId}>{hint}</p>
      )}
    </Root>
  );
};
