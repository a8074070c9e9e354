import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';

/**
 * Takes members who no longer teach these classes off the places that name them: those in the classes, and those in
 * work that came through the classes. Whoever a place names sees its work.
 */
export async function releasePlaces(
  tx: Db,
  appId: string,
  gradeIds: readonly string[],
  memberIds: readonly string[],
): Promise<void> {
  if (gradeIds.length === 0 || memberIds.length === 0) return;
  const ofClasses = or(
    and(eq(enrolment.kind, 'grade'), inArray(enrolment.targetId, [...gradeIds])),
    inArray(enrolment.gradeId, [...gradeIds]),
  );
  await tx
    .update(enrolment)
    .set({ teacherId: null, version: sql`${enrolment.version} + 1` })
    .where(and(eq(enrolment.appId, appId), inArray(enrolment.teacherId, [...memberIds]), ofClasses));
}
