import { and, eq, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { HeldCardState } from '@aosai/api/rights/cards';
import { memberMembership as held } from '../../db/schema/cards.ts';

type Period = Pick<typeof held.$inferSelect, 'startDate' | 'expireDate' | 'endedAt'>;

/** The state of a held card. */
export function heldState({ startDate, expireDate, endedAt }: Period, now: Date): HeldCardState {
  if (endedAt !== null) return 'ended';
  if (expireDate < now) return 'expired';
  return startDate > now ? 'waiting' : 'valid';
}

/** The filter for `heldState`. */
export function isInState(state: HeldCardState, now: Date): SQL | undefined {
  if (state === 'ended') return sql`${held.endedAt} is not null`;
  const runs = isNull(held.endedAt);
  if (state === 'expired') return and(runs, lt(held.expireDate, now));
  return and(runs, gte(held.expireDate, now), state === 'waiting' ? gt(held.startDate, now) : lte(held.startDate, now));
}

/** Selects a member's cards that are valid now. */
export const worksNow = (now: Date, memberId: string): SQL | undefined =>
  and(eq(held.memberId, memberId), isNull(held.deletedAt), isInState('valid', now));

/** Selects cards that grant a right. */
export const brings = (code: string): SQL => sql`${held.rights} @> ${JSON.stringify([{ code }])}::jsonb`;
