import * as z from 'zod/mini';
import { HELD_CARD_STATE, CARD_TYPE } from './cards.ts';
import { RIGHT_PERIOD } from './rights.ts';
import { resource } from '../kit/contract/call.ts';
import { lists } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';
import { column, day, sorted, tag, text } from '../kit/column.ts';

interface OfMember {
  member: { nameMasked: string; account: string };
}

/** Columns of the table of sold cards. */
const heldCardColumns = [
  column('member', '姓名', ({ member }: OfMember) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: OfMember) => member.account, { minWidth: 112 }),
  text('name', '会员卡'),
  sorted(day('startDate', '开始')),
  sorted(day('expireDate', '到期')),
  tag('state', '状态', HELD_CARD_STATE),
  text('reason', '终止原因', { minWidth: 160, hidden: true }),
];

const office = { bms: ['backOffice'] } as const;
const type = z.enum(CARD_TYPE.values);

/** A right of a card. `quota` counts uses per `period`; both are null without limit. */
export const grantedRight = z.object({
  code: z.string(),
  name: z.string(),
  /** Null without limit. */
  quota: z.nullable(z.int()),
  period: z.nullable(z.enum(RIGHT_PERIOD.values)),
});

const heldCardRow = z.object({
  id,
  memberId: id,
  member: z.object({ id, nameMasked: z.string(), account: z.string() }),
  membershipId: id,
  name: z.string(),
  type,
  rights: z.array(grantedRight),
  startDate: instant,
  expireDate: instant,
  state: z.enum(HELD_CARD_STATE.values),
  /** When the card ended early because of a refund. */
  endedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  orderId: z.nullable(id),
  createdAt: instant,
  version: z.int(),
});

/** Cards that people hold or held, as they were sold. */
export const memberMembership = resource('memberMembership', {
  queryList: lists(
    { '': ['member', 'backOffice'], ...office },
    heldCardRow,
    { memberId: id, membershipId: id, type, state: z.enum(HELD_CARD_STATE.values), keyword: shortText },
    '持有的会员卡：自己的，监护人看孩子的，管理账号全部',
    heldCardColumns,
  ),
});
