import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { CallContext } from '../../kit/context.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { taughtBy } from './taughtClasses.ts';
import { ACTIVE_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const NOTHING = sql`false`;

const ofApp = ({ appId }: CallContext): SQL | undefined => and(eq(grade.appId, appId), isNull(grade.deletedAt));

/** Classes that the calling teacher made or teaches, in the session's school, or outside any. */
function ownClasses({ actor }: CallContext): SQL {
  if (actor.kind !== 'member' || actor.type !== 'teacher') return NOTHING;
  const teaches = or(eq(grade.createdBy, actor.memberId), taughtBy(actor.memberId));
  return and(teaches, actor.orgId === null ? isNull(grade.orgId) : eq(grade.orgId, actor.orgId)) ?? NOTHING;
}

/**
 * Classes that the caller runs: the platform's office all, a manager the school's, a teacher their own. Callers act as
 * office or manager only at the mounts of offices.
 */
export function keptGradeScope(context: CallContext): SQL | undefined {
  const { actor, group } = context;
  const isOffice = (group === 'bms' || group === 'edms') && actor.kind === 'user';
  const isManager =
    group === 'edms' && actor.kind === 'member' && actor.orgId !== null && actor.orgRoles.includes('manager');
  const ofSchool = isManager && actor.orgId !== null ? eq(grade.orgId, actor.orgId) : NOTHING;
  return and(ofApp(context), isOffice ? undefined : or(ofSchool, ownClasses(context)));
}

/** Places in classes of the caller or a child. */
export const myPlaceScope = (context: CallContext): SQL | undefined =>
  and(
    memberRowScope(context, { appId: enrolment.appId, memberId: enrolment.memberId }, ['own', 'child']),
    eq(enrolment.kind, 'grade'),
    inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
    isNull(enrolment.deletedAt),
  );

/** Classes in which the caller or a child has a place. */
export const joinedGrades = (context: CallContext): SQL =>
  exists(
    context.db
      .select({ one: sql`1` })
      .from(enrolment)
      .where(and(myPlaceScope(context), eq(enrolment.targetId, grade.id))),
  );

/** Published before: a stopped class stays visible. */
const isOut = (): SQL | undefined => or(eq(grade.published, true), isNotNull(grade.stoppedAt));

/** Classes that exist for everybody on the site: public ones, and those in which the caller or a child has a place. */
const openGradeScope = (context: CallContext): SQL | undefined =>
  and(
    ofApp(context),
    isOut(),
    or(eq(grade.isPublic, true), context.actor.kind === 'member' ? joinedGrades(context) : undefined),
  );

/** Classes that a student finds: public ones, and those in which this student has a place. */
export const gradeScopeOf = (context: CallContext, memberId: string): SQL | undefined => {
  const place = context.db
    .select({ one: sql`1` })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, context.appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, grade.id),
        eq(enrolment.memberId, memberId),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
      ),
    );
  return and(ofApp(context), isOut(), or(eq(grade.isPublic, true), exists(place)));
};

/** Classes that the caller may read at this mount. */
export function gradeScope(context: CallContext): SQL | undefined {
  switch (context.group) {
    case 'bms':
    case 'edms':
      return keptGradeScope(context);
    case 'oj':
      return openGradeScope(context);
    case '':
      return or(openGradeScope(context), keptGradeScope(context));
    default:
      return context.group satisfies never;
  }
}
