import { and, eq, exists, isNull, or, type Placeholder, type SQL, sql, gt, inArray, lte, not } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { Viewer } from '../../kit/reader.ts';
import { SEATED_ENROLMENT, MEMBER_STATES } from '@aosai/api/enrolment/enrolments';
import { alias } from 'drizzle-orm/pg-core';
import { grade, gradeControl } from '../../db/schema/teaching.ts';

/**
 * Selects priced exams that a class of the member shows by now; rows of the member's groups override that of the class.
 * Members enrol in these themselves, so they have to be able to find them.
 */
function shownInClass(db: Db, appId: string, memberId: string, now: Date): SQL | undefined {
  const place = alias(enrolment, 'class_place');
  const ofGroup = alias(gradeControl, 'of_group');
  const inGroup = (groupId: typeof gradeControl.groupId | typeof ofGroup.groupId) =>
    sql`${place.groupIds} @> to_jsonb(${groupId})`;
  const saidByGroup = exists(
    db
      .select({ one: sql`1` })
      .from(ofGroup)
      .where(
        and(
          eq(ofGroup.appId, appId),
          eq(ofGroup.gradeId, gradeControl.gradeId),
          eq(ofGroup.targetType, 'exam'),
          eq(ofGroup.targetId, gradeControl.targetId),
          inGroup(ofGroup.groupId),
        ),
      ),
  );
  const isMember = and(
    eq(place.appId, gradeControl.appId),
    eq(place.kind, 'grade'),
    eq(place.targetId, gradeControl.gradeId),
    eq(place.memberId, memberId),
    inArray(place.status, [...MEMBER_STATES]),
    isNull(place.deletedAt),
  );
  const isOn = and(eq(grade.published, true), isNull(grade.stoppedAt), gt(grade.endAt, now), isNull(grade.deletedAt));
  const shown = db
    .select({ one: sql`1` })
    .from(gradeControl)
    .innerJoin(place, isMember)
    .innerJoin(grade, and(eq(grade.appId, gradeControl.appId), eq(grade.id, gradeControl.gradeId), isOn))
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.targetType, 'exam'),
        eq(gradeControl.targetId, exam.id),
        eq(gradeControl.visible, true),
        or(isNull(gradeControl.openAt), lte(gradeControl.openAt, now)),
        or(inGroup(gradeControl.groupId), and(eq(gradeControl.groupId, ''), not(saidByGroup))),
      ),
    );
  return and(gt(exam.priceFen, 0), exists(shown));
}

/** The same for prepared statements; `null` matches no organization. */
type ViewerParams = Record<keyof Viewer, string | null | Placeholder>;

/** The life cycle of the domain in SQL, for filters. */
export function lifecycleSql(now: Date): SQL<string> {
  const at = instantParam(now);
  return sql`case when ${exam.stoppedAt} is not null then '5' when not ${exam.published} then '0'
    when ${at} >= ${exam.endAt} then '5' when ${at} >= ${exam.startAt} then '3'
    when ${at} < ${exam.enrollStartAt} then '4' when ${at} < ${exam.enrollEndAt} then '1' else '2' end`;
}

/**
 * Selects enrolments that hold a seat. States are literals, so that the planner can use the index of active places in
 * prepared statements.
 */
export const holdsPlace = sql`${enrolment.status} in (${sql.raw(SEATED_ENROLMENT.map((status) => `'${status}'`).join(','))})
  and ${enrolment.deletedAt} is null`;

export function enrolledHere(db: Db, appId: string | Placeholder, memberId: string | Placeholder): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(enrolment)
      .where(
        and(eq(enrolment.appId, appId), eq(enrolment.targetId, exam.id), eq(enrolment.memberId, memberId), holdsPlace),
      ),
  );
}

const isOut = (appId: string | Placeholder): SQL | undefined =>
  and(
    eq(exam.appId, appId),
    eq(exam.kind, 'exam'),
    isNull(exam.deletedAt),
    or(eq(exam.published, true), sql`${exam.stoppedAt} is not null`),
  );

const concerns = (db: Db, appId: string | Placeholder, { memberId, orgId }: ViewerParams): SQL | undefined =>
  or(
    eq(exam.scope, 'public'),
    orgId === null ? undefined : and(eq(exam.scope, 'org'), eq(exam.orgId, orgId)),
    memberId === null ? undefined : enrolledHere(db, appId, memberId),
  );

/** Exams that this viewer may sit: published, and open to everybody, to their organization, or with a place. */
export const visibleExam = (db: Db, appId: string | Placeholder, viewer: ViewerParams): SQL | undefined =>
  and(isOut(appId), concerns(db, appId, viewer));

/** Exams that this viewer can find: those, and priced ones of their classes, to enrol in. */
export const findableExam = (db: Db, appId: string, viewer: Viewer, now: Date): SQL | undefined =>
  and(
    isOut(appId),
    or(
      concerns(db, appId, viewer),
      viewer.memberId === null ? undefined : shownInClass(db, appId, viewer.memberId, now),
    ),
  );
