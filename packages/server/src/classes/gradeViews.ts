import { and, eq, inArray, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { gradeDetail, gradeRow } from '@aosai/api/classes/grade.contract';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { enrolment } from '../db/schema/enrolment.ts';
import { member, organization } from '../db/schema/people.ts';
import { grade, gradePin } from '../db/schema/teaching.ts';
import { nextDueIn } from './nextDue.ts';
import { classPlaces, countStates, seatsIn, waitingPositions } from './places/classPlaces.ts';
import type { CallContext } from '../kit/context.ts';
import { actorId } from '../kit/actorId.ts';
import { keptGradeScope, myPlaceScope } from '../enrolment/scope/classRowScope.ts';
import { isAssistant } from './gradeStaff.ts';
import { ownTeacher, teachersOfClass } from '../enrolment/scope/taughtClasses.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export type GradeRow = typeof grade.$inferSelect;
type View = z.input<typeof gradeRow>;

/** Whether places can be taken now: the enrolment window is open, also while the class is running. */
export const isEnrolling = (row: GradeRow, now: Date): boolean =>
  row.published && row.stoppedAt === null && now >= row.enrollStartAt && now < row.enrollEndAt && now < row.endAt;

async function teacherNames({ db, appId }: CallContext, rows: readonly GradeRow[]) {
  const ids = [...new Set(rows.flatMap(teachersOfClass))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: member.id, name: member.name })
          .from(member)
          .where(and(eq(member.appId, appId), inArray(member.id, ids)));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (of: readonly string[]) => of.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : []));
}

async function schoolNames({ db, appId }: CallContext, rows: readonly GradeRow[]) {
  const ids = [...new Set(rows.flatMap(({ orgId }) => orgId ?? []))];
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: organization.id, name: organization.name })
          .from(organization)
          .where(and(eq(organization.appId, appId), inArray(organization.id, ids)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** Places of the caller and their children in these classes. */
async function placesOfMine(context: CallContext, grades: readonly GradeRow[]) {
  const { db, appId, actor } = context;
  const ids = grades.map(({ id }) => id);
  if (actor.kind !== 'member') return new Map<string, View['mine']>();
  const rows = await db
    .select({ place: enrolment, memberName: member.name })
    .from(enrolment)
    .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
    .where(and(myPlaceScope(context), classPlaces(appId, ids)))
    .orderBy(enrolment.id);
  const waitingIn = rows.filter(({ place }) => place.status === ENROLMENT.waiting).map(({ place }) => place.targetId);
  const positions = await waitingPositions(db, appId, waitingIn);
  const ofClass = new Map(grades.map((row) => [row.id, row]));
  const teacherOf = ({ teacherId, targetId }: (typeof rows)[number]['place']): string | null => {
    const row = ofClass.get(targetId);
    return row ? ownTeacher(row, teacherId) : null;
  };
  const teacherIds = rows.flatMap(({ place }) => teacherOf(place) ?? []);
  const teachers =
    teacherIds.length === 0
      ? []
      : await db
          .select({ id: member.id, name: member.name })
          .from(member)
          .where(and(eq(member.appId, appId), inArray(member.id, teacherIds)));
  const names = new Map(teachers.map(({ id, name }) => [id, name]));
  const nextOf = await nextDueIn(
    { db, appId, now: context.services.now() },
    ids,
    rows.map(({ place }) => place.memberId),
  );
  return Map.groupBy(
    rows.map(({ place, memberName }) => ({
      gradeId: place.targetId,
      enrollId: place.id,
      memberId: place.memberId,
      memberName,
      status: place.status,
      position: positions.get(place.id) ?? null,
      groupIds: place.groupIds,
      teacherName: names.get(teacherOf(place) ?? '') ?? null,
      nextDue: nextOf(place.targetId, place.memberId),
    })),
    ({ gradeId }) => gradeId,
  );
}

async function keptAmong(context: CallContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (context.actor.kind === 'anonymous' || context.group === 'oj') return new Set();
  const rows = await context.db
    .select({ id: grade.id })
    .from(grade)
    .where(and(keptGradeScope(context), inArray(grade.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

async function pinnedAmong({ db, appId, actor }: CallContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const personId = actorId(actor);
  if (personId === null) return new Set();
  const rows = await db
    .select({ id: gradePin.gradeId })
    .from(gradePin)
    .where(and(eq(gradePin.appId, appId), eq(gradePin.personId, personId), inArray(gradePin.gradeId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Classes as list rows for the caller. */
export async function gradeViews(context: CallContext, rows: readonly GradeRow[]): Promise<View[]> {
  if (rows.length === 0) return [];
  const { db, appId, services } = context;
  const now = services.now();
  const ids = rows.map(({ id }) => id);
  const countsOf = await countStates(db, appId, ids);
  const namedOf = await teacherNames(context, rows);
  const schools = await schoolNames(context, rows);
  const mine = await placesOfMine(context, rows);
  const kept = await keptAmong(context, ids);
  const pinned = kept.size === 0 ? new Set<string>() : await pinnedAmong(context, ids);
  return rows.map((row) => {
    const counts = countsOf(row.id);
    return {
      id: row.id,
      title: row.title,
      cover: row.cover,
      intro: row.intro,
      status: lifecycleAt(row, now),
      isEnrolling: isEnrolling(row, now),
      orgName: row.orgId === null ? null : (schools.get(row.orgId) ?? null),
      teachers: namedOf(row.teacherIds),
      assistants: namedOf(row.assistantIds),
      enrollStartAt: row.enrollStartAt.toISOString(),
      enrollEndAt: row.enrollEndAt.toISOString(),
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      capacity: row.capacity,
      takenCount: seatsIn(counts),
      waitlist: row.waitlist,
      priceFen: row.priceFen,
      isPublic: row.isPublic,
      sort: row.sort,
      mine: mine.get(row.id) ?? [],
      staff: kept.has(row.id)
        ? {
            version: row.version,
            orgId: row.orgId,
            enrolledCount: counts.get(ENROLMENT.enrolled) ?? 0,
            waitingCount: counts.get(ENROLMENT.waiting) ?? 0,
            quitCount: counts.get(ENROLMENT.quitApplied) ?? 0,
            joinCode: row.joinCode,
            isPinned: pinned.has(row.id),
            isAssistant: isAssistant(context, row),
            stopReason: row.stopReason,
            createdAt: row.createdAt.toISOString(),
            updatedAt: row.updatedAt.toISOString(),
          }
        : null,
    };
  });
}

/** The classes of the next term and of the one before, as far as the caller runs them. */
async function termsOf(context: CallContext, { id, promotedFrom }: GradeRow) {
  const rows = await context.db
    .select({ id: grade.id, title: grade.title, promotedFrom: grade.promotedFrom, stoppedAt: grade.stoppedAt })
    .from(grade)
    .where(and(keptGradeScope(context), or(eq(grade.promotedFrom, id), eq(grade.id, promotedFrom ?? ''))));
  const named = (row: (typeof rows)[number] | undefined) => (row ? { id: row.id, title: row.title } : null);
  return {
    promotedTo: named(rows.find((row) => row.promotedFrom === id && row.stoppedAt === null)),
    promotedFrom: named(rows.find((row) => row.id === promotedFrom)),
  };
}

/** One class with the details of its page. */
export async function gradeView(context: CallContext, row: GradeRow): Promise<z.input<typeof gradeDetail>> {
  const [view] = await gradeViews(context, [row]);
  if (!view) throw new TypeError('a row has a view');
  return {
    ...view,
    serverNow: context.services.now().toISOString(),
    courseId: row.courseId,
    groups: row.groups,
    weights: row.weights,
    levels: row.levels,
    ...(view.staff ? await termsOf(context, row) : { promotedTo: null, promotedFrom: null }),
  };
}

/** Whether a class is over; then it is read-only. */
export const isOver = (row: GradeRow, now: Date): boolean => lifecycleAt(row, now) === LIFECYCLE.ended;
