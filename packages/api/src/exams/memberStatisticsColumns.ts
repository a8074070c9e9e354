import { formatPoints } from '../kit/points.ts';
import { column, figure, text, worded } from '../kit/column.ts';
import { percentsOf, pointsOf } from '../kit/quantity.ts';

interface Row {
  points: number;
  maxPoints: number;
}

/** Columns of the results per student. */
export const memberStatisticsColumns = [
  text('name', '姓名', { minWidth: 88 }),
  figure('rightCount', '全对'),
  figure('partCount', '部分对'),
  figure('wrongCount', '错'),
  figure('blankCount', '空白'),
  column('points', '得分', ({ points, maxPoints }: Row) => `${formatPoints(points)} / ${formatPoints(maxPoints)}`, {
    numeric: true,
    minWidth: 100,
    quantity: pointsOf(({ points }) => points),
  }),
  column('maxPoints', '满分', ({ maxPoints }: Row) => formatPoints(maxPoints), {
    numeric: true,
    hidden: true,
    quantity: pointsOf(({ maxPoints }) => maxPoints),
  }),
  worded('percent', '得分率', (percent: number) => `${percent.toFixed(2)}%`, {
    numeric: true,
    minWidth: 80,
    quantity: percentsOf(({ percent }) => percent, 2),
  }),
];
