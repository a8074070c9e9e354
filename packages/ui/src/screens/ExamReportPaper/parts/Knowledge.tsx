import type { Report } from '@aosai/api/contract/types';
import { formatPoints } from '@aosai/api/domain/points';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { weakTags } from './words.ts';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]} ${theme.space[48]};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[12]};
    align-items: baseline;
  }
  > li > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  > li > div {
    grid-column: 1 / -1;
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

const share = ({ points, maxPoints }: Report['tags'][number]): number => (points ?? maxPoints) / Math.max(1, maxPoints);

/** Points by knowledge point, the weakest first. */
export const Knowledge = ({ tags }: { tags: Report['tags'] }) => {
  const weak = new Set(weakTags(tags));
  return (
    <Card title="知识点">
      <Root>
        {[...tags]
          .sort((a, b) => share(a) - share(b))
          .map(({ tag, points, maxPoints }) => (
            <li key={tag}>
              <span>
                {tag}
                {weak.has(tag) && <Tag tone="warn">薄弱</Tag>}
              </span>
              <small>
                {points === null ? '—' : formatPoints(points)} / {formatPoints(maxPoints)}
              </small>
              <ProgressBar
                label={tag}
                value={points ?? 0}
                max={maxPoints}
                valueText={`${formatPoints(points ?? 0)} 分`}
                tone={weak.has(tag) ? 'warn' : 'primary'}
              />
            </li>
          ))}
      </Root>
    </Card>
  );
};
