import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { storedPlaces } from '../../enrolment/storedPlaces.ts';
import { lockTarget } from '../../enrolment/target.ts';
import { assigning, classPlaces, controlsOf, recomputeDates } from './placeDates.ts';
import { ACTIVE_ENROLMENT, ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Whether the place has an attempt. */
const begun = sql`exists (select 1 from ${examPaperEnroll} a where a.app_id = ${enrolment.appId}
  and a.exam_enroll_id = ${enrolment.id})`;

/** Moves the places of members who have the homework from another class too to that class. */
async function handOver(call: EngineCall, homeworkId: string, gradeId: string, memberIds: readonly string[]) {
  const { db, appId, now } = call;
  const controls = (await controlsOf(call, homeworkId)).filter((one) => one.gradeId !== gradeId);
  const grades = [...new Set(controls.map((one) => one.gradeId))];
  const heirs = new Map(
    assigning(controls, await classPlaces(call, grades, memberIds)).map((place) => [place.memberId, place]),
  );
  for (const { memberId, gradeId: other, teacherId } of heirs.values())
    await db
      .update(enrolment)
      .set({ gradeId: other, teacherId, updatedAt: now })
      .where(
        and(
          eq(enrolment.appId, appId),
          eq(enrolment.targetId, homeworkId),
          eq(enrolment.gradeId, gradeId),
          eq(enrolment.memberId, memberId),
        ),
      );
}

/** Selects active places that a class gave. */
const givenBy = (appId: string, gradeId: string) =>
  and(
    eq(enrolment.appId, appId),
    eq(enrolment.kind, 'homework'),
    eq(enrolment.gradeId, gradeId),
    inArray(enrolment.status, [...ACTIVE_ENROLMENT]),
  );

/**
 * Removes the homework of a class from members who leave it, unless another of their classes gives it too. Their work
 * is kept, but excluded from all figures.
 */
export async function leaveHomework(call: EngineCall, gradeId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const { db, appId, now } = call;
  const theirs = and(givenBy(appId, gradeId), inArray(enrolment.memberId, [...memberIds]));
  const held = await db
    .selectDistinct({ homeworkId: enrolment.targetId })
    .from(enrolment)
    .where(theirs)
    .orderBy(enrolment.targetId);
  for (const { homeworkId } of held) {
    await lockTarget(call, 'homework', homeworkId);
    await handOver(call, homeworkId, gradeId, memberIds);
    await recomputeDates(call, homeworkId, memberIds);
  }
  await db
    .update(enrolment)
    .set({ leftAt: now, updatedAt: now })
    .where(and(theirs, isNull(enrolment.leftAt), begun));
  await db
    .update(enrolment)
    .set({ status: ENROLMENT.quit, leftAt: now, updatedAt: now })
    .where(and(theirs, sql`not ${begun}`));
}

/**
 * Removes homework from members of a class who no longer get it, for example after changing groups; their work is kept.
 */
export async function leaveUngiven(call: EngineCall, gradeId: string, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  const { db, appId, now } = call;
  const theirs = and(givenBy(appId, gradeId), inArray(enrolment.memberId, [...memberIds]), isNull(enrolment.leftAt));
  const held = await db
    .select({ homeworkId: enrolment.targetId, memberId: enrolment.memberId })
    .from(enrolment)
    .where(theirs)
    .orderBy(enrolment.targetId);
  for (const [homeworkId, places] of Map.groupBy(held, (one) => one.homeworkId)) {
    const holders = places.map(({ memberId }) => memberId);
    const given = assigning(await controlsOf(call, homeworkId), await classPlaces(call, [gradeId], holders));
    const still = new Set(given.map(({ memberId }) => memberId));
    const gone = holders.filter((memberId) => !still.has(memberId));
    if (gone.length === 0) continue;
    await lockTarget(call, 'homework', homeworkId);
    await handOver(call, homeworkId, gradeId, gone);
    await db
      .update(enrolment)
      .set({ status: ENROLMENT.quit, leftAt: now, updatedAt: now })
      .where(and(theirs, eq(enrolment.targetId, homeworkId), inArray(enrolment.memberId, gone), sql`not ${begun}`));
    await recomputeDates(call, homeworkId, gone);
  }
}

/**
 * Removes a homework from a class, in the transaction that takes it off the schedule. Throws HAS_ANSWERS once a member
 * has begun.
 */
export async function unassignHomework(call: EngineCall, homeworkId: string, gradeId: string): Promise<void> {
  const { db, appId, now } = call;
  await lockTarget(call, 'homework', homeworkId);
  const controls = await controlsOf(call, homeworkId);
  const places = await classPlaces(call, [...new Set(controls.map((one) => one.gradeId))]);
  const still = assigning(controls, places);
  const elsewhere = still.filter((place) => place.gradeId !== gradeId).map(({ memberId }) => memberId);
  const here = new Set(still.filter((place) => place.gradeId === gradeId).map(({ memberId }) => memberId));
  await handOver(
    call,
    homeworkId,
    gradeId,
    elsewhere.filter((memberId) => !here.has(memberId)),
  );
  const rows = await db
    .select({ id: enrolment.id, memberId: enrolment.memberId, hasBegun: sql<boolean>`${begun}` })
    .from(enrolment)
    .where(and(givenBy(appId, gradeId), eq(enrolment.targetId, homeworkId)));
  const gone = rows.filter(({ memberId }) => !here.has(memberId));
  const count = gone.filter(({ hasBegun }) => hasBegun).length;
  if (count > 0) throw new AppError('HAS_ANSWERS', { count });
  if (gone.length > 0)
    await db
      .update(enrolment)
      .set({ status: ENROLMENT.quit, leftAt: now, updatedAt: now })
      .where(
        storedPlaces(
          appId,
          gone.map(({ id }) => id),
        ),
      );
  await recomputeDates(call, homeworkId);
}
