import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import { keptGradeScope } from './classRowScope.ts';

/**
 * Places in classes that the caller runs: who runs a class decides on its places, whichever school a student belongs
 * to.
 */
export function keptPlaceScope(context: CallContext): SQL {
  const classes = context.db
    .select({ one: sql`1` })
    .from(grade)
    .where(and(keptGradeScope(context), eq(grade.id, enrolment.targetId)));
  const where = and(
    eq(enrolment.appId, context.appId),
    eq(enrolment.kind, 'grade'),
    isNull(enrolment.deletedAt),
    exists(classes),
  );
  return where ?? sql`false`;
}
