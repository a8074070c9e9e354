import { formatPoints } from '../points.ts';
import { column, figure, NOTHING, text } from './column.ts';

interface Row {
  points: number;
  maxPoints: number;
  percent: number | null;
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
  column('percent', '得分率', ({ percent }: Row) => (percent === null ? NOTHING : `${percent.toFixed(2)}%`), {
    numeric: true,
    minWidth: 80,
  }),
];
