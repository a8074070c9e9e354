import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { enrolment as enrolments } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { runScope } from '../exam/examScope.ts';

const enrolmentRow = {
  kind: { column: enrolments.kind, is: 'exam' as const },
  appId: enrolments.appId,
  memberId: enrolments.memberId,
  orgId: enrolments.orgId,
  teacherId: enrolments.teacherId,
};

/** Enrolments in exams that concern the caller in one of these ways. */
export const scopeOf = (context: CallContext, ways: readonly Way[]) => memberRowScope(context, enrolmentRow, ways);

/**
 * Enrolments whose quits the caller decides: in exams that they run, and of their school's students. Paid places are
 * included too, though only the platform decides on them: the others get ORDER_OFFICE_ONLY.
 */
export function deciderScope(context: CallContext): SQL {
  const run = context.db
    .select({ one: sql`1` })
    .from(exam)
    .where(and(runScope(context), eq(exam.id, enrolments.targetId)));
  const own = scopeOf(context, ['organization', 'office']);
  const isHere = and(eq(enrolments.appId, context.appId), eq(enrolments.kind, 'exam'));
  return and(isHere, or(own, exists(run))) ?? sql`false`;
}
