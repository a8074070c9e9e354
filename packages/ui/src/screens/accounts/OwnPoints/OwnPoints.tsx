import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { memberReads } from '@aosai/api/accounts/memberReads.contract';
import type { memberPoints } from '@aosai/api/accounts/memberRecords.contract';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { dateText } from '@aosai/api/kit/beijing';

export type PointsLedger = OutputOf<(typeof memberPoints)['calls']['queryList']>;
export type PointsRanking = OutputOf<ReturnType<typeof memberReads>['queryPointsRanking']>;
export type RankingScope = 'all' | 'organization';

export interface OwnPointsProps {
  /** Current number of points. */
  points: number;
  ledger: Loaded<PointsLedger>;
  /** From 0. */
  page: number;
  ranking: Loaded<PointsRanking>;
  scope: RankingScope;
  /** Whether the member has an organization to be ranked in. */
  hasOrganization: boolean;
  on: {
    page: (page: number) => void;
    scope: (scope: RankingScope) => void;
    retryLedger: () => void;
    retryRanking: () => void;
  };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${theme.space[24]};

  > section {
    min-width: 0;
    padding: ${theme.space[20]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.card};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    min-height: 40px;
    margin-bottom: ${theme.space[8]};
  }
  h2 {
    font-size: ${theme.text.lead};
  }
  header > strong {
    font-size: ${theme.text.title};
    font-variant-numeric: tabular-nums;
  }
  ol {
    list-style: none;
  }
  li {
    display: grid;
    align-items: baseline;
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} 0;
    border-top: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  li[data-kind='entry'] {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
  li[data-kind='rank'] {
    grid-template-columns: minmax(3em, auto) minmax(0, 1fr) auto;
  }
  li[data-me='true'] {
    margin-inline: calc(-1 * ${theme.space[8]});
    padding-inline: ${theme.space[8]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.primarySoft};
    font-weight: ${theme.weight.medium};
  }
  li > time,
  li > small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
  li > small {
    white-space: nowrap;
  }
  li > b {
    min-width: 4em;
    text-align: right;
  }
  li > b[data-less='true'] {
    color: ${theme.color.ink2};
    font-weight: ${theme.weight.medium};
  }
  nav {
    margin-top: ${theme.space[12]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    > section {
      padding: ${theme.space[16]};
    }
    li[data-kind='entry'] {
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 2px;
    }
    li[data-kind='entry'] > time {
      grid-row: 2;
    }
  }
`;

const SCOPES = [
  { value: 'organization', label: '本机构' },
  { value: 'all', label: '全站' },
] as const;

const signed = (delta: number): string => (delta > 0 ? `+${delta}` : `−${-delta}`);

/** Other members have neither id nor full name here, so rows are keyed by place. */
const placed = (content: PointsRanking['content']) => content.map((row, place) => ({ ...row, place }));

/** The member's points with their ledger and rank. Only the family names of others are shown. */
export const OwnPoints = (props: OwnPointsProps) => {
  const { points, ledger, page, ranking, scope, hasOrganization, on } = props;
  return (
    <Root>
      <section aria-label="积分明细">
        <header>
          <h2>积分明细</h2>
          <strong aria-label={`现有 ${points} 分`}>{points.toLocaleString('zh-CN')} 分</strong>
        </header>
        <Load of={ledger} name="积分明细" onRetry={on.retryLedger} skeleton={<RowsSkeleton />}>
          {({ content, total, size }) =>
            content.length === 0 ? (
              <Empty title="还没有积分">平台发放积分后，会记在这里。</Empty>
            ) : (
              <>
                <ol>
                  {content.map(({ id, reason, delta, createdAt }) => (
                    <li key={id} data-kind="entry">
                      <span>{reason}</span>
                      <time dateTime={createdAt}>{dateText(createdAt)}</time>
                      <b data-less={delta < 0}>{signed(delta)}</b>
                    </li>
                  ))}
                </ol>
                {total > size && (
                  <Pagination page={page + 1} size={size} total={total} onChange={(next) => on.page(next - 1)} />
                )}
              </>
            )
          }
        </Load>
      </section>
      <section aria-label="积分排行">
        <header>
          <h2>积分排行</h2>
          {hasOrganization && (
            <Segmented label="排行范围" options={SCOPES} value={scope} onChange={(next) => on.scope(next)} />
          )}
        </header>
        <Load of={ranking} name="积分排行" onRetry={on.retryRanking} skeleton={<RowsSkeleton />}>
          {({ content, mine }) =>
            content.length === 0 ? (
              <Empty title="还没有人上榜" icon="user">
                得到第一分的人会排在这里。
              </Empty>
            ) : (
              <ol>
                {placed(content).map(({ place, rank, nameMasked, points: of, isMe }) => (
                  <li key={place} data-kind="rank" data-me={isMe}>
                    <small>第 {rank}</small>
                    <span>{isMe ? `${nameMasked ?? ''}（我）` : (nameMasked ?? '外校同学')}</span>
                    <b>{of.toLocaleString('zh-CN')}</b>
                  </li>
                ))}
                {mine !== null && !content.some(({ isMe }) => isMe) && (
                  <li data-kind="rank" data-me="true">
                    <small>第 {mine.rank}</small>
                    <span>我</span>
                    <b>{mine.points.toLocaleString('zh-CN')}</b>
                  </li>
                )}
              </ol>
            )
          }
        </Load>
      </section>
    </Root>
  );
};
