import { JUDGE_LEVELS } from '@aosai/api/judging/judgeLevels';
import { LANGUAGES } from '@aosai/api/judging/languages';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { roughText } from '@aosai/api/kit/durations';
import type { HealthReport } from './healthReport.ts';
import { Facts } from './Facts.tsx';
import { bytesText, DATABASE_WORDS, isLongWait, isLowDisk } from './healthWords.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};

  [data-part='disk'] {
    display: grid;
    gap: ${theme.space[8]};
  }
  [data-part='disk'] > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[16]};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-part='disk'] b {
    color: ${theme.color.ink};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const Good = ({ children }: { children: string }) => (
  <Tag tone="ok" icon="check">
    {children}
  </Tag>
);
const Bad = ({ children, tone = 'bad' }: { children: string; tone?: 'bad' | 'warn' }) => (
  <Tag tone={tone} icon="warning">
    {children}
  </Tag>
);

const Judge = ({ judge }: { judge: HealthReport['judge'] }) => (
  <Card title="评测机" extra={judge.available ? <Good>可评测</Good> : <Bad>已停</Bad>}>
    <Facts
      items={[
        {
          label: '隔离级别',
          value: JUDGE_LEVELS[judge.level].label,
        },
        {
          label: '隔离层',
          value:
            judge.layers.length > 0 ? (
              <ul>
                {judge.layers.map((layer) => (
                  <li key={layer}>
                    <Tag>{layer}</Tag>
                  </li>
                ))}
              </ul>
            ) : (
              '无'
            ),
        },
        ...judge.compilers.map(({ language, version }) => ({
          label: LANGUAGES[language].label,
          value: version ?? <Bad tone="warn">没有安装</Bad>,
        })),
        { label: '评测槽位', value: `${judge.slots} 个` },
      ]}
    />
  </Card>
);

const Queue = ({ queue }: { queue: HealthReport['queue'] }) => (
  <Card title="评测队列" extra={isLongWait(queue) ? <Bad tone="warn">积压</Bad> : <Good>通畅</Good>}>
    <Figures
      items={[
        { label: '等待', value: queue.waiting, unit: '份' },
        { label: '评测中', value: queue.running, unit: '份' },
        { label: '最久等待', value: queue.waiting === 0 ? '—' : roughText(queue.oldestWaitMs) },
      ]}
    />
  </Card>
);

const Disk = ({ disk }: { disk: HealthReport['disk'] }) => {
  const usedBytes = disk.totalBytes - disk.freeBytes;
  const percent = disk.totalBytes > 0 ? Math.round((usedBytes / disk.totalBytes) * 100) : 0;
  const isLow = isLowDisk(disk);
  return (
    <Card title="磁盘" extra={isLow ? <Bad>空间不足</Bad> : <Good>充足</Good>}>
      <div data-part="disk">
        <ProgressBar
          label="已用磁盘"
          value={usedBytes}
          max={disk.totalBytes}
          valueText={`${percent}%`}
          tone={isLow ? 'bad' : 'primary'}
        />
        <p>
          <span>
            剩余 <b>{bytesText(disk.freeBytes)}</b>
          </span>
          <span>
            已用 {percent}%，共 {bytesText(disk.totalBytes)}
          </span>
        </p>
      </div>
    </Card>
  );
};

/** The parts of the server, one card each. */
export const Panels = ({ health }: { health: HealthReport }) => (
  <Root>
    <Judge judge={health.judge} />
    <Card title="数据库" extra={health.database.ok ? <Good>已连接</Good> : <Bad>没有响应</Bad>}>
      <Facts
        items={[
          { label: '种类', value: DATABASE_WORDS[health.database.kind] },
          { label: '响应', value: health.database.ok ? `${health.database.latencyMs.toFixed(1)} 毫秒` : '—' },
          { label: '程序版本', value: health.version },
          { label: '已运行', value: roughText(health.uptimeMs) },
        ]}
      />
    </Card>
    <Queue queue={health.queue} />
    <Disk disk={health.disk} />
  </Root>
);
