import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { examEnroll } from '@aosai/api/exams/examEnroll.contract';
import type { FiguresProps } from './Figures.tsx';

export type ExamStatistics = OutputOf<(typeof examEnroll)['calls']['queryMineStatistics']>;

/** A member's exam statistics as four figures. */
export const statisticsFigures = (statistics: ExamStatistics): FiguresProps['items'] => [
  { label: '报名', value: statistics.enrolledCount, unit: '场' },
  { label: '完成', value: statistics.completedCount, unit: '次' },
  { label: '达标', value: statistics.passedCount, unit: '次' },
  {
    label: '平均得分率',
    value: statistics.averagePercent ?? '—',
    ...(statistics.averagePercent === null ? {} : { unit: '%' }),
  },
];
