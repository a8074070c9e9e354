import { styled } from 'styled-components';
import { momentText } from '@aosai/api/kit/dayText';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { PracticeTryRow } from '@aosai/api/practice/practiceViews.contract';

export interface TryRowsProps {
  tries: readonly PracticeTryRow[];
  currentId: string | null;
  now: number;
  onPick: (tryId: string) => void;
}

const Root = styled.ol`
  list-style: none;

  button {
    appearance: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[16]};
    width: 100%;
    min-height: 44px;
    padding: ${theme.space[8]} ${theme.space[20]};
    border: 0;
    background: none;
    color: ${theme.color.ink2};
    font: inherit;
    font-size: ${theme.text.dense};
    font-variant-numeric: tabular-nums;
    text-align: start;
    cursor: pointer;
  }
  li + li {
    border-top: 1px solid ${theme.color.line};
  }
  button:hover {
    background: ${theme.color.sunken};
  }
  button[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.ink};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  time {
    margin-left: auto;
  }
  ${media.narrow} {
    button {
      padding-inline: ${theme.space[16]};
    }
  }
`;

/** Tries of one question, newest first. */
export const TryRows = ({ tries, currentId, now, onPick }: TryRowsProps) => (
  <Root>
    {tries.map(({ id, no, verdict, percent, submittedAt, review }) => (
      <li key={id}>
        <button type="button" aria-pressed={id === currentId} onClick={() => onPick(id)}>
          <span>第 {no} 次</span>
          {verdict && <Verdict verdict={verdict} />}
          <span>{percent === null ? '评测中' : `${percent}%`}</span>
          {review && <Tag tone="primary">已批阅</Tag>}
          <time dateTime={submittedAt}>{momentText(submittedAt, now)}</time>
        </button>
      </li>
    ))}
  </Root>
);
