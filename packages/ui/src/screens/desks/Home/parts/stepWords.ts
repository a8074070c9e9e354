import type { TodayLesson } from '@aosai/api/desks/today.contract';

const MINUTES_A_QUESTION = 0.8;
/** A review is done in rounds of this size. */
const AT_ONCE = 20;

/** About how long a review of this many questions takes. */
export const reviewMinutes = (due: number): number =>
  Math.max(2, Math.round(Math.min(due, AT_ONCE) * MINUTES_A_QUESTION));

/** What a lesson asks for, in words: 看一页讲义，答 4 道题，写 1 个程序。 */
export function lessonWords({ isBegun, checks, tasks }: Pick<TodayLesson, 'isBegun' | 'checks' | 'tasks'>): string {
  const left = isBegun ? '还差' : '';
  const parts = [
    !isBegun && '看一页讲义',
    checks > 0 && `${left}答 ${checks} 道题`,
    tasks > 0 && `${checks > 0 ? '' : left}写 ${tasks} 个程序`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('，')}。` : '';
}
