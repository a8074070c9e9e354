import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[20]};
  align-items: center;

  > span {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
  p {
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  > [role='progressbar'] {
    grid-column: 2;
    max-width: 420px;
    margin-top: ${theme.space[8]};
  }
`;

/** Replaces the score while it is being computed, or withheld until the exam is over for everybody. */
export const NotYet = ({ report, now }: { report: Report; now: number }) => {
  const { judging } = report;
  const isPending = report.state === 'pending';
  const isAwaited = report.awaited?.scores === true;
  const isHeld = report.state === 'ready' && report.isHeld === true;
  // Everything is judged but there is no score yet: a teacher still has to mark.
  const isMarking = isPending && judging.done >= judging.total;
  return (
    <Card tone="accent">
      <Root role="status">
        <span>
          {isPending && !isMarking ? <Spinner size={22} /> : <Icon name={isMarking ? 'clock' : 'lock'} size={22} />}
        </span>
        <h2>
          {isMarking
            ? '等待老师批改'
            : isPending
              ? '正在评测'
              : isHeld
                ? '总分还没有公布'
                : isAwaited
                  ? '成绩待公布'
                  : '成绩还没有公布'}
        </h2>
        {isMarking ? (
          <p>有的题要由老师批改，批改完成后公布成绩。可以先离开，答卷已经收好。</p>
        ) : isPending ? (
          <p>
            编程题评测完成 {judging.done} / {judging.total}，完成后本页自动更新。可以先离开，成绩会保留。
          </p>
        ) : (
          <p>
            {isHeld
              ? '有题目正在另一场考试中，总分和名次等那场考试结束后公布，其他题目的结果见下。'
              : isAwaited
                ? '由老师公布，公布以后会通知你，也能回到本页查看。'
                : report.opensAt === null
                  ? '这场考试不公布成绩，如有疑问请联系老师。'
                  : `将于 ${momentText(report.opensAt, now)} 公布，届时回到本页查看。`}
            答卷已经收好，回执见下。
          </p>
        )}
        {isPending && !isMarking && (
          <ProgressBar
            label="评测进度"
            value={judging.done}
            max={judging.total}
            valueText={`${judging.done} / ${judging.total}`}
          />
        )}
      </Root>
    </Card>
  );
};
