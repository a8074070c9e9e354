import { DAY_MS } from '@aosai/api/kit/constants';
import { dateText } from '@aosai/api/kit/beijing';
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

/** Data of the acts besides the homework. */
export interface HomeworkActsKnown {
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  /** Classes a homework can be assigned to. */
  classes: readonly AssignClass[];
}

const SEPARATOR = ':';

const targetValue = ({ gradeId, groupId }: AssignTarget): string =>
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

const EVENING = '21:00';

/** The current due date; a week from today at 21:00 in Beijing if it has passed. */
export function suggestedDue({ dueAt }: Pick<HomeworkRow, 'dueAt'>, now: number): string {
  if (Date.parse(dueAt) > now) return dueAt;
  return new Date(`${dateText(now + 7 * DAY_MS)}T${EVENING}:00+08:00`).toISOString();
}

/** Moves the end of late work, so that it is as long after the new due date as after the old one. */
export function movedLate({ dueAt, lateUntilAt }: Pick<HomeworkRow, 'dueAt' | 'lateUntilAt'>, to: string) {
  if (lateUntilAt === null) return null;
  return new Date(Date.parse(lateUntilAt) + Date.parse(to) - Date.parse(dueAt)).toISOString();
}
