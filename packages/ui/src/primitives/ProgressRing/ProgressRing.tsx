import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface ProgressRingProps {
  value: number;
  max?: number;
  label: string;
  valueText?: string;
  /** Diameter in px. */
  size?: number;
  /** Width of the ring in px. */
  stroke?: number;
  tone?: 'primary' | 'ok' | 'warn' | 'bad';
  /** Inside the ring: `<b>` for the figure, `<span>` for its meaning. */
  children?: ReactNode;
}

const Root = styled.div`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--ring-size);
  height: var(--ring-size);
  text-align: center;

  > svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
    fill: none;
    stroke-width: var(--ring-stroke);
  }
  circle {
    stroke: ${theme.color.sunken};
  }
  circle + circle {
    stroke: ${theme.color.primary};
    stroke-dasharray: var(--progress) 100;
    transition: stroke-dasharray ${theme.motion.calm} ${theme.motion.ease};
  }
  &[data-tone='ok'] circle + circle {
    stroke: ${theme.color.ok};
  }
  &[data-tone='warn'] circle + circle {
    stroke: ${theme.color.warn};
  }
  &[data-tone='bad'] circle + circle {
    stroke: ${theme.color.bad};
  }
  @media (forced-colors: active) {
    circle {
      stroke: GrayText;
    }
    &[data-tone] circle + circle {
      stroke: Highlight;
    }
  }

  > div {
    position: relative;
    display: grid;
    gap: 4px;
    font-variant-numeric: tabular-nums;
  }
  b {
    font-size: calc(var(--ring-size) * 0.25);
    line-height: 1;
    font-weight: ${theme.weight.bold};
  }
  span {
    font-size: ${theme.text.small};
    color: ${theme.color.ink3};
  }
`;

/** A ring that shows a share of a total, with a figure in the middle: a report's score, a chapter's progress. */
export const ProgressRing = ({
  value,
  max = 100,
  label,
  valueText,
  size = 190,
  stroke = 16,
  tone = 'primary',
  children,
}: ProgressRingProps) => {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const radius = (size - stroke) / 2;
  return (
    <Root
      data-tone={tone}
      style={{ '--ring-size': `${size}px`, '--ring-stroke': `${stroke}px`, '--progress': percent }}
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueText}
      >
        <circle cx={size / 2} cy={size / 2} r={radius} />
        <circle cx={size / 2} cy={size / 2} r={radius} pathLength={100} />
      </svg>
      {children !== undefined && <div>{children}</div>}
    </Root>
  );
};
