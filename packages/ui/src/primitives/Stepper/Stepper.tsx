import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { theme } from '../../tokens/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { hiddenCss } from '../VisuallyHidden/hiddenCss.ts';

export interface Step {
  id: string;
  title: ReactNode;
  /** Shown under the title: what the step contains, or what went wrong. */
  note?: ReactNode;
  failed?: boolean;
}

export interface StepperProps {
  /** Purpose of the steps, for screen readers: 导入题目. */
  label: string;
  steps: readonly Step[];
  /** Id of the current step; earlier steps are done. Null when all are. */
  current: string | null;
  /** Makes finished steps clickable. */
  onBack?: (id: string) => void;
}

const Root = styled.ol`
  display: flex;
  list-style: none;

  > li {
    position: relative;
    flex: 1;
    min-width: 0;
    padding-right: ${theme.space[16]};
    color: ${theme.color.ink3};
  }
  > li:last-child {
    flex: none;
    padding-right: 0;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 14px;
    left: 36px;
    right: 8px;
    height: 1px;
    background: ${theme.color.lineStrong};
  }
  > li[data-state='done']:not(:last-child)::after {
    background: ${theme.color.primary};
  }

  i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${theme.color.lineStrong};
    border-radius: 50%;
    background: ${theme.color.surface};
    font-size: ${theme.text.small};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  > li[data-state='current'] i {
    border-color: ${theme.color.primary};
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  > li[data-state='done'] i {
    border-color: ${theme.color.primary};
    color: ${theme.color.primary};
  }
  > li[data-state='failed'] i {
    border-color: ${theme.color.bad};
    background: ${theme.color.badSoft};
    color: ${theme.color.bad};
  }
  @media (forced-colors: active) {
    > li[data-state='current'] i {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
  b {
    display: block;
    margin-top: 6px;
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.medium};
    line-height: 1.5;
  }
  > li[data-state='current'] b,
  > li[data-state='done'] b {
    color: ${theme.color.ink};
  }
  > li[data-state='failed'] b,
  > li[data-state='failed'] small {
    color: ${theme.color.bad};
  }
  small {
    display: block;
    font-size: ${theme.text.small};
    line-height: 1.5;
  }
  em {
    ${hiddenCss}
  }
  button {
    appearance: none;
    display: block;
    max-width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  button:hover b {
    color: ${theme.color.primary};
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }

  ${media.narrow} {
    flex-direction: column;

    > li {
      display: grid;
      min-height: 60px;
      padding: 0 0 ${theme.space[12]};
    }
    > li:not(:last-child)::after {
      top: 34px;
      bottom: 6px;
      left: 14px;
      right: auto;
      width: 1px;
      height: auto;
    }
    > li > div,
    button {
      display: grid;
      grid-template-columns: 28px 1fr;
      align-content: start;
      column-gap: ${theme.space[12]};
      min-height: ${theme.control.touch};
    }
    b {
      margin-top: 3px;
    }
    small {
      grid-column: 2;
    }
  }
`;

const stateWords = { done: '已完成', current: '当前', failed: '有误', ahead: '未开始' };

/** Progress through a few fixed steps. */
export const Stepper = ({ label, steps, current, onBack }: StepperProps) => {
  const at = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  const stateOf = (step: Step, index: number) => {
    if (step.failed) return 'failed';
    if (index === at) return 'current';
    return index < at ? 'done' : 'ahead';
  };
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(step, index);
        const content = (
          <>
            <i aria-hidden>
              {state === 'done' && <Icon name="check" size={16} />}
              {state === 'failed' && <Icon name="cross" size={16} />}
              {(state === 'current' || state === 'ahead') && index + 1}
            </i>
            <b>
              {step.title}
              <em>（{stateWords[state]}）</em>
            </b>
            {step.note !== undefined && <small>{step.note}</small>}
          </>
        );
        return (
          <li key={step.id} data-state={state} aria-current={index === at ? 'step' : undefined}>
            {onBack && index < at ? (
              <button type="button" onClick={() => onBack(step.id)}>
                {content}
              </button>
            ) : (
              <div>{content}</div>
            )}
          </li>
        );
      })}
    </Root>
  );
};
