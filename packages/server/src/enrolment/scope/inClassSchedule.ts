import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { exam } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

/** Selects work in the schedule of a class, for the class or one of its groups. */
export const inClassSchedule = (
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  targetType: 'exam' | 'homework',
  gradeId: string,
): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(gradeControl)
      .where(
        and(
          eq(gradeControl.appId, appId),
          eq(gradeControl.gradeId, gradeId),
          eq(gradeControl.targetType, targetType),
          eq(gradeControl.targetId, exam.id),
          eq(gradeControl.visible, true),
          isNull(gradeControl.deletedAt),
        ),
      ),
  );
