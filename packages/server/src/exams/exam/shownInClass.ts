import { and, eq, exists, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import { MEMBER_STATES } from '@aosai/api/enrolment/enrolments';

/**
 * Selects priced exams that a class of the member shows by now; rows of the member's groups override that of the class.
 * Members enrol in these themselves, so they have to be able to find them.
 */
export function shownInClass(db: Db, appId: string, memberId: string, now: Date): SQL | undefined {
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
