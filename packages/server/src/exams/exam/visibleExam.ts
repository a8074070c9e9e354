import { and, eq, exists, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { Viewer } from '../../kit/reader.ts';
import { shownInClass } from './shownInClass.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

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
