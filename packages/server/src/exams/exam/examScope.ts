import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { exam } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';
import type { Child } from '../../accounts/minors/children.ts';
import { targetRows } from '../../enrolment/scope/targetScope.ts';
import { seenBy } from './examSight.ts';

const NONE = sql`false`;

/** Limits calls on exams to exams: homework is in the same table. */
const examsOf = ({ appId }: CallContext) => and(eq(exam.appId, appId), eq(exam.kind, 'exam'), isNull(exam.deletedAt));

/** Exams that the caller runs: a teacher their own, a manager in the school's office the school's, the platform all. */
export function runScope(context: CallContext): SQL | undefined {
  const { actor, group } = context;
  if (actor.kind === 'user' && group !== 'bms') return NONE;
  const asTeacher = actor.kind === 'member' && group !== 'edms' ? { ...actor, orgRoles: [] } : actor;
  return and(examsOf(context), targetRows({ actor: asTeacher }));
}

/** The same for calls that only the site mounts: there managers watch their school's exams too. */
export const watchScope = (context: CallContext): SQL | undefined => and(examsOf(context), targetRows(context));

/** Exams that colleagues of a school share. */
function sharedRows({ actor, group }: CallContext): SQL {
  if (group !== 'edms' || actor.kind !== 'member' || actor.type !== 'teacher' || actor.orgId === null) return NONE;
  return and(eq(exam.orgId, actor.orgId), eq(exam.visibility, 'org')) ?? NONE;
}

/**
 * Exams that exist for the caller: those they run or share, and on the site those students may find.
 *
 * @param children whose exams a guardian sees too; empty where the exam is to be changed
 */
export function readScope(context: CallContext, children: readonly Child[] = []): SQL | undefined {
  const staff = or(runScope(context), and(examsOf(context), sharedRows(context)));
  if (context.group === 'bms' || context.group === 'edms') return staff;
  const seen = seenBy(context, children);
  return context.group === '' ? or(seen, staff) : seen;
}

/** Exams in the site's lists; drafts only if callers ask for their own. */
export function listScope(context: CallContext, isMade: boolean, children: readonly Child[]): SQL | undefined {
  if (isMade) return runScope(context);
  if (context.group === 'bms' || context.group === 'edms') return readScope(context);
  return seenBy(context, children);
}
