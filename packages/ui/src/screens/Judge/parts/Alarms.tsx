import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { momentText } from '../../../patterns/time/beijing.ts';
import type { JudgeAlarm, JudgeOverview } from '../judgeProps.ts';

export interface AlarmsProps {
  overview: JudgeOverview;
  onRejudge: (alarm: JudgeAlarm) => void;
}

/** Submissions that the judge gave up after its tries: never the pupil's fault. */
export const Alarms = ({ overview, onRejudge }: AlarmsProps) => {
  const { alarms, now } = overview;
  const nowMs = Date.parse(now);
  const isCut = alarms.total > alarms.content.length;
  return (
    <Card
      title="没有评测成功"
      padding="none"
      extra={isCut ? `最近 ${alarms.content.length} 份，共 ${alarms.total} 份` : `${alarms.total} 份`}
    >
      <Table label="没有评测成功的提交">
        <thead>
          <tr>
            <th>时间</th>
            <th>学生</th>
            <th>题目</th>
            <th className="num">试过</th>
            <th>评测机</th>
            <th>处理</th>
          </tr>
        </thead>
        <tbody>
          {alarms.content.map((alarm) => (
            <tr key={alarm.submissionId}>
              <td>{momentText(alarm.finishedAt, nowMs)}</td>
              <td>{alarm.memberName}</td>
              <td>{alarm.questionTitle ?? '—'}</td>
              <td className="num">{alarm.tries} 次</td>
              <td>{alarm.worker ?? '—'}</td>
              <td>
                <Button
                  size="s"
                  icon="refresh"
                  aria-label={`重测 ${alarm.memberName} 的提交`}
                  onClick={() => onRejudge(alarm)}
                >
                  重测
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
