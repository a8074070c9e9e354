import type { gradeControl } from '../../db/schema/teaching.ts';

type Row = Pick<
  typeof gradeControl.$inferSelect,
  'groupId' | 'targetType' | 'targetId' | 'visible' | 'openAt' | 'dueAt'
>;

/** How a class has a course or a chapter. */
export interface Slot {
  isShown: boolean;
  openAt: Date | null;
  dueAt: Date | null;
}

const ALWAYS: Slot = { isShown: true, openAt: null, dueAt: null };

/** Whether it can be worked on by now. */
export const isOpenAt = (slot: Slot, now: Date): boolean =>
  slot.isShown && (slot.openAt === null || slot.openAt <= now);

/** The kindest of several dates; none at all is kinder still. */
function bestOf(dates: readonly (Date | null)[], isBetter: (one: Date, other: Date) => boolean): Date | null {
  return dates.reduce(
    (best, date) => (best === null || date === null ? null : isBetter(date, best) ? date : best),
    dates[0] ?? null,
  );
}

/** Rows about one thing: those of the groups go before those of the class. Nobody's groups are those of the staff. */
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

/** What a class has of courses, for members of these groups; null for its staff, who see the schedule itself. */
export interface ClassSchedule {
  /** The class's own course first. */
  courseIds: readonly string[];
  /** Null: the class does not have it. */
  course(courseId: string): Slot | null;
  /** A chapter by a row of its own, or as the first of the courses that bring it. */
  chapter(chapterId: string, courseIds: readonly string[]): Slot | null;
  /** Whether solutions are shown whatever someone has opened; null leaves that to the question. */
  solution(chapterId: string, now: Date): boolean | null;
}

/** Out of the rows of one class. */
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
