import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import type { CallContext } from '../../kit/context.ts';
import type { MemberActor } from '../../kit/actor.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { viaClassOf } from '../../enrolment/scope/viaClass.ts';

const NOTHING = sql`false`;

const PLACE = {
  kind: { column: enrolment.kind, is: 'homework' as const },
  appId: enrolment.appId,
  memberId: enrolment.memberId,
  orgId: enrolment.orgId,
  teacherId: enrolment.teacherId,
};

const isManager = ({ orgId, orgRoles }: MemberActor): boolean => orgId !== null && orgRoles.includes('manager');
const inOrg = (orgId: string | null): SQL | undefined =>
  orgId === null ? isNull(exam.orgId) : or(isNull(exam.orgId), eq(exam.orgId, orgId));

/** Places in homework that the caller runs: made by them, in a class they teach, or of their school. */
function run(context: CallContext): SQL {
  const { actor } = context;
  if (actor.kind === 'user') return sql`true`;
  if (actor.kind !== 'member') return NOTHING;
  const made = and(eq(exam.createdBy, actor.memberId), inOrg(actor.orgId));
  const taught = actor.type === 'teacher' ? or(made, viaClassOf(context, actor)) : undefined;
  const ofSchool = isManager(actor) ? eq(exam.orgId, actor.orgId ?? '') : undefined;
  return or(taught, ofSchool) ?? NOTHING;
}

const ofHomework = (context: CallContext, where: SQL | undefined): SQL =>
  and(eq(enrolment.appId, context.appId), eq(enrolment.kind, 'homework'), where) ?? NOTHING;

const ways = (context: CallContext, all: readonly Way[]): SQL => memberRowScope(context, PLACE, all);

/** The caller's own places and those of children; for queries that join the homework, as `homeworkPlaceQuery` does. */
export const familyScope = (context: CallContext): SQL => ways(context, ['own', 'child']);

/** Places that the caller follows as a teacher: of linked students, of their classes, in homework they made. */
export function teacherScope(context: CallContext): SQL {
  const { actor } = context;
  if (actor.kind !== 'member' || actor.type !== 'teacher') return NOTHING;
  const made = and(eq(exam.createdBy, actor.memberId), inOrg(actor.orgId));
  const theirs = or(ways(context, ['student']), ofHomework(context, or(made, viaClassOf(context, actor))));
  return and(theirs, ne(enrolment.memberId, actor.memberId)) ?? NOTHING;
}

/** Places of the school that the caller manages, or in its homework; all for the office. */
export function schoolScope(context: CallContext): SQL {
  const { actor } = context;
  if (actor.kind === 'user') return ways(context, ['office']);
  if (actor.kind !== 'member' || !isManager(actor)) return NOTHING;
  return or(ways(context, ['organization']), ofHomework(context, eq(exam.orgId, actor.orgId ?? ''))) ?? NOTHING;
}

/** Places that the caller follows as a teacher, a manager or the office. */
export const staffScope = (context: CallContext): SQL => or(teacherScope(context), schoolScope(context)) ?? NOTHING;

/** Places that the caller may read. */
export const readerScope = (context: CallContext): SQL =>
  (context.group === 'edms' || context.group === 'bms'
    ? staffScope(context)
    : or(familyScope(context), staffScope(context))) ?? NOTHING;

/** Places that the caller decides on: in homework they run, and of their school's students, but never their own. */
export function deciderScope(context: CallContext): SQL {
  const { actor } = context;
  const mine = actor.kind === 'member' ? ne(enrolment.memberId, actor.memberId) : undefined;
  return and(or(ofHomework(context, run(context)), ways(context, ['organization', 'office'])), mine) ?? NOTHING;
}
