import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import type { gradePlace, gradePlaceRow } from '@aosai/api/classes/gradeEnroll.contract';
import { lifecycleAt } from '@aosai/api/enrolment/lifecycle';
import { maskMobile, maskName } from '@aosai/api/kit/masking';
import { enrolment } from '../../db/schema/enrolment.ts';
import { orders } from '../../db/schema/orders.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { ownTeacher } from '../../enrolment/scope/taughtClasses.ts';
import { waitingPositions } from './classPlaces.ts';
import { leavesClassAtOnce } from './quitClass.ts';
import type { CallContext } from '../../kit/context.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { orderOfPlace } from '../../orders/orderRows.ts';

type Place = z.input<typeof gradePlace>;
type StaffRow = z.input<typeof gradePlaceRow>;

export const teacher = alias(member, 'teacher');

/** Places with all columns that their views need. */
export function selectPlaces({ db, appId }: Pick<CallContext, 'db' | 'appId'>, where: SQL | undefined) {
  return db
    .select({
      place: enrolment,
      grade,
      name: member.name,
      mobileEnc: member.mobileEnc,
      teacherName: teacher.name,
      no: organizationMember.no,
      order: orders,
    })
    .from(enrolment)
    .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .leftJoin(orders, and(eq(orders.appId, enrolment.appId), eq(orders.id, enrolment.orderId)))
    .leftJoin(teacher, and(eq(teacher.appId, enrolment.appId), eq(teacher.id, enrolment.teacherId)))
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolment.appId),
        eq(organizationMember.orgId, enrolment.orgId),
        eq(organizationMember.memberId, enrolment.memberId),
      ),
    )
    .where(and(eq(enrolment.appId, appId), eq(enrolment.kind, 'grade'), where));
}

export type FoundPlace = Awaited<ReturnType<typeof selectPlaces>>[number];

async function positionsOf({ db, appId }: CallContext, rows: readonly FoundPlace[]) {
  const waiting = rows.filter(({ place }) => place.status === ENROLMENT.waiting);
  return waitingPositions(db, appId, [...new Set(waiting.map(({ place }) => place.targetId))]);
}

/** Names of the teachers of these places' classes, by class. */
async function teachersOf({ db, appId }: CallContext, rows: readonly FoundPlace[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ grade: of }) => of.teacherIds))];
  const found = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return new Map(
    rows.map(({ grade: of }) => [of.id, of.teacherIds.flatMap((id) => names.get(id) ?? []).join('、')] as const),
  );
}

/** The student's own teacher in the class, or else those of the class. */
const teacherIn = (
  teachers: ReadonlyMap<string, string>,
  { place, grade: of, teacherName }: Pick<FoundPlace, 'place' | 'grade' | 'teacherName'>,
): { teacherId: string | null; teacherName: string | null } => {
  const teacherId = ownTeacher(of, place.teacherId);
  return { teacherId, teacherName: (teacherId === null ? teachers.get(of.id) : teacherName) || null };
};

/** Places for staff; names are masked for the platform's office. */
export async function staffViews(context: CallContext, rows: readonly FoundPlace[]): Promise<StaffRow[]> {
  const positions = await positionsOf(context, rows);
  const { keys } = context.services.platform;
  const isOffice = context.actor.kind === 'user';
  const teachers = await teachersOf(context, rows);
  return rows.map(({ place, grade: of, order, name, mobileEnc, teacherName, no }) => ({
    id: place.id,
    gradeId: of.id,
    gradeTitle: of.title,
    memberId: place.memberId,
    shownName: isOffice ? maskName(name) : name,
    no,
    mobile: mobileEnc === null ? null : maskMobile(keys.openField(mobileEnc)),
    groups: of.groups.filter(({ id }) => place.groupIds.includes(id)),
    source: place.source,
    status: place.status,
    position: positions.get(place.id) ?? null,
    ...teacherIn(teachers, { place, grade: of, teacherName }),
    quitReason: place.quitReason,
    orderFen: order?.amountFen ?? null,
    rejectReason: place.rejectReason,
    createdAt: place.createdAt.toISOString(),
    updatedAt: place.updatedAt.toISOString(),
  }));
}

/** One place for staff, after a change. */
export async function staffView(context: CallContext, id: string): Promise<StaffRow> {
  const rows = await selectPlaces(context, eq(enrolment.id, id));
  const [view] = await staffViews(context, rows);
  if (!view) throw new AppError('NOT_FOUND');
  return view;
}

/** The newest matching place for the student, or for the office after a change; null if there is none. */
export async function findMine(context: CallContext, where: SQL | undefined): Promise<Place | null> {
  const rows = await selectPlaces(context, where).orderBy(desc(enrolment.createdAt), desc(enrolment.id)).limit(1);
  const [row] = rows;
  if (!row) return null;
  const { place, grade: of, name, order } = row;
  const now = context.services.now();
  return {
    id: place.id,
    gradeId: of.id,
    gradeTitle: of.title,
    gradeStatus: lifecycleAt(of, now),
    memberId: place.memberId,
    memberName: context.actor.kind === 'user' ? maskName(name) : name,
    status: place.status,
    position: (await positionsOf(context, rows)).get(place.id) ?? null,
    teacherName: teacherIn(await teachersOf(context, rows), row).teacherName,
    quitReason: place.quitReason,
    rejectReason: place.rejectReason,
    leavesAtOnce: leavesClassAtOnce(place, of, now),
    order: orderOfPlace(order),
    startAt: of.startAt.toISOString(),
    endAt: of.endAt.toISOString(),
    createdAt: place.createdAt.toISOString(),
  };
}

/** Throws NOT_FOUND. */
export async function getMine(context: CallContext, where: SQL | undefined): Promise<Place> {
  const found = await findMine(context, where);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** A place by its id, after a change by the family or the office. */
export const mineById = (context: CallContext, id: string): Promise<Place> => getMine(context, eq(enrolment.id, id));
