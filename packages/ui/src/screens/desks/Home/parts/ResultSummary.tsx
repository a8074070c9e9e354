import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { statisticsFigures, type ExamStatistics } from '../../../../patterns/Figures/statisticsFigures.ts';
import { ScoreBars } from '../../ScoreBars/ScoreBars.tsx';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface ResultSummaryProps {
  /** Newest first. */
  attempts: readonly Attempt[];
  statistics: ExamStatistics | undefined;
  now: number;
  /** Text shown while there is no score. */
  empty: string;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[20]};

  > p {
    padding: ${theme.space[16]} 0;
    color: ${theme.color.ink2};
    text-align: center;
  }
  > * + dl {
    padding-top: ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
  }
`;

/** Results as a column chart above their totals; a single result is no trend, so it gets no chart. */
export const ResultSummary = ({ attempts, statistics, now, empty }: ResultSummaryProps) => {
  const scored = attempts.filter((attempt) => attempt.totalPoints !== null).length;
  return (
    <Root>
      {scored === 0 && <p>{empty}</p>}
      {scored > 1 && <ScoreBars attempts={attempts} now={now} />}
      {statistics && statistics.enrolledCount > 0 && <Figures items={statisticsFigures(statistics)} />}
    </Root>
  );
};
