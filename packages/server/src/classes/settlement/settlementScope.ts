import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { grade, memberGradeSettlement as settlement } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { keptGradeScope } from '../../enrolment/scope/classRowScope.ts';

const ofApp = ({ appId }: CallContext) => and(eq(settlement.appId, appId), isNull(settlement.deletedAt));

/** Term reports of the classes that the caller runs. */
export function keptSettlementScope(context: CallContext): SQL | undefined {
  const classes = context.db
    .select({ one: sql`1` })
    .from(grade)
    .where(and(keptGradeScope(context), eq(grade.id, settlement.gradeId)));
  return and(ofApp(context), exists(classes));
}

/** These, and published reports of the caller or their children. */
export function settlementScope(context: CallContext): SQL | undefined {
  const mine = memberRowScope(context, { appId: settlement.appId, memberId: settlement.memberId }, ['own', 'child']);
  return and(ofApp(context), or(keptSettlementScope(context), and(mine, isNotNull(settlement.settledAt))));
}
