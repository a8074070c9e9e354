import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { keptPlaceScope } from '../../enrolment/scope/classPlaceScope.ts';
import { ownTeacher } from '../../enrolment/scope/taughtClasses.ts';
import { promote } from '../../enrolment/seats.ts';
import { leaving, takePlaces } from '../../enrolment/takePlace.ts';
import { targetLink } from '../../enrolment/targetLink.ts';
import type { PlaceRow } from '../../enrolment/storedPlaces.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { audited } from '../../kit/rows/audited.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { stateOf } from '../gradeRules.ts';
import { type GradeRow, isOver } from '../gradeViews.ts';
import { lockGrade } from '../gradeWrites.ts';
import { lockRosterRows, renameInRoster } from '../rosterNames.ts';
import { syncClass } from './syncClass.ts';

/** The class of these places, which must all be of one, and its students. Throws NOT_FOUND, VALIDATION. */
async function classOf(tx: Db, context: CallContext, ids: readonly string[], toId: string) {
  const rows = await tx
    .select({ gradeId: enrolment.targetId, memberId: enrolment.memberId })
    .from(enrolment)
    .where(and(keptPlaceScope({ ...context, db: tx }), inArray(enrolment.id, [...ids])));
  const [first] = rows;
  if (!first || rows.length !== ids.length) throw new AppError('NOT_FOUND');
  if (rows.some(({ gradeId }) => gradeId !== first.gradeId))
    throw new AppError('VALIDATION', { path: 'ids', detail: '一次只能选择一个班级的学生' });
  if (first.gradeId === toId) throw new AppError('VALIDATION', { path: 'gradeId', detail: '已经在这个班级里' });
  return { fromId: first.gradeId, students: rows.map(({ memberId }) => memberId) };
}

/** Locks both classes in the order of their ids, as two moves may go opposite ways. Throws NOT_FOUND, GRADE_STATE. */
async function lockBoth(tx: Db, context: CallContext, fromId: string, toId: string) {
  const rows = new Map<string, GradeRow>();
  for (const id of [fromId, toId].toSorted()) rows.set(id, await lockGrade(tx, context, id));
  const from = rows.get(fromId);
  const to = rows.get(toId);
  if (!from || !to || from.orgId !== to.orgId) throw new AppError('NOT_FOUND');
  const now = context.services.now();
  for (const row of [from, to]) if (isOver(row, now)) throw stateOf(row, now);
  return { from, to };
}

/** The places, locked. Throws ENROLL_STATE unless they are held, and VALIDATION for paid ones. */
async function lockPlaces(tx: Db, { appId }: CallContext, ids: readonly string[]): Promise<PlaceRow[]> {
  const places = await tx
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), inArray(enrolment.id, [...ids]), isNull(enrolment.deletedAt)))
    .orderBy(asc(enrolment.id))
    .for('update');
  const other = places.find(({ status }) => status !== ENROLMENT.enrolled);
  if (other) throw new AppError('ENROLL_STATE', { status: ENROLMENT.label(other.status) });
  if (places.some(({ orderId }) => orderId !== null))
    throw new AppError('VALIDATION', { path: 'ids', detail: '付过款的报名不能转班，请先由平台退款' });
  return places;
}

/** Gives the students places in the new class. Throws TARGET_FULL, ENROLL_EXISTS: all of them move or none. */
async function enter(call: EngineCall, to: GradeRow, places: readonly PlaceRow[], createdBy: string | null) {
  const candidates = places.map(({ memberId, orgId, teacherId }) => ({
    memberId,
    orgId,
    source: 'batch' as const,
    more: { teacherId: ownTeacher(to, teacherId) },
  }));
  const target = { kind: 'grade' as const, ...to, waitlist: false };
  const taken = await takePlaces(call, target, candidates, { createdBy, withoutOrder: true });
  for (const { outcome, status } of taken.values()) {
    if (outcome === 'leaving' && status) throw leaving(status);
    if (outcome === 'full') throw new AppError('TARGET_FULL', { capacity: to.capacity ?? 0 });
  }
}

/**
 * Moves students to another class of the school: they get its work, and what they have done in the old class stays
 * theirs. The seats they free go to those who wait, and the roster names the new class. Pass the context with its transaction. Throws NOT_FOUND,
 * GRADE_STATE, TARGET_FULL, ENROLL_STATE, ENROLL_EXISTS, VALIDATION.
 */
export async function movePlaces(context: CallContext, ids: readonly string[], gradeId: string) {
  const { db: tx } = context;
  const { fromId, students } = await classOf(tx, context, ids, gradeId);
  await lockRosterRows(tx, context.appId, students);
  const { from, to } = await lockBoth(tx, context, fromId, gradeId);
  const places = await lockPlaces(tx, context, ids);
  const call = within(engineOf(context), tx);
  const memberIds = places.map(({ memberId }) => memberId);
  await enter(call, to, places, actorId(context.actor));
  await tx
    .update(enrolment)
    .set({
      status: ENROLMENT.quit,
      leftAt: call.now,
      quitReason: `转到「${to.title}」`,
      version: sql`${enrolment.version} + 1`,
      updatedAt: call.now,
    })
    .where(and(eq(enrolment.appId, call.appId), inArray(enrolment.id, ids)));
  await renameInRoster(tx, { appId: call.appId, now: call.now, orgId: to.orgId, memberIds }, from.title, to.title);
  await promote(call, { kind: 'grade', ...from });
  // The old class first: homework that both have is then given back with the new dates.
  await syncClass(call, from.id);
  await syncClass(call, to.id, memberIds);
  const told = { kind: 'grade' as const, ...to };
  if (to.published)
    await sendMessage(tx, {
      appId: call.appId,
      memberIds,
      type: 'grade',
      title: `你转到了「${to.title}」`,
      body: `以前在「${from.title}」做过的作业和成绩都还在。`,
      link: targetLink(told),
      createdBy: null,
      now: call.now,
    });
  return { fromId, memberIds };
}

export const moveToClass: ResourceHandlers<'gradeEnroll'>['moveToClass'] = (context, { ids: given, gradeId }) =>
  audited(context, 'grade/enroll:moveToClass', async (_, inside) => {
    const ids = [...new Set(given)];
    const { fromId, memberIds } = await movePlaces(inside, ids, gradeId);
    const diff = { after: { to: gradeId, students: memberIds } };
    return { answer: { count: ids.length }, told: { target: fromId, diff } };
  });
