import { clockText, dateText, minuteText } from '../kit/beijing.ts';
import type { ExamDetail } from './exam.contract.ts';

const SECONDS_PER_MINUTE = 60;

type Facts = Pick<ExamDetail, 'endAt'> & {
  staff?: Pick<NonNullable<ExamDetail['staff']>, 'extraSec' | 'closesAt'> | undefined;
};

/**
 * What was added to an exam's time, in words: 已延时 10 分钟，到 23:52. Null if nobody has more time. Names the most
 * where students have different amounts.
 */
export function extensionText({ endAt, staff }: Facts): string | null {
  if (!staff || staff.extraSec.most === 0) return null;
  const { least, most } = staff.extraSec;
  const minutes = Math.round(most / SECONDS_PER_MINUTE);
  const added = least === most ? `已延时 ${minutes} 分钟` : `有学生已延时，最多 ${minutes} 分钟`;
  if (staff.closesAt <= endAt) return added;
  const isSameDay = dateText(staff.closesAt) === dateText(endAt);
  return `${added}，到 ${isSameDay ? clockText(staff.closesAt) : minuteText(staff.closesAt)}`;
}
