import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { roughText } from '@aosai/api/kit/durations';
import type { HealthReport, JobsReport } from './parts/healthReport.ts';
import { problemsOf } from './parts/healthWords.ts';
import { Jobs } from './parts/Jobs.tsx';
import { Panels } from './parts/Panels.tsx';
import { Problems } from './parts/Problems.tsx';
import { Sentence } from './parts/Sentence.tsx';
import { Servers } from './parts/Servers.tsx';
import { secondText } from '@aosai/api/kit/beijing';

export interface HealthProps {
  health: Loaded<HealthReport>;
  /** Servers and jobs: for super users, once loaded. */
  jobs?: JobsReport | undefined;
  /** Whether the reader may open the page of backups: super users of the first app only. */
  linksBackups: boolean;
  /** This machine's time in ms since 1970, to compute the age of the figures. */
  now: number;
  refreshing: boolean;
  on: { refresh: () => void };
}

const Details = ({ health }: { health: HealthReport }) => {
  const problems = problemsOf(health);
  return (
    <>
      {problems.length > 0 && (
        <Card title="需要处理" extra={`${problems.length} 项`} padding="none">
          <Problems problems={problems} />
        </Card>
      )}
      <Panels health={health} />
    </>
  );
};

/** The state of the server, for its operators. */
export const Health = ({ health, jobs, linksBackups, now, refreshing, on }: HealthProps) => {
  const { data, error } = health;
  return (
    <PageBody>
      <PageHeader
        title="系统状况"
        lead={
          data
            ? `${secondText(data.time)} 的数据，${roughText(Math.max(0, now - Date.parse(data.time)))}前`
            : '数据库、评测机、评测队列和磁盘'
        }
        action={
          <Button icon="refresh" loading={refreshing} onClick={on.refresh}>
            刷新
          </Button>
        }
      />
      {data && error && (
        <Alert tone="warn" live="assertive" title="最近一次刷新没有成功">
          {error}。下面是 {secondText(data.time)} 的数据。
        </Alert>
      )}
      <Card padding="l">
        <VisuallyHidden as="h2">当前状况</VisuallyHidden>
        <Load of={health} name="系统状况" onRetry={on.refresh}>
          {(report) => <Sentence health={report} />}
        </Load>
      </Card>
      {data && <Details health={data} />}
      {jobs && jobs.servers.length > 0 && <Servers servers={jobs.servers} />}
      {jobs && <Jobs report={jobs} linksBackups={linksBackups} />}
    </PageBody>
  );
};
