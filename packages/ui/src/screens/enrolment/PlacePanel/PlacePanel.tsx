import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { useStepFocus } from '../../../patterns/StepFocus/stepFocus.ts';
import { Button } from '../../../primitives/Button/Button.tsx';

/** The state of an enrolment in words, with the next action. */
export interface PlaceWords {
  title: string;
  /** A countdown's label and time left: 剩余时间, 01:20:05. */
  clock?: { label: string; left: string };
  text?: ReactNode;
  action?: ReactNode;
}

export interface PlacePanelProps {
  words: PlaceWords;
  /** Why staff refused the request to quit. */
  rejected: string | null;
  /** Why the last action failed, in Chinese. */
  error: string | null;
  /** Button to ask to quit, if possible. */
  quit: { label: string; ask: () => void } | null;
  /** What the enrolment is in; it decides the wording. */
  of?: keyof typeof NOUNS;
}

const NOUNS = {
  enrolment: { label: '我的报名', refused: '退出申请没有通过' },
  homework: { label: '我的作业', refused: '免做申请没有通过' },
} as const;

const Root = styled.section`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[20]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  box-shadow: inset 0 3px 0 ${theme.color.primary};

  > p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > strong {
    font-size: ${theme.text.clock};
    font-weight: ${theme.weight.bold};
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
  }
  > strong > small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
    letter-spacing: 0;
  }
  > [data-part='quit'] {
    justify-self: start;
    margin: -4px 0 -8px -12px;
  }
`;

/** The reader's enrolment in an exam, class or homework: its state, the next action, and quitting. */
export const PlacePanel = ({ words, rejected, error, quit, of = 'enrolment' }: PlacePanelProps) => {
  const { title, clock, text, action } = words;
  const steps = useStepFocus(title, 'h2');
  return (
    <Root ref={steps} aria-label={NOUNS[of].label}>
      <h2>{title}</h2>
      {clock && (
        <strong role="timer" aria-label={clock.label}>
          <small>{clock.label}</small>
          {clock.left}
        </strong>
      )}
      {rejected !== null && (
        <Alert tone="warn" title={NOUNS[of].refused}>
          {rejected}
        </Alert>
      )}
      {error !== null && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      {text !== undefined && <p>{text}</p>}
      {action}
      {quit && (
        <span data-part="quit">
          <Button variant="ghost" size="s" onClick={quit.ask}>
            {quit.label}
          </Button>
        </span>
      )}
    </Root>
  );
};
