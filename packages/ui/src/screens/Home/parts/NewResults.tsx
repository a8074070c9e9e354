import { formatPoints } from '@aosai/api/domain/points';
import styled from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { momentText } from '../../../patterns/time/beijing.ts';
import { theme } from '../../../tokens/theme.ts';
import { freshResults } from './freshResults.ts';
import type { StudentHome } from './person.ts';

const Root = styled.ul`
  list-style: none;

  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    min-height: 56px;
    padding: ${theme.space[8]} ${theme.space[20]};
    color: ${theme.color.ink};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.sunken};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

export interface NewResultsProps {
  person: Pick<StudentHome, 'results' | 'marked' | 'lastVisitAt'>;
  now: number;
}

/** What came out lately; nothing at all without. */
export const NewResults = ({ person: { results, marked, lastVisitAt }, now }: NewResultsProps) => {
  const shown = freshResults(results.data ?? [], marked.data ?? [], { now, lastVisitAt });
  if (shown.length === 0) return null;
  return (
    <Card title="最近出的分" padding="none">
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
