import type { DatesFrom } from '../enrolment/enrolments.ts';

/** Dates set at one level; a missing date comes from the next level. */
export interface GivenDates {
  openAt?: Date | null;
  dueAt?: Date | null;
  lateUntilAt?: Date | null;
}

/**
 * All levels, the nearest first. A student may be in several groups or classes, so those levels may have several
 * entries.
 */
export interface DateLevels {
  own: GivenDates | null;
  groups: readonly GivenDates[];
  grades: readonly GivenDates[];
  homework: { openAt: Date; dueAt: Date; lateUntilAt: Date | null };
}

/** The dates that apply to one student. */
export interface StudentDates {
  openAt: Date;
  dueAt: Date;
  /** End of late work; null if late work is not accepted. */
  lateUntilAt: Date | null;
  dueFrom: DatesFrom;
}

type DateName = keyof GivenDates;

const latest = (dates: readonly GivenDates[], name: DateName): Date | null =>
  dates.reduce<Date | null>((found, given) => {
    const date = given[name] ?? null;
    return date && (!found || date > found) ? date : found;
  }, null);

/** The date at the nearest level that sets it, with that level. */
function nearest({ own, groups, grades }: DateLevels, name: DateName): { at: Date; from: DatesFrom } | null {
  const levels = [
    { from: 'own', dates: own ? [own] : [] },
    { from: 'group', dates: groups },
    { from: 'grade', dates: grades },
  ] as const;
  for (const { from, dates } of levels) {
    const at = latest(dates, name);
    if (at) return { at, from };
  }
  return null;
}

/**
 * The dates of one student. The levels in order: own, group, class, homework; within a level the latest date applies.
 * If the due date is after the end of late work, late work is not accepted.
 */
export function studentDates(levels: DateLevels): StudentDates {
  const { homework } = levels;
  const due = nearest(levels, 'dueAt') ?? { at: homework.dueAt, from: 'homework' as const };
  const openAt = nearest(levels, 'openAt')?.at ?? homework.openAt;
  const lateUntilAt = nearest(levels, 'lateUntilAt')?.at ?? homework.lateUntilAt;
  return {
    openAt: openAt < due.at ? openAt : due.at,
    dueAt: due.at,
    lateUntilAt: lateUntilAt && lateUntilAt > due.at ? lateUntilAt : null,
    dueFrom: due.from,
  };
}

/** The instant from which answers are no longer accepted. */
export function hardClose({ dueAt, lateUntilAt }: Pick<StudentDates, 'dueAt' | 'lateUntilAt'>): Date {
  return lateUntilAt ?? dueAt;
}
