import { PROGRESS } from './homeworkStanding.ts';
import { formatPoints } from '../kit/points.ts';
import { column, minute, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { pointsOf, wholes } from '../kit/quantity.ts';

interface Place {
  answeredCount: number;
  questionCount: number;
  totalPoints: number | null;
  maxPoints: number;
  isLate: boolean;
}

/** Columns of the roster of a homework. */
export const homeworkPlaceColumns = [
  text('memberName', '姓名', { minWidth: 88 }),
  text('no', '学号', { minWidth: 88 }),
  text('gradeTitle', '班级', { minWidth: 120 }),
  text('homeworkTitle', '作业', { minWidth: 160 }),
  tag('progress', '进度', PROGRESS),
  column('answered', '已答', ({ answeredCount, questionCount }: Place) => `${answeredCount}/${questionCount}`, {
    numeric: true,
    quantity: wholes(({ answeredCount }) => answeredCount),
  }),
  column('questionCount', '题数', ({ questionCount }: Place) => String(questionCount), {
    numeric: true,
    hidden: true,
    quantity: wholes(({ questionCount }) => questionCount),
  }),
  column(
    'totalPoints',
    '得分',
    ({ totalPoints, maxPoints }: Place) =>
      totalPoints === null ? NOTHING : `${formatPoints(totalPoints)}/${formatPoints(maxPoints)}`,
    { numeric: true, quantity: pointsOf(({ totalPoints }) => totalPoints) },
  ),
  column('maxPoints', '满分', ({ maxPoints }: Place) => formatPoints(maxPoints), {
    numeric: true,
    hidden: true,
    quantity: pointsOf(({ maxPoints }) => maxPoints),
  }),
  column('late', '迟交', ({ isLate }: Place) => (isLate ? '迟交' : NOTHING)),
  sorted(minute('dueAt', '截止时间')),
  minute('lastSavedAt', '最后保存', { spare: true }),
];
