import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface ProgressBarProps {
  value: number;
  max?: number;
  /** Name of the bar for screen readers. */
  label: string;
  /** How screen readers say the value: 16 / 25 题. */
  valueText?: string;
  tone?: 'primary' | 'ok' | 'warn' | 'bad';
}

const Root = styled.div`
  height: 6px;
  min-width: 0;
  width: 100%;
  border-radius: 3px;
  background: ${theme.color.sunken};
  overflow: hidden;

  > i {
    display: block;
    width: 100%;
    height: 100%;
    background: ${theme.color.primary};
    transform: translateX(calc(var(--progress) - 100%));
    transition: transform ${theme.motion.calm} ${theme.motion.ease};
  }
  &[data-tone='ok'] > i {
    background: ${theme.color.ok};
  }
  &[data-tone='warn'] > i {
    background: ${theme.color.warn};
  }
  &[data-tone='bad'] > i {
    background: ${theme.color.bad};
  }

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    > i {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

/** How much of a total is done. */
export const ProgressBar = ({ value, max = 100, label, valueText, tone = 'primary' }: ProgressBarProps) => {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      data-tone={tone}
      style={{ '--progress': `${percent}%` }}
    >
      <i />
    </Root>
  );
};
