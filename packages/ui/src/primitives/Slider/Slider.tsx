import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { hiddenCss } from '../VisuallyHidden/hiddenCss.ts';

export interface SliderProps {
  label: string;
  /** Hides the label visually; screen readers still read it. For places with a visible text that says the same. */
  isLabelHidden?: boolean;
  value: number;
  min: number;
  max: number;
  /** How far apart the values are; 1 by default. */
  step?: number;
  /** The value in words, for screen readers: 第 3 步，共 12 步. */
  text?: string;
  disabled?: boolean;
  onChange: (value: number) => void;
}

const THUMB = `
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 2px solid ${theme.color.primary};
  border-radius: 50%;
  background: ${theme.color.surface};
`;

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-width: 0;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};

  > span {
    flex: none;
  }
  &[data-quiet='true'] > span {
    ${hiddenCss}
  }
  > input {
    appearance: none;
    flex: 1 1 0;
    min-width: 0;
    height: ${theme.control.small};
    margin: 0;
    border-radius: ${theme.radius.control};
    background: linear-gradient(
        to right,
        ${theme.color.primary} calc(9px + (100% - 18px) * var(--share)),
        ${theme.color.lineStrong} 0
      )
      center / 100% 4px no-repeat;
    cursor: pointer;
  }
  > input::-webkit-slider-thumb {
    appearance: none;
    ${THUMB}
  }
  > input::-moz-range-thumb {
    ${THUMB}
  }
  > input:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.touch} {
    > input {
      height: ${theme.control.touch};
    }
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
  }
`;

/** One number of a range, when seeing the effect matters more than the figure. */
export const Slider = ({
  label,
  isLabelHidden = false,
  value,
  min,
  max,
  step = 1,
  text,
  disabled = false,
  onChange,
}: SliderProps) => (
  <Root data-quiet={isLabelHidden}>
    <span>{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      aria-valuetext={text}
      style={{ '--share': max > min ? (value - min) / (max - min) : 0 }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  </Root>
);
