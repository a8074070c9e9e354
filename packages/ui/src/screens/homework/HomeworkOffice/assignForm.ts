import { DAY_MS } from '@aosai/api/kit/constants';
import { inBeijing } from '@aosai/api/kit/beijing';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

/** A class, or one of its groups. */
export interface AssignTarget {
  gradeId: string;
  groupId: string | null;
}

/** Targets and dates of an assignment. */
export interface AssignForm {
  targets: AssignTarget[];
  openAt: string;
  dueAt: string;
  lateUntilAt: string | null;
}

export interface AssignClass {
  id: string;
  title: string;
  groups: readonly { id: string; name: string }[];
}

/** The last assignment, which the next one starts from. */
export interface LastAssigned {
  targets: readonly AssignTarget[];
  dueAt: string;
}

const SEPARATOR = ':';

export const targetValue = ({ gradeId, groupId }: AssignTarget): string =>
  groupId === null ? gradeId : `${gradeId}${SEPARATOR}${groupId}`;

export function targetOf(value: string): AssignTarget {
  const [gradeId = '', groupId = null] = value.split(SEPARATOR);
  return { gradeId, groupId };
}

/** Every class, followed by its groups. */
export const targetOptions = (classes: readonly AssignClass[]) =>
  classes.flatMap(({ id, title, groups }) => [
    { value: id, label: title },
    ...groups.map((group) => ({
      value: targetValue({ gradeId: id, groupId: group.id }),
      label: `${title} · ${group.name}`,
    })),
  ]);

const WEEK_DAYS = 7;
const EVENING = '21:00';

/**
 * The next weekday of the last due date, at 21:00 in Beijing; a week from today without one.
 *
 * @internal for its test
 */
export function usualDue(lastDueAt: string | null, now: number): string {
  const today = inBeijing(now);
  const wanted = lastDueAt === null ? today.getUTCDay() : inBeijing(lastDueAt).getUTCDay();
  const ahead = (wanted - today.getUTCDay() + WEEK_DAYS) % WEEK_DAYS || WEEK_DAYS;
  const day = inBeijing(now + ahead * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return new Date(`${day}T${EVENING}:00+08:00`).toISOString();
}

/** The current due date, or the usual one if it has passed. */
export const suggestedDue = ({ dueAt }: Pick<HomeworkRow, 'dueAt'>, last: LastAssigned | null, now: number): string =>
  Date.parse(dueAt) > now ? dueAt : usualDue(last?.dueAt ?? null, now);

/** Moves the end of late work, so that it is as long after the new due date as after the old one. */
export function movedLate({ dueAt, lateUntilAt }: Pick<HomeworkRow, 'dueAt' | 'lateUntilAt'>, to: string) {
  if (lateUntilAt === null) return null;
  return new Date(Date.parse(lateUntilAt) + Date.parse(to) - Date.parse(dueAt)).toISOString();
}
