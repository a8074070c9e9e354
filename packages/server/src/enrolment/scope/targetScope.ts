import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { exam } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';

/** Exams and homework that the caller runs: a teacher their own, a manager the school's, the office all. */
export function targetRows({ actor }: Pick<CallContext, 'actor'>): SQL | undefined {
  if (actor.kind === 'user') return sql`true`;
  if (actor.kind !== 'member') return sql`false`;
  const { memberId, orgId, orgRoles } = actor;
  const here = or(isNull(exam.orgId), orgId === null ? undefined : eq(exam.orgId, orgId));
  const own = actor.type === 'teacher' ? and(eq(exam.createdBy, memberId), here) : sql`false`;
  return orgId !== null && orgRoles.includes('manager') ? or(eq(exam.orgId, orgId), own) : own;
}
