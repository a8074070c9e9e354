import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ChildPicker } from '../../accounts/ChildPicker/ChildPicker.tsx';
import { AttemptRows } from '../AttemptRows/AttemptRows.tsx';
import { Figures } from '../../../patterns/Figures/Figures.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { statisticsFigures, type ExamStatistics } from '../../../patterns/Figures/statisticsFigures.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface ChildReportsProps {
  children: readonly { id: string; name: string }[];
  /** Null only when there are no children. */
  childId: string | null;
  attempts: Loaded<PageOf<Attempt>>;
  statistics: Loaded<ExamStatistics>;
  /** The server's time in ms since 1970. */
  now: number;
  on: { child: (id: string) => void; page: (page: number) => void; retry: () => void };
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** A parent's view: pick a child, see the records, open a report. */
export const ChildReports = ({ children, childId, attempts, statistics, now, on }: ChildReportsProps) => {
  const child = children.find(({ id }) => id === childId);
  if (!child)
    return (
      <PageBody>
        <PageHeader title="孩子的成绩" />
        <Card padding="none">
          <VisuallyHidden as="h2">考试记录</VisuallyHidden>
          <Empty title="还没有关联孩子的账号" icon="user" action={<ButtonLink href={links.home}>回到首页</ButtonLink>}>
            请联系孩子的老师，或由机构管理员在工作台关联。关联后，这里会列出每一场考试的成绩报告。
          </Empty>
        </Card>
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader
        title={`${child.name}的成绩`}
        lead="每份报告都写明了各题得分、用时和薄弱知识点。"
        {...(children.length > 1
          ? { action: <ChildPicker names={children} chosenId={child.id} onChoose={on.child} /> }
          : {})}
      />
      <Card title="成绩统计">
        <Load of={statistics} name="统计" onRetry={on.retry}>
          {(figures) => <Figures items={statisticsFigures(figures)} />}
        </Load>
      </Card>
      <Root>
        <Card title="考试记录" extra={attempts.data && `${attempts.data.total} 条`} padding="none">
          <Load of={attempts} name="考试记录" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {({ content }) =>
              content.length > 0 ? (
                <AttemptRows attempts={content} now={now} readOnly />
              ) : (
                <Empty title="还没有考试记录" action={<ButtonLink href={links.examList}>看看有哪些考试</ButtonLink>}>
                  请{child.name}用自己的账号登录，报名并完成一场考试。交卷后，成绩报告会出现在这里。
                </Empty>
              )
            }
          </Load>
        </Card>
        {attempts.data && attempts.data.total > attempts.data.size && (
          <Pagination
            page={attempts.data.page + 1}
            size={attempts.data.size}
            total={attempts.data.total}
            onChange={(page) => on.page(page - 1)}
          />
        )}
      </Root>
    </PageBody>
  );
};
