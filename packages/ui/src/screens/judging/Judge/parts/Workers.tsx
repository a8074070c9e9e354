import { LANGUAGES } from '@aosai/api/judging/languages';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { roughText } from '@aosai/api/kit/durations';
import { Facts } from '../../../platform/Health/parts/Facts.tsx';
import type { JudgeOverview, JudgeWorker } from '../judgeProps.ts';
import { isWorking, levelName, levelText, PLACES } from '../judgeWords.ts';

const Root = styled.ul`
  list-style: none;

  > li {
    display: grid;
    gap: ${theme.space[12]};
    padding: ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[8]};
  }
  h3 {
    font-size: ${theme.text.body};
    overflow-wrap: anywhere;
  }
  header > span:last-child {
    margin-left: auto;
  }

  ${media.narrow} {
    > li {
      padding: ${theme.space[16]};
    }
  }
`;

const WorkerState = ({ worker }: { worker: JudgeWorker }) => {
  if (isWorking(worker)) {
    return (
      <Tag tone="ok" icon="check">
        可评测
      </Tag>
    );
  }
  return (
    <Tag tone="bad" icon="warning">
      {!worker.isAlive ? '没有响应' : worker.restsUntil === null ? '已停' : '暂停派发'}
    </Tag>
  );
};

const Worker = ({ worker, nowMs }: { worker: JudgeWorker; nowMs: number }) => {
  const { name, place, status, running, version } = worker;
  return (
    <li>
      <header>
        <h3>{name}</h3>
        <Tag>{PLACES[place]}</Tag>
        <span>
          <WorkerState worker={worker} />
        </span>
      </header>
      <Facts
        items={[
          {
            label: '隔离级别',
            value: (
              <>
                {levelName(worker)}
                <small>{levelText(worker)}</small>
              </>
            ),
          },
          { label: '槽位', value: `${running} / ${status.slots} 在用` },
          ...status.compilers.map((compiler) => ({
            label: LANGUAGES[compiler.language].label,
            value: compiler.version ?? (
              <Tag tone="warn" icon="warning">
                没有安装
              </Tag>
            ),
          })),
          {
            label: '版本',
            value: (
              <>
                {version}，已运行 {roughText(Math.max(0, nowMs - Date.parse(worker.startedAt)))}
                {!worker.isAlive && (
                  <small>最后一次联系在 {roughText(Math.max(0, nowMs - Date.parse(worker.lastSeenAt)))}前</small>
                )}
              </>
            ),
          },
        ]}
      />
    </li>
  );
};

/** Every judge worker, local or remote. */
export const Workers = ({ overview }: { overview: JudgeOverview }) => (
  <Card title="评测机" extra={`${overview.workers.length} 台`} padding="none">
    {overview.workers.length === 0 ? (
      <Empty title="没有评测机">
        服务启动时会打开本机的评测机。也可以在别的机器上运行 npm run judge -- worker 连接过来。
      </Empty>
    ) : (
      <Root role="list">
        {overview.workers.map((worker) => (
          <Worker key={worker.id} worker={worker} nowMs={Date.parse(overview.now)} />
        ))}
      </Root>
    )}
  </Card>
);
