import { and, asc, eq, isNull } from 'drizzle-orm';
import { dateText, monthText } from '@aosai/api/kit/beijing';
import type { GrantedRight } from '@aosai/api/rights/cards';
import type { RightPeriod } from '@aosai/api/rights/rights';
import type { Db } from '../db/open.ts';
import { memberMembership as held, right } from '../db/schema/cards.ts';
import { brings, worksNow } from './cards/heldCards.ts';
import type { Allowance } from './freeQuota.ts';

interface Call {
  appId: string;
  now: Date;
}

/** The name of a right; null for an unknown one. */
export async function nameOfRight(db: Db, appId: string, code: string): Promise<string | null> {
  const [row] = await db
    .select({ name: right.name })
    .from(right)
    .where(and(eq(right.appId, appId), eq(right.code, code), isNull(right.deletedAt)));
  return row?.name ?? null;
}

const PERIOD_NOW = {
  day: (now: Date) => dateText(now.getTime()),
  month: (now: Date) => monthText(now.getTime()),
  card: () => 'card',
} as const satisfies Record<RightPeriod, (now: Date) => string>;

/** The key under which uses of a card's right are counted. */
export const periodOfCard = (cardId: string, { period }: Pick<GrantedRight, 'period'>, now: Date): string =>
  `${cardId}/${PERIOD_NOW[period ?? 'card'](now)}`;

/** The allowances of a right by a member's valid cards, cards that end first coming first; null is without limit. */
export async function cardsWith(db: Db, call: Call, memberId: string, code: string): Promise<(Allowance | null)[]> {
  const cards = await db
    .select({ id: held.id, rights: held.rights })
    .from(held)
    .where(and(eq(held.appId, call.appId), worksNow(call.now, memberId), brings(code)))
    .orderBy(asc(held.expireDate), asc(held.id));
  return cards.flatMap(({ id, rights }) => {
    const grant = rights.find((one) => one.code === code);
    if (!grant) return [];
    const { quota } = grant;
    return [quota === null ? null : { quota, period: periodOfCard(id, grant, call.now), word: '会员卡' }];
  });
}

/** Whether a valid card of the member grants a right, with or without a limit. */
export async function hasRight(db: Db, call: Call, memberId: string, code: string): Promise<boolean> {
  const [card] = await db
    .select({ id: held.id })
    .from(held)
    .where(and(eq(held.appId, call.appId), worksNow(call.now, memberId), brings(code)))
    .limit(1);
  return card !== undefined;
}
