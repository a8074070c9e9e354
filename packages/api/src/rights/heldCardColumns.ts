import { HELD_CARD_STATE } from './cards.ts';
import { column, day, sorted, tag, text } from '../kit/column.ts';

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
