import { choice, count, fields, flag, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { RIGHT_PERIOD, type RightPeriod } from './rights.ts';

/** The audience of a card: a student with linked parents, or an educator. */
export const CARD_TYPE = labelled({ '0': '家长 / 学生', '1': '教育工作者' });
/** Status of a card on sale. */
export const CARD_STATUS = labelled(
  { draft: '草稿', published: '已上架', unpublished: '已下架' },
  { published: 'ok', unpublished: 'warn' },
);
/** State of a card that somebody holds. */
export const HELD_CARD_STATE = labelled(
  { valid: '使用中', waiting: '待生效', expired: '已到期', ended: '已终止' },
  { valid: 'ok', waiting: 'primary', ended: 'bad' },
);

/** Audience of a card, `'0'` or `'1'`; an order for a member of another type is refused (CARD_AUDIENCE). */
export type CardType = ValueIn<typeof CARD_TYPE>;

/** Status of a card: only `published` ones are on sale; cards already sold stay valid in every status. */
export type CardStatus = ValueIn<typeof CARD_STATUS>;

/** State of a held card, computed from its dates; only `valid` cards give rights. */
export type HeldCardState = ValueIn<typeof HELD_CARD_STATE>;

/** Limits of cards: days, price in fen, and counts of rights, quota and tags. */
export const CARD_LIMITS = { days: 1_100, priceFen: 10_000_000, rights: 30, quota: 100_000, tags: 8, tag: 20 } as const;

/** The tag of each audience. Pages select the cards of an audience by it, so every card carries that of its type. */
export const AUDIENCE_TAG = { '0': 'student', '1': 'educational' } as const satisfies Record<CardType, string>;
const AUDIENCE_TAGS: readonly string[] = Object.values(AUDIENCE_TAG);

/** The tags that an operator chose freely. */
export const ownTags = (tags: readonly string[]): string[] => tags.filter((tag) => !AUDIENCE_TAGS.includes(tag));

/** The tags of a card: that of its audience, never that of the other one, then those that an operator chose. */
export const cardTags = (type: CardType, tags: readonly string[]): string[] => [
  AUDIENCE_TAG[type],
  ...new Set(ownTags(tags)),
];

/** A right in a card. Without a quota, the limit of the right itself applies. */
export interface CardRight {
  code: string;
  quota?: number | undefined;
  period?: RightPeriod | undefined;
}

/** A right as granted by a card. `quota` null: without limit. */
export interface GrantedRight {
  code: string;
  name: string;
  quota: number | null;
  period: RightPeriod | null;
}

/** The card as it was sold. Later changes of the card and its rights do not affect it. */
export interface CardSnapshot {
  name: string;
  type: CardType;
  days: number;
  rights: GrantedRight[];
}

/** A grant in words: 不限次数 or 每月 30 次. */
export const grantWords = ({ quota, period }: Pick<GrantedRight, 'quota' | 'period'>): string =>
  quota === null ? '不限次数' : `${RIGHT_PERIOD.label(period ?? 'card')} ${quota} 次`;

/** Fields of a card with amounts in fen, as the calls check them. */
export const cardFields = fields({
  name: text('名称', { required: true, max: 40, oneLine: true }),
  type: choice('适用对象', CARD_TYPE),
  intro: text('介绍', { max: 200, lines: 2, hint: '一两句话，写给买卡的人看。' }),
  priceFen: count('价格', { min: 0, max: CARD_LIMITS.priceFen, unit: '分' }),
  originFen: count('原价', {
    required: false,
    min: 1,
    max: CARD_LIMITS.priceFen,
    unit: '分',
    hint: '没有降价就不填。',
  }),
  days: count('有效天数', { min: 1, max: CARD_LIMITS.days, initial: 365, unit: '天' }),
  sort: count('排序', { min: 0, max: 9_999, initial: 0, hint: '小的排在前面。' }),
  isDefault: flag('推荐', { hint: '同一类卡里只推荐一张，原来推荐的自动取消。' }),
});
