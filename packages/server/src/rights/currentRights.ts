import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { GrantedRight } from '@aosai/api/rights/cards';
import { type CountedRight, FREE_QUOTAS } from '@aosai/api/platform/freeQuotas';
import type { RightPeriod } from '@aosai/api/rights/rights';
import type { Db } from '../db/open.ts';
import { memberMembership as held, right } from '../db/schema/cards.ts';
import { memberRightUsage as usage } from '../db/schema/practice.ts';
import { worksNow } from './cards/heldCards.ts';
import { periodOfCard } from './cardsWith.ts';
import { freeQuota } from './freeQuota.ts';

interface Call {
  appId: string;
  now: Date;
}

interface Counter {
  code: string;
  name: string;
  used: number;
}

/** What one card grants of a right, and what is left of it; null without limit. */
interface CardShare {
  id: string;
  quota: number | null;
  left: number | null;
}

/** The sum of a right over a member's valid cards; without a quota there is no limit. */
export interface CurrentRight extends Counter {
  kind: 'unlimited' | 'quota';
  quota: number | null;
  left: number | null;
  period: RightPeriod | null;
  /** The last end of the cards that grant it. */
  expireDate: Date;
  /** The cards that grant it, those that end first coming first. */
  cards: CardShare[];
}

/** Everybody's share of a right, without a card. */
export interface FreeShare extends Counter {
  quota: number;
  left: number;
  period: RightPeriod;
}

interface Brought {
  id: string;
  grant: GrantedRight;
  used: number;
  expireDate: Date;
}

const leftOfCard = ({ grant, used }: Brought) => (grant.quota === null ? null : Math.max(0, grant.quota - used));

function together(code: string, name: string, all: readonly Brought[]): CurrentRight {
  const isUnlimited = all.some(({ grant }) => grant.quota === null);
  const sum = (of: (one: Brought) => number) => all.reduce((total, one) => total + of(one), 0);
  const quota = sum(({ grant }) => grant.quota ?? 0);
  return {
    code,
    name,
    kind: isUnlimited ? 'unlimited' : 'quota',
    quota: isUnlimited ? null : quota,
    used: sum(({ used }) => used),
    left: isUnlimited ? null : sum((one) => leftOfCard(one) ?? 0),
    period: isUnlimited ? null : (all[0]?.grant.period ?? null),
    expireDate: new Date(Math.max(...all.map(({ expireDate }) => expireDate.getTime()))),
    cards: all.map((one) => ({ id: one.id, quota: one.grant.quota, left: leftOfCard(one) })),
  };
}

/** A member's rights now, with their use: from cards as they were sold, and the free shares. */
export async function currentRights(
  db: Db,
  call: Call,
  memberId: string,
): Promise<{ rights: CurrentRight[]; free: FreeShare[] }> {
  const cards = await db
    .select({ id: held.id, rights: held.rights, expireDate: held.expireDate })
    .from(held)
    .where(and(eq(held.appId, call.appId), worksNow(call.now, memberId)))
    .orderBy(asc(held.expireDate), asc(held.id));
  const counted = await db
    .select({ code: usage.code, period: usage.period, used: usage.used })
    .from(usage)
    .where(and(eq(usage.appId, call.appId), eq(usage.memberId, memberId)));
  const usedOf = new Map<string, number>(counted.map(({ code, period, used }) => [`${code} ${period}`, used]));
  const brought = new Map<string, Brought[]>();
  for (const { id, rights, expireDate } of cards)
    for (const grant of rights) {
      const used = usedOf.get(`${grant.code} ${periodOfCard(id, grant, call.now)}`) ?? 0;
      brought.set(grant.code, [...(brought.get(grant.code) ?? []), { id, grant, used, expireDate }]);
    }
  const codes = [...new Set([...brought.keys(), ...Object.keys(FREE_QUOTAS)])];
  const named = await db
    .select({ code: right.code, name: right.name })
    .from(right)
    .where(and(eq(right.appId, call.appId), inArray(right.code, codes), isNull(right.deletedAt)));
  const nameOf = new Map(named.map(({ code, name }) => [code, name]));
  const free: FreeShare[] = [];
  for (const [code, { label, period }] of Object.entries(FREE_QUOTAS)) {
    const share = await freeQuota(db, call, code as CountedRight);
    const used = usedOf.get(`${code} ${share.period}`) ?? 0;
    const { quota } = share;
    free.push({ code, name: nameOf.get(code) ?? label, quota, used, left: Math.max(0, quota - used), period });
  }
  const rights = [...brought].map(([code, all]) => together(code, nameOf.get(code) ?? all[0]?.grant.name ?? code, all));
  return { rights, free };
}
