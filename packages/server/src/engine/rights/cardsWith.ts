import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { dateText, monthText } from '@aosai/api/domain/beijing';
import type { Db } from '../../db/open.ts';
import { memberMembership, membership, right } from '../../db/schema/people.ts';
import type { Allowance } from './freeQuota.ts';

type RightRow = Pick<typeof right.$inferSelect, 'kind' | 'period' | 'quota' | 'name'>;

/** What the office says of a right. */
export async function rightOf(db: Db, appId: string, code: string): Promise<RightRow | null> {
  const [row] = await db
    .select({ kind: right.kind, period: right.period, quota: right.quota, name: right.name })
    .from(right)
    .where(and(eq(right.appId, appId), eq(right.code, code), isNull(right.deletedAt)));
  return row ?? null;
}

function periodOf(row: RightRow | null, now: Date): string {
  if (row?.period === 'day') return dateText(now.getTime());
  return row?.period === 'card' ? 'card' : monthText(now.getTime());
}

/** What the cards that a member has now bring of a right, those that end first before the others; null is no limit. */
export async function cardsWith(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  code: string,
  row: RightRow | null,
): Promise<(Allowance | null)[]> {
  const cards = await db
    .select({ id: memberMembership.id, rights: membership.rights })
    .from(memberMembership)
    .innerJoin(
      membership,
      and(eq(membership.appId, memberMembership.appId), eq(membership.id, memberMembership.membershipId)),
    )
    .where(
      and(
        eq(memberMembership.appId, appId),
        eq(memberMembership.memberId, memberId),
        lte(memberMembership.startDate, now),
        gt(memberMembership.expireDate, now),
        isNull(memberMembership.deletedAt),
        sql`${membership.rights} @> ${JSON.stringify([{ code }])}::jsonb`,
      ),
    )
    .orderBy(asc(memberMembership.expireDate), asc(memberMembership.id));
  return cards.map(({ id, rights }) => {
    const own = rights.find((one) => one.code === code)?.quota;
    const quota = own ?? (row?.kind === 'quota' ? row.quota : null);
    if (quota === null) return null;
    return { quota, period: `${id}/${periodOf(row, now)}`, word: '会员卡' };
  });
}
