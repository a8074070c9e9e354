import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DAY_MS } from '@aosai/api/kit/constants';
import { hardClose } from '@aosai/api/homework/homeworkDates';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { grade, gradeControl } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type Candidate, takePlaces } from '../../enrolment/takePlace.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { homeworkRows, type HomeworkTableRow } from '../../exams/exam/homeworkRow.ts';
import { assigning, type ClassPlace, classPlaces, controlsOf, datesFor, recomputeDates } from './placeDates.ts';
import { tellAssigned, tellNewDates } from '../notifyStudents.ts';
import { ACTIVE_ENROLMENT, ENROLMENT } from '@aosai/api/enrolment/enrolments';

/**
 * Dates for a member who joins late: work that is due before gets `catchUpDays` from then, if the homework grants them.
 */
function catchUpDates({ catchUpDays, startAt }: HomeworkTableRow, since: Date) {
  if (catchUpDays === null) return null;
  const dueAt = new Date(since.getTime() + catchUpDays * DAY_MS);
  return { openAt: new Date(Math.min(startAt.getTime(), since.getTime())).toISOString(), dueAt: dueAt.toISOString() };
}

/**
 * Members exempted from the homework; no class enrols them again. Members who lost it by leaving a class have `leftAt`
 * instead.
 */
async function freedFrom({ db, appId }: EngineCall, homeworkId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ memberId: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, homeworkId),
        eq(enrolment.status, ENROLMENT.quit),
        isNull(enrolment.leftAt),
      ),
    );
  return new Set(rows.map(({ memberId }) => memberId));
}

/** Candidates for places: members of classes, if the homework still accepts them. */
async function candidatesOf(
  call: EngineCall,
  homework: HomeworkTableRow,
  places: readonly ClassPlace[],
): Promise<Candidate[]> {
  const controls = await controlsOf(call, homework.id);
  const freed = await freedFrom(call, homework.id);
  const byMember = Map.groupBy(places, ({ memberId }) => memberId);
  return [...byMember.values()].flatMap((ofMember): Candidate[] => {
    if (ofMember.some(({ memberId }) => freed.has(memberId))) return [];
    const [first] = assigning(controls, ofMember);
    if (!first) return [];
    const dates = datesFor(homework, null, controls, ofMember);
    const isOver = hardClose(dates) <= call.now;
    const own = isOver ? catchUpDates(homework, first.since) : null;
    if (isOver && (!own || new Date(own.dueAt) <= call.now)) return [];
    const { memberId, orgId, teacherId, gradeId } = first;
    const more = { gradeId, teacherId, ...(own ? { ownDates: own } : dates) };
    return [{ memberId, orgId, source: 'grade', more }];
  });
}

/** Restores the place and its work of members who have come back to a class. */
async function revive({ db, appId, now }: EngineCall, homeworkId: string, memberIds: readonly string[]) {
  await db
    .update(enrolment)
    .set({ leftAt: null, updatedAt: now })
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.targetId, homeworkId),
        inArray(enrolment.memberId, [...memberIds]),
        inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
        sql`${enrolment.leftAt} is not null`,
      ),
    );
}

async function enrolMembers(
  call: EngineCall,
  homework: HomeworkTableRow,
  { places, createdBy }: { places: readonly ClassPlace[]; createdBy: string | null },
): Promise<void> {
  const target = await lockTarget(call, 'homework', homework.id);
  const candidates = await candidatesOf(call, homework, places);
  const memberIds = places.map(({ memberId }) => memberId);
  await revive(call, homework.id, memberIds);
  const taken = await takePlaces(call, target, candidates, { createdBy, withoutOrder: true, overCapacity: true });
  const changed = await recomputeDates(call, homework.id, memberIds);
  const seated = candidates.filter(({ memberId }) => taken.get(memberId)?.outcome === 'seated');
  await tellAssigned(
    call,
    homework,
    seated.map(({ memberId }) => memberId),
  );
  await tellNewDates(call, homework, changed);
}

/**
 * Enrols the members of every class that has this homework and computes their dates. Call it in the transaction that
 * publishes the homework or changes a class's schedule; it does nothing for an unpublished homework.
 */
export async function assignHomework(call: EngineCall, homeworkId: string, createdBy: string | null): Promise<void> {
  const { db, appId } = call;
  const [homework] = await db
    .select()
    .from(exam)
    .where(and(homeworkRows(appId), eq(exam.id, homeworkId)));
  if (!homework) throw new AppError('NOT_FOUND');
  if (!homework.published) return;
  const controls = await controlsOf(call, homeworkId);
  const places = await classPlaces(call, [...new Set(controls.map(({ gradeId }) => gradeId))]);
  await enrolMembers(call, homework, { places, createdBy });
  const changed = await recomputeDates(call, homeworkId);
  await tellNewDates(call, homework, changed);
}

/** The published homework of a class. */
function homeworkOfGrade({ db, appId }: EngineCall, gradeId: string): Promise<HomeworkTableRow[]> {
  const assigned = db
    .select({ id: gradeControl.targetId })
    .from(gradeControl)
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.gradeId, gradeId),
        eq(gradeControl.targetType, 'homework'),
        eq(gradeControl.visible, true),
        isNull(gradeControl.deletedAt),
      ),
    );
  return db
    .select()
    .from(exam)
    .where(and(homeworkRows(appId), eq(exam.published, true), inArray(exam.id, assigned)))
    .orderBy(exam.id);
}

/**
 * Gives members of a class its homework, when they join, come back or change groups. Call it in that transaction, after
 * their place in the class was written.
 */
export async function joinHomework(
  call: EngineCall,
  gradeId: string,
  memberIds: readonly string[],
  createdBy: string | null,
): Promise<void> {
  if (memberIds.length === 0) return;
  for (const homework of await homeworkOfGrade(call, gradeId)) {
    const controls = await controlsOf(call, homework.id);
    const places = await classPlaces(call, [...new Set(controls.map((one) => one.gradeId))], memberIds);
    await enrolMembers(call, homework, { places, createdBy });
  }
}

/** The classes that have each of these homeworks, with the dates that a class has of its own, not those of its groups. */
export async function gradesWith({ db, appId }: Pick<EngineCall, 'db' | 'appId'>, homeworkIds: readonly string[]) {
  const ofClass = (date: 'openAt' | 'dueAt' | 'lateUntilAt'): SQL<Date | null> =>
    sql`max(${gradeControl[date]}) filter (where ${gradeControl.groupId} = '')`.mapWith(gradeControl.dueAt);
  const rows = await db
    .select({
      homeworkId: gradeControl.targetId,
      id: grade.id,
      title: grade.title,
      openAt: ofClass('openAt'),
      dueAt: ofClass('dueAt'),
      lateUntilAt: ofClass('lateUntilAt'),
    })
    .from(gradeControl)
    .innerJoin(grade, and(eq(grade.appId, gradeControl.appId), eq(grade.id, gradeControl.gradeId)))
    .where(
      and(
        eq(gradeControl.appId, appId),
        eq(gradeControl.targetType, 'homework'),
        inArray(gradeControl.targetId, [...homeworkIds]),
        eq(gradeControl.visible, true),
        isNull(gradeControl.deletedAt),
        isNull(grade.deletedAt),
      ),
    )
    .groupBy(gradeControl.targetId, grade.id, grade.title);
  return Map.groupBy(rows, ({ homeworkId }) => homeworkId);
}
