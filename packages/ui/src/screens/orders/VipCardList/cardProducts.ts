import type { MembershipType } from '../VipCard/audiences.ts';

/** A right of a card; without a quota it is unlimited. */
interface CardRight {
  code: string;
  name: string;
  /** The quota in words: 每月 8 场. */
  quota?: string;
}

/** A card on sale. */
export interface CardProduct {
  id: string;
  name: string;
  priceFen: number;
  /** The price before a reduction; null without one. */
  beforeFen: number | null;
  days: number;
  /** True for the recommended card. */
  isDefault: boolean;
  intro: string | null;
  rights: readonly CardRight[];
}

/** Quota of a right without a card: 每天 30 次. */
export interface FreeRight {
  code: string;
  name: string;
  quota: string;
}

/** A card that somebody holds or held. */
export interface HeldCard {
  id: string;
  membershipId: string;
  name: string;
  type: MembershipType;
  /** ISO 8601 instant at which the last renewal ends. */
  validUntil: string;
  /** End after one more renewal, as 2028-03-01; null if the card is not on sale. */
  renewedUntil: string | null;
  rights: readonly CardRight[];
}

const PERIODS: Record<number, string> = { 30: '月', 31: '月', 90: '季', 365: '年', 366: '年' };

/** Formats a period: 年, 月, or 45 天. */
export const periodText = (days: number): string => PERIODS[days] ?? `${days} 天`;

/** Every right of the cards and every free right, in the order of first occurrence. */
export const comparedRights = (
  cards: readonly { rights: readonly { code: string; name: string }[] }[],
  free: readonly FreeRight[],
): { code: string; name: string }[] => [
  ...new Map(
    [...cards.flatMap(({ rights }) => rights), ...free].map(({ code, name }) => [code, { code, name }] as const),
  ).values(),
];
