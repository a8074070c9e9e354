import { CARD_LIMITS, CARD_TYPE, type CardRight, cardTags, type CardType, ownTags } from '../rights/cards.ts';
import { choice, count, fields, flag, type FormOf, text } from '../kit/fields.ts';
import { fenOf, YUAN, yuanOf } from '../kit/yuan.ts';

const LIKE_YUAN = '0 到 100000 元，最多两位小数';

/** Fields of a card as an operator fills them in: amounts in yuan, tags in one line. Rights are edited separately. */
export const cardForm = fields({
  name: text('名称', { required: true, max: 40, oneLine: true }),
  type: choice('适用对象', CARD_TYPE),
  price: text('价格（元）', { required: true, max: 9, pattern: YUAN, like: LIKE_YUAN, typed: 'numeric' }),
  origin: text('原价（元）', {
    max: 9,
    pattern: YUAN,
    like: LIKE_YUAN,
    typed: 'numeric',
    hint: '降价时划掉的价格，没有降价就不填。',
    rule: (value, { price }) =>
      typeof value === 'string' && typeof price === 'string' && value !== '' && Number(value) <= Number(price)
        ? '原价要高于现价'
        : null,
  }),
  days: count('有效天数', { min: 1, max: CARD_LIMITS.days, initial: 365, unit: '天' }),
  intro: text('介绍', { max: 200, lines: 2, hint: '一两句话，写给买卡的人看。' }),
  tags: text('标签', {
    max: 120,
    oneLine: true,
    hint: '用空格分开。适用对象不用写，会自动加上。',
  }),
  sort: count('排序', { min: 0, max: 9_999, initial: 0, hint: '小的排在前面。' }),
  isDefault: flag('推荐这张卡', { hint: '同一类里只推荐一张，原来推荐的自动取消。' }),
});

const tagsOf = (text: string): string[] => text.split(/[\s,，、]+/).filter((tag) => tag !== '');

/** A card in the form of the calls: amounts in fen. */
export interface WrittenCard {
  name: string;
  type: CardType;
  tags: string[];
  intro: string | null;
  priceFen: number;
  originFen: number | null;
  days: number;
  sort: number;
  isDefault: boolean;
  rights: CardRight[];
}

/** Converts a card into values of the form. */
export const formOfCard = ({ priceFen, originFen, tags, ...card }: WrittenCard) => ({
  ...card,
  price: yuanOf(priceFen),
  origin: originFen === null ? null : yuanOf(originFen),
  tags: ownTags(tags).join(' '),
});

/** Converts values of the form into a card. */
export const cardOfForm = (
  { price, origin, tags, ...form }: FormOf<typeof cardForm>,
  rights: CardRight[],
): WrittenCard => ({
  ...form,
  priceFen: fenOf(price),
  originFen: origin === null ? null : fenOf(origin),
  tags: cardTags(form.type, tagsOf(tags ?? '')),
  rights,
});
