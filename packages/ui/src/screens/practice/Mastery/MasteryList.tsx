import { knowledgePoint } from '@aosai/api/questions/knowledgePoints';
import { MASTERY_BAND } from '@aosai/api/practice/mastery';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';

/** Explains what the mastery of a knowledge point is based on, so that readers can judge how reliable it is. */
function evidenceText({ band, percent, answers, isEarly }: PointMastery): string {
  if (percent === null) return answers === 0 ? '还没有做过这个知识点的题' : `依据 ${answers} 题，还不够说明掌握得怎样`;
  const early = isEarly ? '，初步' : '';
  return band === 'stale' ? `依据 ${answers} 题${early}，两个月没有练了` : `依据 ${answers} 题${early}`;
}

export interface MasteryListProps {
  points: readonly PointMastery[];
  /** Adds whole percentages, for teachers. */
  numbers?: boolean;
  /** Content below a point by its id, such as why it is weak. */
  below?: ReadonlyMap<string, ReactNode>;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: center;
  }
  small {
    grid-column: 1 / -1;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > li > div,
  > li > dl {
    grid-column: 1 / -1;
  }
`;

const TONES = { none: 'neutral', weak: 'bad', fair: 'warn', strong: 'ok', stale: 'neutral' } as const;
const BARS = { none: 'primary', weak: 'bad', fair: 'warn', strong: 'ok', stale: 'primary' } as const;

/** Mastery of knowledge points, each with the number of answers it is based on. */
export const MasteryList = ({ points, numbers = false, below }: MasteryListProps) => (
  <Root>
    {points.map((one) => {
      const name = knowledgePoint(one.pointId)?.name ?? one.pointId;
      const word = MASTERY_BAND.label(one.band);
      return (
        <li key={one.pointId}>
          <span>{name}</span>
          <Tag tone={TONES[one.band]}>{numbers && one.percent !== null ? `${word} ${one.percent}%` : word}</Tag>
          {one.percent !== null && (
            <ProgressBar label={name} value={one.percent} valueText={word} tone={BARS[one.band]} />
          )}
          <small>{evidenceText(one)}</small>
          {below?.get(one.pointId)}
        </li>
      );
    })}
  </Root>
);
