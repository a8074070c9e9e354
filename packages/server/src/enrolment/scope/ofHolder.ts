import { type AnyColumn, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';

/** Rows of the platform or of any school, by the column with the school's id; undefined filters nothing. */
export const ofHolder = (orgId: AnyColumn, holder: HeldBy | undefined): SQL | undefined => {
  if (holder === undefined) return undefined;
  return holder === 'platform' ? isNull(orgId) : isNotNull(orgId);
};
