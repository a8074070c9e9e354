import type { Client } from '@aosai/api/client/client';
import { dateText } from '@aosai/api/kit/beijing';
import { AUDIENCE_TAG, grantWords } from '@aosai/api/rights/cards';
import { DAY_MS, MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { RIGHT_PERIOD } from '@aosai/api/rights/rights';
import type { CardProduct, FreeRight, HeldCard } from '@aosai/ui/screens/orders/VipCardList';

type Held = Awaited<ReturnType<Client['memberMembership']['queryList']>>['content'][number];
type Rights = Awaited<ReturnType<Client['member']['queryCurrentRights']>>;
type Product = Awaited<ReturnType<Client['membership']['queryList']>>['content'][number];

const inWords = (right: {
  code: string;
  name: string;
  quota: number | null;
  period: Product['rights'][0]['period'];
}) => ({
  code: right.code,
  name: right.name,
  ...(right.quota !== null && { quota: grantWords(right) }),
});

/** Cards on sale for an audience, for the comparison. */
export async function productsOf(calls: Client, type: Product['type']): Promise<CardProduct[]> {
  const { content } = await calls.membership.queryList({
    type,
    tags: [AUDIENCE_TAG[type]],
    sort: ['sort,asc'],
    size: MAX_PAGE_SIZE,
  });
  return content.map(({ id, name, priceFen, originFen, days, isDefault, intro, rights }) => ({
    id,
    name,
    priceFen,
    days,
    isDefault,
    intro,
    beforeFen: originFen,
    rights: rights.map(inWords),
  }));
}

/** A card and its renewals as one, with what is left of each of its own rights. */
function heldCard(periods: readonly [Held, ...Held[]], rights: Rights, products: readonly CardProduct[]): HeldCard {
  const [first] = periods;
  const until = Math.max(...periods.map(({ expireDate }) => Date.parse(expireDate)));
  const product = products.find(({ id }) => id === first.membershipId);
  const isValid = periods.some(({ state }) => state === 'valid');
  const held = periods.map(({ id }) => id);
  const leftOf = (code: string) => {
    const shares = rights.rights.find((right) => right.code === code)?.cards ?? [];
    const share = shares.find(({ id }) => held.includes(id));
    return typeof share?.left === 'number' ? `，还剩 ${share.left} 次` : '';
  };
  return {
    id: first.id,
    membershipId: first.membershipId,
    name: first.name,
    type: first.type,
    validUntil: new Date(until).toISOString(),
    renewedUntil: product && isValid ? dateText(until + product.days * DAY_MS) : null,
    rights: first.rights.map(({ code, name, quota, period }) => ({
      code,
      name,
      ...(quota !== null && { quota: `${grantWords({ quota, period })}${leftOf(code)}` }),
    })),
  };
}

const ORDER = { valid: 0, waiting: 1, expired: 2, ended: 3 };

/** The cards a person holds, valid ones first; of a card that has expired only the last period is listed. */
export function heldCards(rows: readonly Held[], rights: Rights, products: readonly CardProduct[]): HeldCard[] {
  const byCard = new Map<string, [Held, ...Held[]]>();
  for (const row of rows.toSorted((one, other) => ORDER[one.state] - ORDER[other.state])) {
    const known = byCard.get(row.membershipId);
    if (row.state === 'ended' || (known && row.state === 'expired')) continue;
    byCard.set(row.membershipId, known ? [...known, row] : [row]);
  }
  return [...byCard.values()].map((periods) => heldCard(periods, rights, products));
}

/** Rights everyone has without a card; rights with a quota of 0 are left out. */
export const freeRights = ({ free }: Rights): FreeRight[] =>
  free.flatMap(({ code, name, quota, period }) =>
    quota === 0 ? [] : [{ code, name, quota: `${RIGHT_PERIOD.label(period)} ${quota} 次` }],
  );
