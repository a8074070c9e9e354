import { CARD_STATUS, CARD_TYPE, grantWords, type GrantedRight } from '../rights/cards.ts';
import { priceText } from '../kit/moneyText.ts';
import { choice, column, day, figure, sorted, tag, text } from '../kit/column.ts';
import { wholes, yuanOf } from '../kit/quantity.ts';

const rightWords = ({ rights }: { rights: readonly GrantedRight[] }): string =>
  rights.map((right) => `${right.name}（${grantWords(right)}）`).join('、');

/** Columns of the table of membership cards. */
export const cardColumns = [
  sorted(text('name', '名称')),
  choice('type', '适用对象', CARD_TYPE),
  sorted(
    column('priceFen', '价格', ({ priceFen }: { priceFen: number }) => priceText(priceFen), {
      numeric: true,
      quantity: yuanOf(({ priceFen }) => priceFen),
      minWidth: 96,
    }),
  ),
  sorted(
    column('days', '有效期', ({ days }: { days: number }) => `${days} 天`, {
      numeric: true,
      minWidth: 80,
      quantity: wholes(({ days }) => days, '天'),
    }),
  ),
  column('rights', '权益', rightWords, { minWidth: 240, hidden: true }),
  column('isDefault', '推荐', ({ isDefault }: { isDefault: boolean }) => (isDefault ? '是' : ''), { minWidth: 64 }),
  column('soldCount', '已售', ({ soldCount }: { soldCount: number | null }) => String(soldCount ?? 0), {
    numeric: true,
    quantity: wholes(({ soldCount }) => soldCount ?? 0),
  }),
  sorted(figure('sort', '排序')),
  tag('status', '状态', CARD_STATUS),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
