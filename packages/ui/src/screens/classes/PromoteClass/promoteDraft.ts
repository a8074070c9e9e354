import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { nextTitle, sameWeekday } from '@aosai/api/classes/nextTerm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';

/** What was filled in to promote a class. */
export interface PromoteDraft {
  title: string;
  startAt: string | null;
  endAt: string | null;
  capacity: string;
  teacherIds: string[];
  /** Students who stay behind. */
  left: string[];
  takesPlan: boolean;
  /** Day on which the first day of the old class falls. */
  firstDay: string | null;
  /** Rows of the plan that are not copied. */
  skipped: string[];
}

const dayStart = (at: number): number => startOfDay(dateText(at)).getTime();

/** The next term begins the day after the old one ends, not before today, and is as long. */
export function freshPromotion(grade: GradeDetail, now: number): PromoteDraft {
  const [oldStart, oldEnd] = [Date.parse(grade.startAt), Date.parse(grade.endAt)];
  // A term that ends at midnight ends with the day before.
  const isMidnight = dayStart(oldEnd) === oldEnd;
  const day = Math.max(dayStart(oldEnd) + (isMidnight ? 0 : DAY_MS), dayStart(now));
  const start = day + (oldStart - dayStart(oldStart));
  return {
    title: nextTitle(grade.title),
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + (oldEnd - oldStart)).toISOString(),
    capacity: grade.capacity === null ? '' : String(grade.capacity),
    teacherIds: grade.teachers.map(({ id }) => id),
    left: [],
    takesPlan: true,
    firstDay: sameWeekday(oldStart, dateText(start)),
    skipped: [],
  };
}

export interface PromoteFaults {
  title?: string;
  term?: string;
  teachers?: string;
  capacity?: string;
  firstDay?: string;
}

/** What is missing or wrong, by field; students are counted against the seats. */
export function faultsOf(draft: PromoteDraft, students: number, publish: boolean): PromoteFaults {
  const { title, startAt, endAt, teacherIds, capacity, takesPlan, firstDay } = draft;
  const seats = capacity === '' ? null : Number(capacity);
  return {
    ...(title.trim() === '' && { title: '请填写班级名称' }),
    ...((startAt === null || endAt === null) && { term: '请填写上课的开始和结束时间' }),
    ...(startAt !== null && endAt !== null && startAt >= endAt && { term: '结束时间应晚于开始时间' }),
    ...(publish && teacherIds.length === 0 && { teachers: '发布以前请选择老师' }),
    ...(seats !== null && !(Number.isInteger(seats) && seats >= 1) && { capacity: '人数上限至少 1 人，不限就留空' }),
    ...(seats !== null && seats < students && { capacity: `升班 ${students} 人，人数上限不能少于 ${students} 人` }),
    ...(takesPlan && firstDay === null && { firstDay: '请填写第一天' }),
  };
}
