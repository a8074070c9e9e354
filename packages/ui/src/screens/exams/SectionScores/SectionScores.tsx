import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { namedOnce } from '../../../patterns/RowFacts/namedOnce.ts';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';

export interface SectionScoresProps {
  /** Points in hundredths; null while they are withheld. */
  sections: readonly { name: string; points: number | null; maxPoints: number }[];
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(60px, 1fr) max-content;
  gap: 14px ${theme.space[20]};
  align-items: center;
  list-style: none;

  > li {
    display: contents;
  }
  span {
    min-width: 2.2em;
    max-width: 180px;
    overflow-wrap: anywhere;
  }
  b {
    text-align: right;
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  ${media.narrow} {
    gap: 10px ${theme.space[12]};
    span {
      max-width: 108px;
    }
  }
`;

/** Points of each section of a paper, as bars on one scale. */
export const SectionScores = ({ sections }: SectionScoresProps) => {
  const keys = namedOnce(sections.map(({ name }) => name));
  return (
    <Root role="list">
      {sections.map(({ name, points, maxPoints }, place) => (
        <li key={keys[place]}>
          <span>{name}</span>
          <ProgressBar label={name} value={points ?? 0} max={maxPoints} valueText={`${formatPoints(points ?? 0)} 分`} />
          <b>
            {points === null ? '—' : formatPoints(points)} / {formatPoints(maxPoints)}
          </b>
        </li>
      ))}
    </Root>
  );
};
