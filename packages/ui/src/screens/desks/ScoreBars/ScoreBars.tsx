import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { isPassed } from '../../exams/AttemptRows/attemptWords.ts';
import { links } from '../../../patterns/links/links.ts';
import { dayText } from '@aosai/api/kit/dayText';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface ScoreBarsProps {
  /** Attempts with a score, newest first; the latest six are drawn, oldest on the left. */
  attempts: readonly Attempt[];
  now: number;
}

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  height: 136px;
  list-style: none;

  > li {
    min-width: 0;
  }
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${theme.space[4]};
    height: 100%;
    color: ${theme.color.ink2};
    font-size: ${theme.text.tiny};
    line-height: 1.4;
    text-align: center;
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${theme.color.ink};
    font-size: ${theme.text.dense};
  }
  i {
    height: calc(var(--share) * 84px);
    width: 100%;
    max-width: 56px;
    min-height: 3px;
    margin-inline: auto;
    border-radius: ${theme.radius.tag} ${theme.radius.tag} 0 0;
    background: ${theme.color.primary};
  }
  [data-passed='false'] i {
    background: repeating-linear-gradient(
      135deg,
      ${theme.color.primary},
      ${theme.color.primary} 3px,
      ${theme.color.primarySoft} 3px,
      ${theme.color.primarySoft} 7px
    );
  }
  /* Hollow instead of hatched. */
  @media (forced-colors: active) {
    i {
      background: Highlight;
    }
    [data-passed='false'] i {
      border: 2px solid Highlight;
      background: Canvas;
    }
  }
  a > span:first-of-type {
    overflow: hidden;
    white-space: nowrap;
    color: ${theme.color.ink3};
  }
  a:hover b {
    color: ${theme.color.primary};
  }
`;

/** The latest scores as columns on one scale; hatched columns are below the pass mark. */
export const ScoreBars = ({ attempts, now }: ScoreBarsProps) => (
  <Root aria-label="最近成绩，从旧到新">
    {attempts
      .filter((attempt) => attempt.totalPoints !== null)
      .slice(0, 6)
      .reverse()
      .map((attempt) => {
        const total = attempt.totalPoints ?? 0;
        const day = dayText(attempt.completedAt ?? attempt.startedAt ?? now, now).replace(/ (月|日) ?/g, (_, unit) =>
          unit === '月' ? '/' : '',
        );
        const passed = isPassed(attempt);
        return (
          <li key={attempt.id}>
            <a
              href={links.reportPaper(attempt.id)}
              data-passed={passed ?? true}
              style={{ '--share': total / Math.max(1, attempt.maxPoints) }}
            >
              <b>{formatPoints(total)}</b>
              <i />
              <span>{day}</span>
              <VisuallyHidden>
                {attempt.examTitle} {passed === false ? '未达标' : '达标'}
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
  </Root>
);
