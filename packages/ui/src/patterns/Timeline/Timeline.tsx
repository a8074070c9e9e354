import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { momentText } from '@aosai/api/kit/dayText';

export interface TimelineStep {
  id: string;
  title: ReactNode;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When the event happened, or is planned. */
  at?: string | null;
  /** By whom, why, what comes next. */
  note?: ReactNode;
}

export interface TimelineProps {
  /** Name of the list: 订单进度. */
  label: string;
  steps: readonly TimelineStep[];
  now: number;
}

const WORDS = { done: '已完成', current: '进行中', ahead: '未开始', failed: '未通过' } as const;

const Root = styled.ol`
  display: grid;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 0 ${theme.space[12]};
    padding-bottom: ${theme.space[20]};
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 24px;
    bottom: 0;
    left: 11px;
    width: 2px;
    background: ${theme.color.line};
  }
  > li[data-state='done']:not(:last-child)::before {
    background: ${theme.color.primary};
  }
  i {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 2px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: ${theme.color.surface};
    color: ${theme.color.ink3};
  }
  [data-state='done'] > i {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  [data-state='current'] > i {
    border-color: ${theme.color.primary};
    box-shadow: inset 0 0 0 4px ${theme.color.surface};
    background: ${theme.color.primary};
  }
  [data-state='failed'] > i {
    border-color: ${theme.color.bad};
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  @media (forced-colors: active) {
    [data-state='current'] > i {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  b {
    font-weight: ${theme.weight.medium};
    line-height: 24px;
  }
  [data-state='current'] b {
    font-weight: ${theme.weight.bold};
  }
  [data-state='ahead'] b {
    color: ${theme.color.ink3};
  }
  [data-state='failed'] b {
    color: ${theme.color.bad};
  }
  time {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
    line-height: 24px;
    white-space: nowrap;
  }
  [data-part='note'] {
    grid-column: 2 / -1;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    line-height: 1.6;
  }

  @media (max-width: 440px) {
    > li {
      grid-template-columns: 24px minmax(0, 1fr);
    }
    time,
    [data-part='note'] {
      grid-column: 2;
    }
  }
`;

/** Progress of a process that others decide: an order, a refund, a request to quit. */
export const Timeline = ({ label, steps, now }: TimelineProps) => (
  <Root aria-label={label}>
    {steps.map(({ id, title, state, at, note }) => (
      <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <i>
          {state === 'done' && <Icon name="check" size={14} />}
          {state === 'failed' && <Icon name="cross" size={14} />}
        </i>
        <b>
          {title}
          <VisuallyHidden>，{WORDS[state]}</VisuallyHidden>
        </b>
        {at ? <time dateTime={at}>{momentText(at, now)}</time> : null}
        {note !== undefined && <div data-part="note">{note}</div>}
      </li>
    ))}
  </Root>
);
