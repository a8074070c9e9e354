import { keyframes, styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface SpinnerProps {
  /** Side in px. */
  size?: number;
  /** What is being waited for, for screen readers; without it the spinner is decorative. */
  label?: string;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Svg = styled.svg`
  flex: none;
  display: block;
  fill: none;
  stroke: currentColor;
  stroke-width: 2px;
  stroke-linecap: round;
  animation: ${turn} 900ms linear infinite;

  circle {
    stroke: ${theme.color.lineStrong};
    opacity: 0.35;
  }
`;

/** A wait of unknown length. Prefer a Skeleton for content and a ProgressBar for measurable work. */
export const Spinner = ({ size = 18, label }: SpinnerProps) => (
  <Svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <circle cx="10" cy="10" r="8" />
    <path d="M10 2A8 8 0 0 1 18 10" />
  </Svg>
);
