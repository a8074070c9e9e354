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
  rights: readonly CardRight[];
}

/** A card that one has, or had. */
export interface HeldCard {
  id: string;
  membershipId: string;
  name: string;
  type: MembershipType;
  /** ISO 8601 instant. */
  validUntil: string;
  rights: readonly CardRight[];
}

const PERIODS: Record<number, string> = { 30: '月', 31: '月', 90: '季', 365: '年', 366: '年' };

/** 年, 月, or 45 天. */
export const periodText = (days: number): string => PERIODS[days] ?? `${days} 天`;

/** Every right that one of the cards gives, in the order of the first card that has it. */
export const comparedRights = (cards: readonly CardProduct[]): { code: string; name: string }[] => [
  ...new Map(cards.flatMap(({ rights }) => rights.map(({ code, name }) => [code, { code, name }] as const))).values(),
];
