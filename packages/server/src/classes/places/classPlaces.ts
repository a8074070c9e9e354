import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { ACTIVE_ENROLMENT, ENROLMENT, type EnrolmentStatus, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Selects the places of these classes. */
export const classPlaces = (appId: string, gradeIds: readonly string[]): SQL | undefined =>
  and(
    eq(enrolment.appId, appId),
    eq(enrolment.kind, 'grade'),
    inArray(enrolment.targetId, [...gradeIds]),
    isNull(enrolment.deletedAt),
  );

/** Selects places and waiting-list entries. */
export const activePlace = (): SQL => inArray(enrolment.status, [...ACTIVE_ENROLMENT]);

/** The number of a class's places by state. */
export type StateCounts = ReadonlyMap<EnrolmentStatus, number>;

export async function countStates(
  db: Db,
  appId: string,
  gradeIds: readonly string[],
): Promise<(gradeId: string) => StateCounts> {
  const rows =
    gradeIds.length === 0
      ? []
      : await db
          .select({ gradeId: enrolment.targetId, status: enrolment.status, places: count() })
          .from(enrolment)
          .where(classPlaces(appId, gradeIds))
          .groupBy(enrolment.targetId, enrolment.status);
  const all = new Map<string, Map<EnrolmentStatus, number>>();
  for (const { gradeId, status, places } of rows) {
    const counts = all.get(gradeId) ?? new Map<EnrolmentStatus, number>();
    counts.set(status, places);
    all.set(gradeId, counts);
  }
  return (gradeId) => all.get(gradeId) ?? new Map<EnrolmentStatus, number>();
}

const sumOf = (counts: StateCounts, states: readonly EnrolmentStatus[]): number =>
  states.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);

export const seatsIn = (counts: StateCounts): number => sumOf(counts, SEATED_ENROLMENT);
export const placesIn = (counts: StateCounts): number => sumOf(counts, ACTIVE_ENROLMENT);

/** Positions on the waiting lists of these classes, by place; 1 is next. */
export async function waitingPositions(
  db: Db,
  appId: string,
  gradeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (gradeIds.length === 0) return new Map();
  const order = sql<number>`row_number() over (partition by ${enrolment.targetId} order by ${enrolment.waitingAt}, ${enrolment.id})`;
  const rows = await db
    .select({ id: enrolment.id, position: order.mapWith(Number) })
    .from(enrolment)
    .where(and(classPlaces(appId, gradeIds), eq(enrolment.status, ENROLMENT.waiting)));
  return new Map(rows.map(({ id, position }) => [id, position]));
}
