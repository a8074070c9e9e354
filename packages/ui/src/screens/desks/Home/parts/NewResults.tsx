import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { rowLinks } from '../../../../primitives/Link/rowLinks.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { freshResults } from './freshResults.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

const Root = styled.ul`
  ${rowLinks}

  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export interface NewResultsProps {
  results: readonly Attempt[];
  marked: readonly HomeworkPlace[];
  lastVisitAt: number | null;
  now: number;
}

/** Recent results; renders nothing without any. */
export const NewResults = ({ results, marked, lastVisitAt, now }: NewResultsProps) => {
  const shown = freshResults(results, marked, { now, lastVisitAt });
  if (shown.length === 0) return null;
  return (
    <Card title="新出的成绩" padding="none">
      <Root role="list">
        {shown.map(({ id, title, at, points, maxPoints, href, isNew }) => (
          <li key={id}>
            <a href={href}>
              <span>
                {title} {isNew && <Tag tone="seal">新</Tag>}
                <small>{momentText(at, now)}</small>
              </span>
              <b>{points === null ? '成绩待公布' : `${formatPoints(points)} / ${formatPoints(maxPoints)}`}</b>
            </a>
          </li>
        ))}
      </Root>
    </Card>
  );
};
