import type { DatesFrom } from '../enrolments.ts';

/** Dates as someone gave them; one that is missing is that of the next level. */
export interface GivenDates {
  openAt?: Date | null;
  dueAt?: Date | null;
  lateUntilAt?: Date | null;
}

/** From the nearest to the farthest; a class that a student is in twice, or two classes, give several of one level. */
export interface DateLevels {
  own: GivenDates | null;
  groups: readonly GivenDates[];
  grades: readonly GivenDates[];
  homework: { openAt: Date; dueAt: Date; lateUntilAt: Date | null };
}

export interface StudentDates {
  openAt: Date;
  dueAt: Date;
  /** Until when late work counts; null where none does. */
  lateUntilAt: Date | null;
  dueFrom: DatesFrom;
}

type DateName = keyof GivenDates;

const latest = (dates: readonly GivenDates[], name: DateName): Date | null =>
  dates.reduce<Date | null>((found, given) => {
    const date = given[name] ?? null;
    return date && (!found || date > found) ? date : found;
  }, null);

/** The nearest level that names this date, and the date. */
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
 * The dates of one student: own before group before class before homework, the latest of several of one level. A due
 * date that was moved past the end of late work takes that end with it.
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

/** From then on nothing is taken any more. */
export function hardClose({ dueAt, lateUntilAt }: Pick<StudentDates, 'dueAt' | 'lateUntilAt'>): Date {
  return lateUntilAt ?? dueAt;
}
