import { useId } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../../../../primitives/VisuallyHidden/hiddenCss.ts';
import { theme } from '../../../../tokens/theme.ts';

interface BigChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string; hint?: string }[];
  /** Short answers in rows, with the label in view. */
  isSmall?: boolean;
  onChange: (value: Value) => void;
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space[12]};
  min-width: 0;

  &[data-small='true'] {
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: ${theme.space[8]};
  }
  &[data-small='false'] > legend {
    ${hiddenCss}
  }
  > legend {
    grid-column: 1 / -1;
    margin-bottom: ${theme.space[8]};
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
  input {
    ${hiddenCss}
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    gap: ${theme.space[4]};
    min-height: 84px;
    padding: ${theme.space[12]} ${theme.space[20]};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    font-size: ${theme.text.heading};
    cursor: pointer;
  }
  &[data-small='true'] label {
    min-height: 48px;
    padding: ${theme.space[8]} ${theme.space[12]};
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.lead};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  label:hover {
    border-color: ${theme.color.primary};
  }
  label:has(:checked) {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${theme.color.primary};
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      border: 3px solid Highlight;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
  }
`;

/** One answer of a few, as areas that a child hits easily. A click on the chosen one chooses it again. */
export const BigChoice = <Value extends string>({
  label,
  value,
  options,
  isSmall = false,
  onChange,
}: BigChoiceProps<Value>) => {
  const name = useId();
  return (
    <Root data-small={isSmall}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>{option.label}</span>
          {option.hint !== undefined && <small>{option.hint}</small>}
        </label>
      ))}
    </Root>
  );
};
