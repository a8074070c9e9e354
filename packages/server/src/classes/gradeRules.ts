import { AppError } from '@aosai/api/kit/errors';
import type { GradeGroup } from '@aosai/api/classes/classMembers';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { newId } from '../base/newId.ts';
import type { GradeRow } from './gradeViews.ts';

export const stateOf = (row: GradeRow, now: Date): AppError =>
  new AppError('GRADE_STATE', { status: LIFECYCLE.label(lifecycleAt(row, now)) });

interface Windows {
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
}

/** The fault in the times of a class; null if there is none. */
export function windowFault({ enrollStartAt, enrollEndAt, startAt, endAt }: Windows): string | null {
  if (enrollStartAt >= enrollEndAt) return '报名的结束时间应晚于开始时间';
  if (startAt >= endAt) return '班级的结束时间应晚于开始时间';
  return enrollEndAt > endAt ? '报名应在班级结束以前截止' : null;
}

/** Groups with ids; existing groups keep theirs. Throws VALIDATION. */
export function groupsFrom(
  known: readonly GradeGroup[],
  given: readonly { id?: string | undefined; name: string }[],
): GradeGroup[] {
  const ids = new Set(known.map(({ id }) => id));
  if (new Set(given.map(({ name }) => name)).size !== given.length)
    throw new AppError('VALIDATION', { path: 'groups', detail: '分组的名称不能相同' });
  if (given.some(({ id }) => id !== undefined && !ids.has(id)))
    throw new AppError('VALIDATION', { path: 'groups', detail: '分组已被删除，请刷新后再改' });
  return given.map(({ id, name }) => ({ id: id ?? newId(), name }));
}
