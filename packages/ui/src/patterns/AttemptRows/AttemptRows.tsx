import type { Attempt } from '@aosai/api/contract/types';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../DateBlock/DateBlock.tsx';
import { attemptFacts, attemptHref, attemptTag, scoreText } from './attemptWords.ts';

export interface AttemptRowsProps {
  attempts: readonly Attempt[];
  /** The server's time in ms since 1970. */
  now: number;
  /** Somebody else's attempts: what goes on cannot be continued. */
  readOnly?: boolean;
  /** What the title of a row is. */
  title?: 'exam' | 'paper';
}

const Root = styled.ul`
  container-type: inline-size;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(84px, auto) 92px;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  [data-part='score'] {
    text-align: right;
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='score'] > b {
    color: ${theme.color.ink};
    font-size: 20px;
    font-weight: ${theme.weight.bold};
  }
  [data-part='action'] {
    text-align: right;
  }

  @container (max-width: 600px) {
    > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: ${theme.space[8]} ${theme.space[12]};
      padding: ${theme.space[16]} ${theme.space[12]};
    }
    > li > time {
      align-self: start;
    }
    [data-part='what'] {
      grid-column: 2 / -1;
    }
    [data-part='state'] {
      grid-column: 2;
      grid-row: 2;
    }
    [data-part='score'] {
      grid-column: 2;
      grid-row: 2;
      justify-self: end;
    }
    [data-part='action'] {
      grid-column: 3;
      grid-row: 2;
    }
  }
`;

/** Attempts one under the other: the day, what it was, its state, the score, the report. */
export const AttemptRows = ({ attempts, now, readOnly = false, title = 'exam' }: AttemptRowsProps) => (
  <Root role="list">
    {attempts.map((attempt) => {
      const tag = attemptTag(attempt, now);
      const score = scoreText(attempt);
      const isOpen = attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready;
      const label = isOpen ? '继续作答' : '查看报告';
      const name = title === 'exam' ? attempt.examTitle : attempt.paperTitle;
      return (
        <li key={attempt.id}>
          <DateBlock at={attempt.startedAt ?? attempt.deadlineAt ?? new Date(now).toISOString()} now={now} />
          <div data-part="what">
            <h3>{name}</h3>
            <p>{attemptFacts(attempt)}</p>
          </div>
          <span data-part="state">
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
          <span data-part="score">
            {score ? (
              <>
                <b>{score.points}</b> / {score.max}
              </>
            ) : (
              '—'
            )}
          </span>
          <span data-part="action">
            {!(isOpen && readOnly) && (
              <ButtonLink href={attemptHref(attempt)} aria-label={`${label}：${name} 第 ${attempt.attemptNo} 次`}>
                {label}
              </ButtonLink>
            )}
          </span>
        </li>
      );
    })}
  </Root>
);
