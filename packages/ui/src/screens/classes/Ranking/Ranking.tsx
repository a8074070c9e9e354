import { maskName } from '@aosai/api/kit/masking';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Table } from '../../../primitives/Table/Table.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { columnText } from '@aosai/api/kit/durations';

export interface RankedMember {
  id: string;
  /** From 1; equal results share a rank. */
  rank: number;
  name: string;
  /** In hundredths. */
  points: number;
  usedMs: number | null;
}

export interface RankingProps {
  label: string;
  /** In order; the reader's row may follow after a gap. */
  members: readonly RankedMember[];
  /** Null to show points without a maximum. */
  maxPoints: number | null;
  /** The reader, whose name is never masked. */
  selfId: string | null;
  /** Shows full names, for teachers. */
  named?: boolean;
}

const Root = styled.div`
  min-width: 0;

  td[data-part='rank'] {
    width: 64px;
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  td[data-part='rank'] > b {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 28px;
    border-radius: ${theme.radius.round};
    font-weight: ${theme.weight.medium};
  }
  tr[data-top='true'] td[data-part='rank'] > b {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
    font-weight: ${theme.weight.bold};
  }
  tr[data-self='true'] {
    background: ${theme.color.primarySoft};
  }
  tr[data-self='true'] th {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.bold};
  }
  tbody th {
    color: ${theme.color.ink};
    font-size: ${theme.text.dense};
    font-weight: ${theme.weight.regular};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tbody th > span {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${theme.space[8]};
  }
  td > b {
    font-weight: ${theme.weight.bold};
  }
  tr[data-gap='true'] > td {
    padding-block: 2px;
    color: ${theme.color.ink3};
    text-align: center;
  }

  ${media.narrow} {
    td[data-part='rank'] {
      width: 44px;
      min-width: 0;
    }
  }
`;

const TOP = 3;

/** A ranking. Names are masked except the reader's. */
export const Ranking = ({ label, members, maxPoints, selfId, named = false }: RankingProps) => {
  const isTimed = members.some(({ usedMs }) => usedMs !== null);
  return (
    <Root>
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col">名次</th>
            <th scope="col">姓名</th>
            <th scope="col" className="num">
              得分
            </th>
            {isTimed && (
              <th scope="col" className="num">
                用时
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, rank, name, points, usedMs }, place) => {
            const isSelf = id === selfId;
            const before = members[place - 1];
            const isBehindGap = before !== undefined && rank > before.rank + 1 && rank > place + 1;
            return [
              isBehindGap && (
                <tr key={`${id} gap`} data-gap>
                  <td colSpan={isTimed ? 4 : 3}>…</td>
                </tr>
              ),
              <tr key={id} data-self={isSelf} data-top={rank <= TOP}>
                <td data-part="rank">
                  <b>{rank}</b>
                </td>
                <th scope="row">
                  <span>
                    {named || isSelf ? name : maskName(name)}
                    {isSelf && <Tag tone="primary">我</Tag>}
                  </span>
                </th>
                <td className="num">
                  <b>{formatPoints(points)}</b>
                  {maxPoints !== null && ` / ${formatPoints(maxPoints)}`}
                </td>
                {isTimed && <td className="num">{usedMs === null ? '—' : columnText(usedMs)}</td>}
              </tr>,
            ];
          })}
        </tbody>
      </Table>
    </Root>
  );
};
