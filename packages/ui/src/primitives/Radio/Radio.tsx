import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { choiceCss } from '../Checkbox/choiceCss.ts';

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
  /** Side by side while there is room. */
  layout?: 'column' | 'row';
  disabled?: boolean;
}

const Root = styled.fieldset`
  min-width: 0;

  > legend {
    padding: 0;
    margin-bottom: 6px;
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
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

/** One of a few that are all in sight. For many use a Select. */
export const RadioGroup = ({ label, options, value, onChange, layout = 'column', disabled }: RadioGroupProps) => {
  const name = useId();
  return (
    <Root disabled={disabled}>
      <legend>{label}</legend>
      <div data-layout={layout}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </Root>
  );
};
