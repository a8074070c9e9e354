import { formatPoints } from '../kit/points.ts';
import { ATTEMPT } from '../papers/attemptStatus.ts';
import { column, minute, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { pointsOf } from '../kit/quantity.ts';

interface Scored {
  totalPoints: number | null;
  maxPoints: number;
}

/** Columns of a school's exam results. */
export const resultColumns = [
  sorted(text('memberName', '姓名', { minWidth: 88 })),
  text('no', '学号', { minWidth: 96 }),
  text('className', '班级', { minWidth: 104 }),
  text('examTitle', '考试', { minWidth: 200 }),
  text('paperTitle', '试卷', { hidden: true, minWidth: 160 }),
  tag('status', '状态', ATTEMPT),
  column('points', '得分', ({ totalPoints }: Scored) => (totalPoints === null ? NOTHING : formatPoints(totalPoints)), {
    numeric: true,
    quantity: pointsOf(({ totalPoints }) => totalPoints),
  }),
  column('maxPoints', '满分', ({ maxPoints }: Scored) => formatPoints(maxPoints), {
    numeric: true,
    quantity: pointsOf(({ maxPoints }) => maxPoints),
  }),
  sorted(minute('startedAt', '开始时间', { hidden: true })),
  sorted(minute('completedAt', '交卷时间', { spare: true })),
];
