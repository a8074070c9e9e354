import { Card } from '../../../../primitives/Card/Card.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { StudentHome } from './person.ts';
import { ResultSummary } from './ResultSummary.tsx';

export interface StudentResultsProps {
  results: StudentHome['results'];
  statistics: StudentHome['statistics'];
  now: number;
  onRetry: () => void;
}

/** Recent results as a chart, with totals. */
export const StudentResults = ({ results, statistics, now, onRetry }: StudentResultsProps) => (
  <Card title="最近成绩" extra={<Link href={links.reports}>全部记录</Link>}>
    <Load of={results} name="成绩" onRetry={onRetry}>
      {(attempts) => (
        <ResultSummary
          attempts={attempts}
          statistics={statistics.data}
          now={now}
          empty="还没有成绩。完成第一场模拟考后，这里会画出你的进步。"
        />
      )}
    </Load>
  </Card>
);
