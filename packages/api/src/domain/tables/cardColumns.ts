import { CARD_STATUS, CARD_TYPE, grantWords, type GrantedRight, HELD_CARD_STATE } from '../cards.ts';
import { priceText } from '../orders/moneyText.ts';
import { choice, column, day, figure, sorted, tag, text } from './column.ts';
import { wholes, yuanOf } from './quantity.ts';

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
  sorted(day('updatedAt', '更新日期')),
];

interface OfMember {
  member: { nameMasked: string; account: string };
}

/** Columns of the table of sold cards. */
export const heldCardColumns = [
  column('member', '姓名', ({ member }: OfMember) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: OfMember) => member.account, { minWidth: 112 }),
  text('name', '会员卡'),
  sorted(day('startDate', '开始')),
  sorted(day('expireDate', '到期')),
  tag('state', '状态', HELD_CARD_STATE),
  text('reason', '终止原因', { minWidth: 160, hidden: true }),
];
