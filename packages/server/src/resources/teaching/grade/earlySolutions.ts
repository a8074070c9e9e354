import { and, countDistinct, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/domain/statuses';
import type { Db } from '../../../db/open.ts';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { exam } from '../../../db/schema/exam.ts';
import { instantParam } from '../../../engine/rawRows.ts';
import type { CallContext } from '../../context.ts';
import type { GivenControl } from './controlRows.ts';
import type { GradeRow } from './gradeViews.ts';

/**
 * What one class reads soon goes round the others: the solution of a homework waits until nobody outside this class may
 * still work on it, unless whoever opens it says that it shall not. Throws SOLUTION_EARLY.
 */
export async function refuseEarlySolutions(
  tx: Db,
  { appId, services }: CallContext,
  { id }: GradeRow,
  given: readonly GivenControl[],
): Promise<void> {
  const now = services.now();
  for (const { targetType, targetId, visible, openAt, evenEarly } of given) {
    if (targetType !== 'solution' || visible !== true || evenEarly === true) continue;
    const opens = openAt && new Date(openAt) > now ? new Date(openAt) : now;
    const [others] = await tx
      .select({ title: exam.title, students: countDistinct(enrolment.memberId) })
      .from(enrolment)
      .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
      .where(
        and(
          eq(enrolment.appId, appId),
          eq(enrolment.kind, 'homework'),
          eq(enrolment.targetId, targetId),
          inArray(enrolment.status, [...SEATED_ENROLMENT]),
          ne(enrolment.status, ENROLMENT.settled),
          or(isNull(enrolment.gradeId), ne(enrolment.gradeId, id)),
          isNull(enrolment.leftAt),
          isNull(enrolment.deletedAt),
          sql`coalesce(${enrolment.lateUntilAt}, ${enrolment.dueAt}) > ${instantParam(opens)}`,
        ),
      )
      .groupBy(exam.title);
    if (others) throw new AppError('SOLUTION_EARLY', { title: others.title, count: others.students });
  }
}
