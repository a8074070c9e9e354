import * as z from 'zod/mini';
import { HELD_CARD_STATE, CARD_TYPE } from './cards.ts';
import { RIGHT_PERIOD } from './rights.ts';
import { resource } from '../kit/contract/call.ts';
import { lists } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';
import { heldCardColumns } from './heldCardColumns.ts';

const office = { bms: ['backOffice'] } as const;
const type = z.enum(CARD_TYPE.values);

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
