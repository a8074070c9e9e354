import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { hiddenCss } from '../VisuallyHidden/hiddenCss.ts';

export interface SegmentedProps<Value extends string> {
  /** Name of the group for screen readers. */
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 's' | 'm';
}

const Root = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};

  input {
    ${hiddenCss}
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 32px;
    padding: 2px 14px;
    border-radius: 5px;
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    white-space: nowrap;
    cursor: pointer;
  }
  label:hover {
    color: ${theme.color.ink};
  }
  label:has(:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
    box-shadow: 0 0 0 1px ${theme.color.lineStrong};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${theme.color.primary};
    outline-offset: 2px;
  }
  label:has(:disabled) {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &[data-size='s'] label {
    min-height: 26px;
    padding: 0 10px;
    font-size: ${theme.text.small};
  }

  ${media.touch} {
    label {
      min-height: ${theme.control.touch};
    }
    &[data-size='s'] label {
      min-height: ${theme.control.touch};
    }
  }
`;

/** Chooses one of two to four options, with immediate effect. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'm',
}: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-size={size}>
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
          {option.label}
        </label>
      ))}
    </Root>
  );
};
