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
import type { JudgeOverview, JudgeProps, RejudgeStart, JudgeAlarm } from './judgeProps.ts';
import { stateOf, workerProblems } from './judgeWords.ts';
import { Queue } from './parts/Queue.tsx';
import { Rejudges } from './parts/Rejudges.tsx';
import { Workers } from './parts/Workers.tsx';
import { secondText } from '@aosai/api/kit/beijing';
import { Problems } from '../../platform/Health/parts/Problems.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { Rows } from './parts/Rows.tsx';

interface AlarmsProps {
  overview: JudgeOverview;
  onRejudge: (alarm: JudgeAlarm) => void;
}

/** Submissions that the judge gave up after retrying; never the student's fault. */
const Alarms = ({ overview, onRejudge }: AlarmsProps) => {
  const { alarms, now } = overview;
  const nowMs = Date.parse(now);
  const isCut = alarms.total > alarms.content.length;
  return (
    <Card
      title="没有评测成功"
      padding="none"
      extra={isCut ? `最近 ${alarms.content.length} 份，共 ${alarms.total} 份` : `${alarms.total} 份`}
    >
      <Rows
        label="没有评测成功的提交"
        items={alarms.content.map((alarm) => ({
          id: alarm.submissionId,
          title: `${alarm.memberName}，${alarm.questionTitle ?? '题目已删除'}`,
          text: `${momentText(alarm.finishedAt, nowMs)}${alarm.worker === null ? '' : `，最后在 ${alarm.worker}`}`,
          state: <Tag tone="bad">试过 {alarm.tries} 次</Tag>,
          action: (
            <Button
              size="s"
              icon="refresh"
              aria-label={`重测 ${alarm.memberName} 的提交`}
              onClick={() => onRejudge(alarm)}
            >
              重测
            </Button>
          ),
        }))}
      />
    </Card>
  );
};

/** Problems by worker, with the command that fixes each; renders nothing without any. */
const WorkerProblems = ({ overview }: { overview: JudgeOverview }) => {
  const problems = workerProblems(overview.workers);
  return (
    problems.length > 0 && (
      <Card title="需要处理" extra={`${problems.length} 项`} padding="none">
        <Problems problems={problems.map(({ worker, text, command }) => ({ text: `${worker}：${text}`, command }))} />
      </Card>
    )
  );
};

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
