import { formatPoints } from '../points.ts';
import { column, figure, text, worded } from './column.ts';

interface Row {
  points: number;
  maxPoints: number;
}

/** How each student's answers went. */
export const memberStatisticsColumns = [
  text('name', '姓名', { minWidth: 88 }),
  figure('rightCount', '全对'),
  figure('partCount', '部分对'),
  figure('wrongCount', '错'),
  figure('blankCount', '空白'),
  column('points', '得分', ({ points, maxPoints }: Row) => `${formatPoints(points)} / ${formatPoints(maxPoints)}`, {
    numeric: true,
    minWidth: 100,
  }),
  worded('percent', '得分率', (percent: number) => `${percent.toFixed(2)}%`, { numeric: true, minWidth: 80 }),
];
