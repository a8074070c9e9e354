import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CardRight, CardSnapshot, GrantedRight } from '@aosai/api/rights/cards';
import type { Db } from '../../db/open.ts';
import { membership, right } from '../../db/schema/cards.ts';

type CardRow = Pick<typeof membership.$inferSelect, 'appId' | 'name' | 'type' | 'days' | 'rights'>;

/** The current rights by code. */
export async function rightsByCode(db: Db, appId: string, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, typeof right.$inferSelect>();
  const rows = await db
    .select()
    .from(right)
    .where(and(eq(right.appId, appId), inArray(right.code, [...new Set(codes)]), isNull(right.deletedAt)));
  return new Map(rows.map((row) => [row.code, row]));
}

/** A right as a card grants it: with the card's quota, or else the right's. */
export function grantOf(
  { code, quota, period }: CardRight,
  known: Awaited<ReturnType<typeof rightsByCode>>,
): GrantedRight {
  const row = known.get(code);
  const name = row?.name ?? code;
  if (quota !== undefined) return { code, name, quota, period: period ?? row?.period ?? 'month' };
  return row?.kind === 'quota'
    ? { code, name, quota: row.quota, period: row.period ?? 'month' }
    : { code, name, quota: null, period: null };
}

/** The current offer of a card, as it is stored with an order. */
export async function cardSnapshot(db: Db, { appId, name, type, days, rights }: CardRow): Promise<CardSnapshot> {
  const known = await rightsByCode(
    db,
    appId,
    rights.map(({ code }) => code),
  );
  return { name, type, days, rights: rights.map((one) => grantOf(one, known)) };
}
