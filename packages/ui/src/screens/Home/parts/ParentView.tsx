import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { AttemptRows } from '../../../patterns/AttemptRows/AttemptRows.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { links } from '../../../patterns/links/links.ts';
import { Columns } from './Columns.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { Lead } from './Lead.tsx';
import type { ChildHome } from './person.ts';
import { ResultSummary } from './ResultSummary.tsx';

export interface ParentViewProps {
  childList: readonly ChildHome[];
  now: number;
  onRetry: () => void;
}

const Child = ({ child, now, onRetry }: { child: ChildHome; now: number; onRetry: () => void }) => (
  <Columns>
    <Card title={`${child.name}　最近的考试`} padding="none">
      <Load of={child.attempts} name="考试记录" onRetry={onRetry} skeleton={<RowsSkeleton rows={3} />}>
        {(attempts) =>
          attempts.length > 0 ? (
            <AttemptRows attempts={attempts.slice(0, 3)} now={now} readOnly />
          ) : (
            <Empty title="还没有考试记录">{child.name}参加考试后，成绩报告会出现在这里。</Empty>
          )
        }
      </Load>
    </Card>
    <Card title="成绩走势">
      <Load of={child.attempts} name="成绩" onRetry={onRetry}>
        {(attempts) => (
          <ResultSummary attempts={attempts} statistics={child.statistics.data} now={now} empty="还没有成绩。" />
        )}
      </Load>
    </Card>
  </Columns>
);

/** A parent's first page: each child's latest exams and how they went. */
export const ParentView = ({ childList, now, onRetry }: ParentViewProps) => {
  if (childList.length === 0)
    return (
      <Lead eyebrow="家长" title="还没有关联孩子的账号">
        请联系孩子的老师，或由机构管理员在工作台关联。关联后就能在这里看到考试和成绩。
      </Lead>
    );
  const names = childList.map((child) => child.name).join('、');
  return (
    <>
      <Lead
        eyebrow="家长"
        title={`${names}的考试与成绩`}
        action={
          <ButtonLink variant="primary" size="l" href={links.children}>
            查看全部成绩
          </ButtonLink>
        }
      >
        每份报告都写明了各题得分、用时和薄弱知识点。
      </Lead>
      {childList.map((child) => (
        <Child key={child.id} child={child} now={now} onRetry={onRetry} />
      ))}
    </>
  );
};
