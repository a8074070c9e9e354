import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { scoreText } from '../../AttemptRows/attemptWords.ts';
import { links } from '../../../../patterns/links/links.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface AttemptNavProps {
  attempts: readonly Attempt[];
  openedId: string;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  a {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[8]};
    padding: 6px 14px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  a:hover {
    border-color: ${theme.color.lineStrong};
  }
  a[aria-current='page'] {
    border-color: ${theme.color.primary};
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }

  ${media.touch} {
    a {
      min-height: ${theme.control.touch};
      align-items: center;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** All attempts at the paper; the open one is marked. */
export const AttemptNav = ({ attempts, openedId }: AttemptNavProps) => (
  <Root aria-label="各次作答">
    {[...attempts]
      .sort((a, b) => a.attemptNo - b.attemptNo)
      .map((attempt) => {
        const score = scoreText(attempt);
        return (
          <a
            key={attempt.id}
            href={links.reportPaper(attempt.id)}
            aria-current={attempt.id === openedId ? 'page' : undefined}
          >
            第 {attempt.attemptNo} 次<span>{score ? `${score.points} 分` : '—'}</span>
          </a>
        );
      })}
  </Root>
);
