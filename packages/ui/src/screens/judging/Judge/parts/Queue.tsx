import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { Figures } from '../../../../patterns/Figures/Figures.tsx';
import { roughText } from '@aosai/api/kit/durations';
import type { JudgeOverview } from '../judgeProps.ts';
import { QUEUE_KINDS, waitingOf } from '../judgeWords.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

/** Waiting and running jobs by kind, in the order of service, with the throughput. */
export const Queue = ({ overview }: { overview: JudgeOverview }) => {
  const { queue } = overview;
  const waiting = waitingOf(overview);
  return (
    <Root>
      <Card title="评测队列" padding="none" extra={waiting === 0 ? '没有等待' : `${waiting} 份在等待`}>
        <Table label="评测队列">
          <thead>
            <tr>
              <th>种类</th>
              <th className="num">等待</th>
              <th className="num">评测中</th>
            </tr>
          </thead>
          <tbody>
            {QUEUE_KINDS.map(({ kind, label, hint }) => (
              <tr key={kind}>
                <td>
                  {label} <Tag>{hint}</Tag>
                </td>
                <td className="num">{queue[kind].waiting}</td>
                <td className="num">{queue[kind].running}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <Card title="速度" extra="近一小时">
        <Figures
          items={[
            { label: '评完', value: queue.doneLastHour, unit: '份' },
            {
              label: '一半在此之内出结果',
              ...(queue.medianWaitMs === null
                ? { value: '—' }
                : { value: (queue.medianWaitMs / 1000).toFixed(1), unit: '秒' }),
            },
            { label: '现在最久等待', value: waiting === 0 ? '—' : roughText(queue.oldestWaitMs) },
          ]}
        />
      </Card>
    </Root>
  );
};
