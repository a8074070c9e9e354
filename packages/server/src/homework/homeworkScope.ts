import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { homeworkRows } from '../exams/exam/homeworkRow.ts';
import type { CallContext } from '../kit/context.ts';
import { taughtHere } from '../enrolment/scope/taughtClasses.ts';
import { memberRowScope } from '../kit/scope.ts';
import type { MemberActor } from '../kit/actor.ts';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const NOTHING = sql`false`;

/** Homework of this school or of none; without a school, only of none. */
const inOrg = (orgId: string | null): SQL | undefined =>
  orgId === null ? isNull(exam.orgId) : or(isNull(exam.orgId), eq(exam.orgId, orgId));

const isManager = ({ orgId, orgRoles }: MemberActor): boolean => orgId !== null && orgRoles.includes('manager');

const madeBy = ({ memberId, orgId }: MemberActor): SQL => and(eq(exam.createdBy, memberId), inOrg(orgId)) ?? NOTHING;

/** Homework assigned to a class of this teacher. */
const inClassesOf = ({ db, appId }: CallContext, actor: MemberActor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(gradeControl)
      .innerJoin(grade, and(eq(grade.appId, gradeControl.appId), eq(grade.id, gradeControl.gradeId)))
      .where(
        and(
          eq(gradeControl.appId, appId),
          eq(gradeControl.targetType, 'homework'),
          eq(gradeControl.targetId, exam.id),
          eq(gradeControl.visible, true),
          isNull(grade.deletedAt),
          taughtHere(actor),
        ),
      ),
  );

/** Whether the caller works here as staff, rather than doing homework. */
export function isStaff({ actor, group }: Pick<CallContext, 'actor' | 'group'>): boolean {
  if (actor.kind === 'user') return true;
  if (actor.kind !== 'member' || group === 'oj') return false;
  return actor.type === 'teacher' || (group === 'edms' && isManager(actor));
}

/** The context as at an office's mount: on the site, managers ask for their school too. */
export const asStaff = (context: CallContext): CallContext => ({
  ...context,
  group: context.actor.kind === 'user' ? 'bms' : 'edms',
});

function ofStaff(context: CallContext, use: 'write' | 'read'): SQL {
  const { actor, group } = context;
  if (actor.kind === 'user') return sql`true`;
  if (actor.kind !== 'member' || !isStaff(context)) return NOTHING;
  if (group === 'edms' && isManager(actor)) return and(eq(exam.orgId, actor.orgId ?? '')) ?? NOTHING;
  const own = madeBy(actor);
  if (use === 'write') return own;
  const shared = actor.orgId === null ? undefined : and(eq(exam.orgId, actor.orgId), eq(exam.visibility, 'org'));
  return or(own, shared, inClassesOf(context, actor)) ?? NOTHING;
}

/** Homework that the caller may change and decide on. */
export const writableHomework = (context: CallContext): SQL | undefined =>
  and(homeworkRows(context.appId), ofStaff(context, 'write'));

/** Homework whose figures the caller reads: given by them, their school's, or in their classes. */
export const staffHomework = (context: CallContext): SQL | undefined =>
  and(homeworkRows(context.appId), ofStaff(context, 'read'));

const PLACE = { appId: enrolment.appId, memberId: enrolment.memberId };

/** Places of the caller or a child. */
export const ownPlaces = (context: CallContext): SQL =>
  memberRowScope(context, { ...PLACE, kind: { column: enrolment.kind, is: 'homework' } }, ['own', 'child']);

function withPlace(context: CallContext): SQL {
  const held = sql.join(
    ACTIVE_ENROLMENT.map((status) => sql`${status}`),
    sql`, `,
  );
  return exists(
    context.db
      .select({ one: sql`1` })
      .from(enrolment)
      .where(
        and(
          ownPlaces(context),
          eq(enrolment.targetId, exam.id),
          sql`${enrolment.status} in (${held})`,
          isNull(enrolment.deletedAt),
        ),
      ),
  );
}

/** Homework that the caller reads: given by them, or with a place for them or a child. */
export function readableHomework(context: CallContext): SQL | undefined {
  const { actor, group } = context;
  const doing = actor.kind === 'member' && group !== 'edms' && and(eq(exam.published, true), withPlace(context));
  return and(homeworkRows(context.appId), or(ofStaff(context, 'read'), doing || undefined));
}
