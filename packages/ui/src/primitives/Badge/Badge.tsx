import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface BadgeProps {
  /** Number of waiting items; 0 shows nothing, undefined only a dot. */
  count?: number;
  /** Largest number that is shown; with 99, greater counts are shown as 99+. */
  max?: number;
  /** What it means, for screen readers: 3 条未读消息. */
  label: string;
  tone?: 'bad' | 'primary' | 'neutral';
  /** Element whose upper right corner it marks; without one it is drawn inline. */
  children?: ReactNode;
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  vertical-align: middle;

  > [role='img'] {
    display: inline-grid;
    place-items: center;
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.bad};
    color: ${theme.color.onBad};
    font-size: ${theme.text.tiny};
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  > [data-tone='primary'] {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  > [data-tone='neutral'] {
    background: ${theme.color.reverse};
    color: ${theme.color.onReverse};
  }
  > [data-dot='true'] {
    min-width: 8px;
    width: 8px;
    height: 8px;
    padding: 0;
  }
  &[data-on='true'] > [role='img'] {
    position: absolute;
    top: 0;
    right: 0;
    box-shadow: 0 0 0 2px ${theme.color.surface};
    transform: translate(40%, -40%);
    pointer-events: none;
  }
  &[data-on='true'] > [data-dot='true'] {
    transform: translate(0, 0);
  }
  @media (forced-colors: active) {
    > [role='img'] {
      outline: 1px solid Highlight;
    }
    > [data-dot='true'] {
      background: Highlight;
    }
  }
`;

/** A count or a dot that marks something waiting. */
export const Badge = ({ count, max = 99, label, tone = 'bad', children }: BadgeProps) => (
  <Root data-on={children !== undefined}>
    {children}
    {count !== 0 && (
      <span role="img" aria-label={label} data-tone={tone} data-dot={count === undefined}>
        {count !== undefined && (count > max ? `${max}+` : count)}
      </span>
    )}
  </Root>
);
