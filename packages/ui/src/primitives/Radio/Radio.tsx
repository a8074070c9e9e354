import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { choiceCss } from '../Checkbox/choiceCss.ts';
import { FieldNote } from '../Field/FieldNote.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps {
  label: ReactNode;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** `row` puts the options side by side where there is room. */
  layout?: 'column' | 'row';
  hint?: ReactNode;
  /** What is wrong and how to fix it; replaces the hint. */
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Focused by a form: the first option. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled.fieldset`
  min-width: 0;

  > legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  > legend > span {
    margin-left: 6px;
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
  > div {
    display: grid;
    gap: 4px;
  }
  > div[data-layout='row'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px ${theme.space[24]};
  }
  label {
    ${choiceCss}
  }
`;

/** Chooses one of a few options that are all visible. For many use a Select. */
export const RadioGroup = ({
  label,
  options,
  value,
  onChange,
  layout = 'column',
  hint,
  error,
  required = false,
  disabled,
  ref,
}: RadioGroupProps) => {
  const name = useId();
  const noteId = useId();
  return (
    <Root disabled={disabled} {...(error || hint ? { 'aria-describedby': noteId } : {})}>
      <legend>
        {label}
        {required && <span>必填</span>}
      </legend>
      <div data-layout={layout}>
        {options.map((option, place) => (
          <label key={option.value}>
            <input
              ref={place === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              data-invalid={Boolean(error)}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Root>
  );
};
