import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { gradeControl } from '../db/schema/teaching.ts';

/** The schedule rows of these classes about courses, chapters and solutions, by class. */
export async function courseControls(db: Db, appId: string, gradeIds: readonly string[]) {
  const rows =
    gradeIds.length === 0
      ? []
      : await db
          .select()
          .from(gradeControl)
          .where(
            and(
              eq(gradeControl.appId, appId),
              inArray(gradeControl.gradeId, [...gradeIds]),
              inArray(gradeControl.targetType, ['course', 'chapter', 'solution']),
              isNull(gradeControl.deletedAt),
            ),
          )
          .orderBy(gradeControl.id);
  const byGrade = Map.groupBy(rows, ({ gradeId }) => gradeId);
  return (gradeId: string) => byGrade.get(gradeId) ?? [];
}
