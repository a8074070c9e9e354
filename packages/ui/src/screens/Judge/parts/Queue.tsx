import { Card } from '../../../primitives/Card/Card.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { roughText } from '../../../patterns/time/durations.ts';
import type { JudgeOverview } from '../judgeProps.ts';
import { QUEUE_KINDS, waitingOf } from '../judgeWords.ts';

/** How many wait and run, by kind, in the order in which they are served. */
export const Queue = ({ overview }: { overview: JudgeOverview }) => {
  const { queue } = overview;
  const waiting = waitingOf(overview);
  return (
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
        <tfoot>
          <tr>
            <td colSpan={3}>
              最久等待 {waiting === 0 ? '—' : roughText(queue.oldestWaitMs)}，近一小时评完 {queue.doneLastHour} 份
              {queue.medianWaitMs !== null && `，一半在 ${(queue.medianWaitMs / 1000).toFixed(1)} 秒内出结果`}
            </td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
};
