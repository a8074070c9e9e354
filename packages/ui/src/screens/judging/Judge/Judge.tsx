import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { roughText } from '@aosai/api/kit/durations';
import type { JudgeOverview, JudgeProps, RejudgeStart } from './judgeProps.ts';
import { stateOf } from './judgeWords.ts';
import { Alarms } from './parts/Alarms.tsx';
import { Queue } from './parts/Queue.tsx';
import { Rejudges } from './parts/Rejudges.tsx';
import { WorkerProblems } from './parts/WorkerProblems.tsx';
import { Workers } from './parts/Workers.tsx';
import { secondText } from '@aosai/api/kit/beijing';

// Dialogs and forms are loaded with the click that needs them.
const Preview = lazy(async () => ({ default: (await import('./parts/Preview.tsx')).Preview }));
const StartRejudge = lazy(async () => ({ default: (await import('./parts/StartRejudge.tsx')).StartRejudge }));

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  min-width: 0;
`;

const State = ({ overview }: { overview: JudgeOverview }) => {
  const { tone, title, text } = stateOf(overview);
  return (
    <Alert tone={tone} live="polite" title={title}>
      {text}
    </Alert>
  );
};

/** The judge for its operators: workers, queue, failures and rejudges. */
export const Judge = ({ overview, now, refreshing, rejudges, opened, act, on }: JudgeProps) => {
  const [start, setStart] = useState<RejudgeStart | null>(null);
  const { data, error } = overview;
  const begin = (values: RejudgeStart) => {
    on.forget();
    setStart(values);
  };
  return (
    <PageBody>
      <PageHeader
        title="评测"
        lead={
          data
            ? `${secondText(data.now)} 的数据，${roughText(Math.max(0, now - Date.parse(data.now)))}前`
            : '评测机、队列、告警和重测'
        }
        action={
          <Button icon="refresh" loading={refreshing} onClick={on.refresh}>
            刷新
          </Button>
        }
      />
      {data && error && (
        <Alert tone="warn" live="assertive" title="最近一次刷新没有成功">
          {error}。下面是 {secondText(data.now)} 的数据。
        </Alert>
      )}
      {data ? (
        <Parts>
          <State overview={data} />
          <WorkerProblems overview={data} />
          {data.alarms.total > 0 && (
            <Alarms
              overview={data}
              onRejudge={({ submissionId }) =>
                begin({ scope: 'submission', targetId: submissionId, reason: '评测机出错后重测' })
              }
            />
          )}
          <Queue overview={data} />
          <Workers overview={data} />
        </Parts>
      ) : (
        <Card padding="l">
          <VisuallyHidden as="h2">当前状况</VisuallyHidden>
          <Load of={overview} name="评测状况" onRetry={on.refresh}>
            {() => null}
          </Load>
        </Card>
      )}
      <Rejudges
        rejudges={rejudges}
        now={now}
        onStart={() => begin({ scope: 'question', targetId: '', reason: '' })}
        onOpen={on.open}
        onRetry={on.refresh}
      />
      <Suspense>
        {start && (
          <StartRejudge
            start={start}
            act={act}
            onClose={() => setStart(null)}
            onStart={(values) =>
              void on.start(values).then((begun) => {
                if (begun) setStart(null);
              })
            }
          />
        )}
        {opened && <Preview opened={opened} act={act} on={on} />}
      </Suspense>
    </PageBody>
  );
};
