import type { gradeControl } from '../db/schema/teaching.ts';

type Row = Pick<
  typeof gradeControl.$inferSelect,
  'groupId' | 'targetType' | 'targetId' | 'visible' | 'openAt' | 'dueAt'
>;

/** How a class schedules a course or a chapter. */
export interface Slot {
  isShown: boolean;
  openAt: Date | null;
  dueAt: Date | null;
}

const ALWAYS: Slot = { isShown: true, openAt: null, dueAt: null };

/** Whether it can be worked on now. */
export const isOpenAt = (slot: Slot, now: Date): boolean =>
  slot.isShown && (slot.openAt === null || slot.openAt <= now);

/** The most generous of several dates; no date at all is the most generous. */
function bestOf(dates: readonly (Date | null)[], isBetter: (one: Date, other: Date) => boolean): Date | null {
  return dates.reduce(
    (best, date) => (best === null || date === null ? null : isBetter(date, best) ? date : best),
    dates[0] ?? null,
  );
}

/** Combines the rows about one target: those of the groups override that of the class. Pass null for staff. */
function slotOf(rows: readonly Row[], groupIds: readonly string[] | null): Slot | null {
  const ofClass = rows.filter(({ groupId }) => groupId === '');
  const ofGroups = rows.filter(({ groupId }) => groupId !== '' && (groupIds === null || groupIds.includes(groupId)));
  const [first, second] = groupIds === null ? [ofClass, ofGroups] : [ofGroups, ofClass];
  const holding = first.length > 0 ? first : second;
  if (holding.length === 0) return null;
  const shown = holding.filter(({ visible }) => visible);
  return {
    isShown: shown.length > 0,
    openAt: bestOf(
      shown.map(({ openAt }) => openAt),
      (one, other) => one < other,
    ),
    dueAt: bestOf(
      shown.map(({ dueAt }) => dueAt),
      (one, other) => one > other,
    ),
  };
}

/**
 * The courses and chapters of a class, for members of these groups; null for its staff, who see the schedule itself.
 */
export interface ClassSchedule {
  /** The class's own course comes first. */
  courseIds: readonly string[];
  /** Null if the class does not have the course. */
  course(courseId: string): Slot | null;
  /** Slot of the chapter's own row, or else of the first of its courses in the class. */
  chapter(chapterId: string, courseIds: readonly string[]): Slot | null;
  /** Whether solutions are shown, whatever the member has unlocked; null leaves it to the question. */
  solution(chapterId: string, now: Date): boolean | null;
}

/** Builds the schedule of one class from its rows. */
export function classSchedule(
  rows: readonly Row[],
  ownCourseId: string | null,
  groupIds: readonly string[] | null,
): ClassSchedule {
  const about = (type: Row['targetType'], id: string) =>
    slotOf(
      rows.filter(({ targetType, targetId }) => targetType === type && targetId === id),
      groupIds,
    );
  const course = (id: string): Slot | null => about('course', id) ?? (id === ownCourseId ? ALWAYS : null);
  const named = rows.flatMap(({ targetType, targetId }) => (targetType === 'course' ? [targetId] : []));
  const all = new Set([...(ownCourseId === null ? [] : [ownCourseId]), ...named]);
  return {
    courseIds: [...all].filter((id) => groupIds === null || course(id)?.isShown === true),
    course,
    chapter(chapterId, courseIds) {
      const own = about('chapter', chapterId);
      if (own) return own;
      const bringing = courseIds.flatMap((id) => course(id) ?? []);
      return bringing.find(({ isShown }) => isShown) ?? bringing[0] ?? null;
    },
    solution(chapterId, now) {
      const slot = about('solution', chapterId);
      return slot && isOpenAt(slot, now);
    },
  };
}
