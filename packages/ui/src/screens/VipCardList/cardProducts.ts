import type { MembershipType } from '../../patterns/VipCard/audiences.ts';

/** What a card opens; without a quota as often as one likes. */
interface CardRight {
  code: string;
  name: string;
  /** In words: 每月 8 场. */
  quota?: string;
}

/** A card on sale. */
export interface CardProduct {
  id: string;
  name: string;
  priceFen: number;
  /** The price before; null when it is not lowered. */
  beforeFen: number | null;
  days: number;
  /** The one that is advised. */
  isDefault: boolean;
  intro: string | null;
  rights: readonly CardRight[];
}

/** What everybody has of a right without a card: 每天 30 次. */
export interface FreeRight {
  code: string;
  name: string;
  quota: string;
}

/** A card that one has, or had. */
export interface HeldCard {
  id: string;
  membershipId: string;
  name: string;
  type: MembershipType;
  /** ISO 8601 instant: the end of the last renewal. */
  validUntil: string;
  /** Where it would end after one more renewal, as 2028-03-01; null where the card is not on sale. */
  renewedUntil: string | null;
  rights: readonly CardRight[];
}

const PERIODS: Record<number, string> = { 30: '月', 31: '月', 90: '季', 365: '年', 366: '年' };

/** 年, 月, or 45 天. */
export const periodText = (days: number): string => PERIODS[days] ?? `${days} 天`;

/** Every right that one of the cards gives or that is free, in the order of the first that has it. */
export const comparedRights = (
  cards: readonly { rights: readonly { code: string; name: string }[] }[],
  free: readonly FreeRight[],
): { code: string; name: string }[] => [
  ...new Map(
    [...cards.flatMap(({ rights }) => rights), ...free].map(({ code, name }) => [code, { code, name }] as const),
  ).values(),
];
