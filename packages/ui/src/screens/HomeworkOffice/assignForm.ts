import type { HomeworkRow } from '@aosai/api/contract/types';
import { DAY_MS } from '@aosai/api/domain/constants';
import { inBeijing } from '@aosai/api/domain/beijing';

/** A class, or one of its groups: its id, then that of the group. */
export interface AssignTarget {
  gradeId: string;
  groupId: string | null;
}

/** To whom a homework goes, and by when. */
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

/** What was given last, for the next one to begin with. */
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

/** Every class, each followed by its groups. */
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

/** The next day of the week on which the last homework was due, at 21:00 in Beijing; in a week when there was none. */
export function usualDue(lastDueAt: string | null, now: number): string {
  const today = inBeijing(now);
  const wanted = lastDueAt === null ? today.getUTCDay() : inBeijing(lastDueAt).getUTCDay();
  const ahead = (wanted - today.getUTCDay() + WEEK_DAYS) % WEEK_DAYS || WEEK_DAYS;
  const day = inBeijing(now + ahead * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return new Date(`${day}T${EVENING}:00+08:00`).toISOString();
}

/** The date that stands there already, or the usual one when that is over. */
export const suggestedDue = ({ dueAt }: Pick<HomeworkRow, 'dueAt'>, last: LastAssigned | null, now: number): string =>
  Date.parse(dueAt) > now ? dueAt : usualDue(last?.dueAt ?? null, now);

/** Late work is taken for as long after the new date as after the old one. */
export function movedLate({ dueAt, lateUntilAt }: Pick<HomeworkRow, 'dueAt' | 'lateUntilAt'>, to: string) {
  if (lateUntilAt === null) return null;
  return new Date(Date.parse(lateUntilAt) + Date.parse(to) - Date.parse(dueAt)).toISOString();
}
