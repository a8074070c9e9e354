import { formatPoints } from '../kit/points.ts';
import { ATTEMPT, type AttemptStatus, SUBMIT_REASON, type SubmitReason } from '../papers/attemptStatus.ts';
import { column, figure, minute, NOTHING, text, worded } from '../kit/column.ts';
import { pointsOf } from '../kit/quantity.ts';

interface Marked {
  status: AttemptStatus;
  maxPoints: number;
}

/** Columns of the exported sheet of a teacher's students' attempts. */
export const studentAttemptColumns = [
  text('memberName', '学生'),
  text('examTitle', '考试', { minWidth: 240 }),
  text('paperTitle', '试卷', { minWidth: 240 }),
  figure('attemptNo', '第几次'),
  column('status', '状态', ({ status }: Marked) => ATTEMPT.label(status)),
  minute('startedAt', '开始时间'),
  minute('completedAt', '交卷时间'),
  worded('submitReason', '交卷方式', (reason: SubmitReason) => SUBMIT_REASON.label(reason)),
  figure('answeredCount', '已答'),
  figure('questionCount', '题数'),
  worded('totalPoints', '得分', formatPoints, { quantity: pointsOf(({ totalPoints }) => totalPoints) }),
  column('maxPoints', '满分', (row: Marked) => (row.maxPoints === 0 ? NOTHING : formatPoints(row.maxPoints)), {
    quantity: pointsOf(({ maxPoints }) => (maxPoints === 0 ? null : maxPoints)),
  }),
  figure('eventsCount', '监考记录'),
  figure('lateCopyCount', '迟到答案'),
];
