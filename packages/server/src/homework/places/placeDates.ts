import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type GivenDates, hardClose, type StudentDates, studentDates } from '@aosai/api/homework/homeworkDates';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment, type OwnDates } from '../../db/schema/enrolment.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { instantParam, jsonParam, rawRows } from '../../db/rawRows.ts';
import { datesOf, findHomework, type HomeworkTableRow } from '../../exams/exam/homeworkRow.ts';
import { ACTIVE_ENROLMENT, ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** The row of a class or group about a homework. */
export type HomeworkControl = typeof gradeControl.$inferSelect;

/** The rows of all classes and groups about a homework, including those that hide it. */
export const controlsOf = ({ db, appId }: EngineCall, homeworkId: string): Promise<HomeworkControl[]> =>
  db
    .select()
    .from(gradeControl)
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.targetType, 'homework'),
        eq(gradeControl.targetId, homeworkId),
        isNull(gradeControl.deletedAt),
      ),
    );

/** A member's place in one of these classes, with the member's groups. */
export interface ClassPlace {
  gradeId: string;
  memberId: string;
  orgId: string | null;
  teacherId: string | null;
  groupIds: string[];
  /** When the member joined. */
  since: Date;
}

/** The current members of these classes. */
export async function classPlaces(
  { db, appId }: EngineCall,
  gradeIds: readonly string[],
  memberIds?: readonly string[],
): Promise<ClassPlace[]> {
  if (gradeIds.length === 0) return [];
  return db
    .select({
      gradeId: enrolment.targetId,
      memberId: enrolment.memberId,
      orgId: enrolment.orgId,
      teacherId: enrolment.teacherId,
      groupIds: enrolment.groupIds,
      since: enrolment.createdAt,
    })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        inArray(enrolment.targetId, [...gradeIds]),
        inArray(enrolment.status, [ENROLMENT.enrolled, ENROLMENT.quitApplied]),
        isNull(enrolment.deletedAt),
        memberIds === undefined ? undefined : inArray(enrolment.memberId, [...memberIds]),
      ),
    );
}

/**
 * The rows of a class that assign the homework to a member. Rows of the member's groups override the row of the class;
 * if all of them hide the homework, none assigns it.
 */
export const controlsFor = (controls: readonly HomeworkControl[], { gradeId, groupIds }: ClassPlace) => {
  const ofClass = controls.filter((one) => one.gradeId === gradeId);
  const ofGroups = ofClass.filter(({ groupId }) => groupIds.includes(groupId));
  const groups = ofGroups.filter(({ visible }) => visible);
  if (ofGroups.length > 0 && groups.length === 0) return { groups: [], grades: [] };
  return { groups, grades: ofClass.filter(({ groupId, visible }) => groupId === '' && visible) };
};

/** The class places whose class gives the homework to its member. */
export const assigning = <Place extends ClassPlace>(
  controls: readonly HomeworkControl[],
  places: readonly Place[],
): Place[] =>
  places.filter((place) => {
    const { groups, grades } = controlsFor(controls, place);
    return groups.length + grades.length > 0;
  });

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const givenDates = (own: OwnDates | null): GivenDates | null =>
  own && { openAt: dateOf(own.openAt), dueAt: dateOf(own.dueAt), lateUntilAt: dateOf(own.lateUntilAt) };

/** The dates of one student, from all rows that apply. */
export function datesFor(
  homework: HomeworkTableRow,
  own: OwnDates | null,
  controls: readonly HomeworkControl[],
  places: readonly ClassPlace[],
): StudentDates {
  const found = places.map((place) => controlsFor(controls, place));
  return studentDates({
    own: givenDates(own),
    groups: found.flatMap(({ groups }) => groups),
    grades: found.flatMap(({ grades }) => grades),
    homework: datesOf(homework),
  });
}

/** A student whose dates have changed. */
export interface ChangedDates {
  memberId: string;
  dueAt: Date;
}

const sameTime = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/**
 * Recomputes the dates of all places of a homework, or of these members, and the deadlines of running attempts. Call it
 * in every transaction that changes what dates depend on, with the homework locked.
 */
export async function recomputeDates(
  call: EngineCall,
  homeworkId: string,
  memberIds?: readonly string[],
): Promise<ChangedDates[]> {
  const { db, appId, now } = call;
  const homework = await findHomework(call, homeworkId);
  const controls = await controlsOf(call, homeworkId);
  const rows = await db
    .select()
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, homeworkId),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        isNull(enrolment.deletedAt),
        memberIds === undefined ? undefined : inArray(enrolment.memberId, [...memberIds]),
      ),
    );
  const gradeIds = [...new Set(controls.map(({ gradeId }) => gradeId))];
  const byMember = Map.groupBy(await classPlaces(call, gradeIds, memberIds), ({ memberId }) => memberId);
  const changed = rows.flatMap((row) => {
    const dates = datesFor(homework, row.ownDates, controls, byMember.get(row.memberId) ?? []);
    const isSame =
      sameTime(dates.openAt, row.openAt) &&
      sameTime(dates.dueAt, row.dueAt) &&
      sameTime(dates.lateUntilAt, row.lateUntilAt) &&
      dates.dueFrom === row.dueFrom;
    return isSame ? [] : [{ row, dates }];
  });
  if (changed.length === 0) return [];
  const updates = changed.map(({ row, dates }) => ({
    id: row.id,
    open: dates.openAt,
    due: dates.dueAt,
    late: dates.lateUntilAt,
    source: dates.dueFrom,
    close: hardClose(dates),
  }));
  await rawRows(
    db,
    sql`with dated as (
        update enrolment e set open_at = u.open, due_at = u.due, late_until_at = u.late, due_from = u.source,
          updated_at = ${instantParam(now)}
        from jsonb_to_recordset(${jsonParam(updates)})
          as u(id text, open timestamptz, due timestamptz, late timestamptz, source text, close timestamptz)
        where e.app_id = ${appId} and e.id = u.id returning e.id, u.close
      )
      update exam_paper_enroll a set deadline_at = dated.close, updated_at = ${instantParam(now)}
      from dated where a.app_id = ${appId} and a.exam_enroll_id = dated.id and a.status = ${ATTEMPT.inProgress}`,
  );
  return changed
    .filter(({ row, dates }) => row.dueAt !== null && !sameTime(row.dueAt, dates.dueAt))
    .map(({ row, dates }) => ({ memberId: row.memberId, dueAt: dates.dueAt }));
}
