import type { AttemptStatus } from '@aosai/api/papers/attemptStatus';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AttemptRows } from '../AttemptRows/AttemptRows.tsx';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface AttemptFilter {
  /** Null for all states. */
  status: AttemptStatus | null;
  keyword: string;
  /** From 0, as on the wire. */
  page: number;
}

export interface ExamReportListProps {
  attempts: Loaded<PageOf<Attempt>>;
  filter: AttemptFilter;
  /** The server's time in ms since 1970. */
  now: number;
  on: { filter: (next: AttemptFilter) => void; retry: () => void };
}

const ALL = 'all';
const TABS = [
  { id: ALL, label: '全部' },
  { id: '1', label: '作答中' },
  { id: '2', label: '评测中' },
  { id: '3', label: '已出分' },
] as const;

const statusOf = (id: string): AttemptStatus | null => {
  const found = TABS.find((tab) => tab.id === id)?.id;
  return found === undefined || found === ALL ? null : found;
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** The student's records: every attempt, newest first. */
export const ExamReportList = ({ attempts, filter, now, on }: ExamReportListProps) => {
  const isFiltered = filter.status !== null || filter.keyword !== '';
  return (
    <PageBody>
      <PageHeader title="考试记录" lead="每一次作答都在这里，点开查看报告。" />
      <Root>
        <FilterBar
          label="搜索考试名称"
          keyword={filter.keyword}
          onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
        >
          <Tabs
            label="作答状态"
            tabs={TABS}
            value={filter.status ?? ALL}
            onChange={(id) => on.filter({ ...filter, status: statusOf(id), page: 0 })}
          />
        </FilterBar>
        <Card padding="none">
          <VisuallyHidden as="h2">作答列表</VisuallyHidden>
          <Load of={attempts} name="考试记录" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {({ content }) => {
              if (content.length > 0) return <AttemptRows attempts={content} now={now} />;
              return isFiltered ? (
                <Empty
                  title="没有符合条件的记录"
                  icon="search"
                  action={<Button onClick={() => on.filter({ status: null, keyword: '', page: 0 })}>看全部记录</Button>}
                >
                  换个状态或名称再找找。
                </Empty>
              ) : (
                <Empty
                  title="还没有考试记录"
                  action={
                    <ButtonLink variant="primary" href={links.examList}>
                      去选一场模拟考
                    </ButtonLink>
                  }
                >
                  交卷后，成绩和逐题报告会留在这里。
                </Empty>
              );
            }}
          </Load>
        </Card>
        {attempts.data && attempts.data.total > attempts.data.size && (
          <Pagination
            page={filter.page + 1}
            size={attempts.data.size}
            total={attempts.data.total}
            onChange={(page) => on.filter({ ...filter, page: page - 1 })}
          />
        )}
      </Root>
    </PageBody>
  );
};
