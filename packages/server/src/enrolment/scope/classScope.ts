import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { grade } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import { taughtBy } from './taughtClasses.ts';

/** Classes that the caller teaches or whose school they manage; the office has all. */
export function classRows({ actor }: CallContext): SQL | undefined {
  if (actor.kind === 'user') return sql`true`;
  if (actor.kind !== 'member') return sql`false`;
  const { memberId, orgId } = actor;
  const here = orgId === null ? isNull(grade.orgId) : eq(grade.orgId, orgId);
  const teaches = actor.type === 'teacher' ? taughtBy(memberId) : sql`false`;
  return and(here, or(teaches, actor.orgRoles.includes('manager') && orgId !== null ? sql`true` : undefined));
}

/** Whether a class and its members are in the caller's scope. */
export async function hasClass(context: CallContext, id: string): Promise<boolean> {
  const is = and(eq(grade.appId, context.appId), eq(grade.id, id), isNull(grade.deletedAt));
  return (await context.db.$count(grade, and(is, classRows(context)))) > 0;
}
