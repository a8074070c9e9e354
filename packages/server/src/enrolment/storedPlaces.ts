import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { enrolment } from '../db/schema/enrolment.ts';

export type PlaceRow = typeof enrolment.$inferSelect;

export const placeIs = (appId: string, id: string): SQL | undefined =>
  and(eq(enrolment.appId, appId), eq(enrolment.id, id));

export const storedPlaces = (appId: string, ids: readonly string[]): SQL | undefined =>
  and(eq(enrolment.appId, appId), inArray(enrolment.id, [...ids]));
