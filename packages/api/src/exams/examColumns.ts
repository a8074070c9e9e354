import { LIFECYCLE } from '../enrolment/lifecycle.ts';
import { column, figure, minute, sorted, tag, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';

/** Columns of the table of exams. */
export const examColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  tag('status', '状态', LIFECYCLE),
  sorted(minute('startAt', '开始')),
  sorted(minute('endAt', '结束')),
  column('durationMin', '时长', (row: { durationMin: number }) => `${row.durationMin} 分钟`, {
    numeric: true,
    quantity: wholes(({ durationMin }) => durationMin, '分钟'),
  }),
  figure('paperCount', '试卷'),
  figure('enrollCount', '报名'),
];
