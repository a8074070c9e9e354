import { and, arrayOverlaps, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { unlock } from '../db/schema/bank.ts';
import { course } from '../db/schema/content.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';

/** How many courses contain each of these chapters. */
export async function courseCounts(db: Db, appId: string, ids: readonly string[]): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0;
  const rows = await db
    .select({ chapterIds: course.chapterIds })
    .from(course)
    .where(and(eq(course.appId, appId), isNull(course.deletedAt), arrayOverlaps(course.chapterIds, [...ids])));
  return (id) => rows.filter(({ chapterIds }) => chapterIds.includes(id)).length;
}

const controlled = (db: Db, appId: string, id: string): Promise<number> =>
  db.$count(
    gradeControl,
    and(
      eq(gradeControl.appId, appId),
      inArray(gradeControl.targetType, ['course', 'chapter', 'solution']),
      eq(gradeControl.targetId, id),
      isNull(gradeControl.deletedAt),
    ),
  );

/** How often a chapter is used: in courses, in class schedules, and unlocked by members. */
export async function chapterUsage(db: Db, appId: string, id: string): Promise<number> {
  const sold = and(eq(unlock.appId, appId), eq(unlock.targetType, 'chapter'), eq(unlock.targetId, id));
  const courses = await courseCounts(db, appId, [id]);
  return courses(id) + (await db.$count(unlock, sold)) + (await controlled(db, appId, id));
}

/** How many classes have each of these courses, as their own or in their schedule. */
export async function classCounts(db: Db, appId: string, ids: readonly string[]): Promise<(id: string) => number> {
  if (ids.length === 0) return () => 0;
  const own = await db
    .select({ gradeId: grade.id, courseId: grade.courseId })
    .from(grade)
    .where(and(eq(grade.appId, appId), isNull(grade.deletedAt), inArray(grade.courseId, [...ids])));
  const planned = await db
    .select({ gradeId: gradeControl.gradeId, courseId: gradeControl.targetId })
    .from(gradeControl)
    .innerJoin(
      grade,
      and(eq(grade.appId, gradeControl.appId), eq(grade.id, gradeControl.gradeId), isNull(grade.deletedAt)),
    )
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.targetType, 'course'),
        inArray(gradeControl.targetId, [...ids]),
        isNull(gradeControl.deletedAt),
      ),
    );
  const classes = new Map<string, Set<string>>();
  for (const { gradeId, courseId } of [...own, ...planned]) {
    if (courseId === null) continue;
    classes.set(courseId, (classes.get(courseId) ?? new Set()).add(gradeId));
  }
  return (id) => classes.get(id)?.size ?? 0;
}
