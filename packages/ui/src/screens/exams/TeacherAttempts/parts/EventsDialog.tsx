import { EVENT_LABELS } from '@aosai/api/exams/examEvents';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { usedText } from '@aosai/api/kit/durations';
import type { Attempt, RecordedEvent } from '@aosai/api/exams/attempt.contract';
import { secondText } from '@aosai/api/kit/beijing';

export interface EventsDialogProps {
  attempt: Attempt;
  events: Loaded<RecordedEvent[]>;
  onClose: () => void;
  onRetry: () => void;
}

/** 120 个字符 for a paste, else its duration. */
const amountText = ({ type, ms, lateMs }: RecordedEvent): string => {
  if (ms === null) return '—';
  if (lateMs !== null) return `断线 ${usedText(ms)}，截止后 ${usedText(lateMs)}`;
  return type === 'paste' ? `${ms} 个字符` : usedText(ms);
};

/** Events recorded during an attempt, to talk about with the student; they are no verdict. */
export const EventsDialog = ({ attempt, events, onClose, onRetry }: EventsDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    size="l"
    title={`${attempt.memberName}的监考记录`}
    description={`${attempt.examTitle}，第 ${attempt.attemptNo} 次作答。记录只供参考，不会自动扣分。`}
  >
    <Load of={events} name="监考记录" onRetry={onRetry}>
      {(lines) =>
        lines.length === 0 ? (
          <Empty title="没有记录" icon="check" />
        ) : (
          <Table label="监考记录" dense>
            <thead>
              <tr>
                <th scope="col" className="num">
                  时间
                </th>
                <th scope="col">事件</th>
                <th scope="col" className="num">
                  题号
                </th>
                <th scope="col" className="num">
                  时长或长度
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.id}>
                  <td className="num">{secondText(line.at)}</td>
                  <td>{EVENT_LABELS[line.type]}</td>
                  <td className="num">{line.questionNo ?? '—'}</td>
                  <td className="num">{amountText(line)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </Load>
  </Dialog>
);
