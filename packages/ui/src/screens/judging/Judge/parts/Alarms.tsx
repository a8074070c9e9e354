import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { JudgeAlarm, JudgeOverview } from '../judgeProps.ts';
import { Rows } from './Rows.tsx';

export interface AlarmsProps {
  overview: JudgeOverview;
  onRejudge: (alarm: JudgeAlarm) => void;
}

/** Submissions that the judge gave up after retrying; never the student's fault. */
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
