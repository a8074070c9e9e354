import * as z from 'zod/mini';
import { CARD_LIMITS, CARD_STATUS, CARD_TYPE } from '../rights/cards.ts';
import { cardColumns } from './cardColumns.ts';
import { resource } from '../kit/contract/call.ts';
import { changes, creates, lists, removes, sets, shows } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';
import { changedCard, newCard } from './cardInput.contract.ts';
import { grantedRight } from '../rights/memberMembership.contract.ts';

/** A card on sale, with the rights that a sale would grant now. */
export const cardRow = z.object({
  id,
  name: z.string(),
  type: z.enum(CARD_TYPE.values),
  tags: z.array(z.string()),
  priceFen: z.int(),
  originFen: z.nullable(z.int()),
  days: z.int(),
  /** `isOwn`: the card sets its own quota instead of the right's. */
  rights: z.array(z.extend(grantedRight, { isOwn: z.boolean() })),
  intro: z.nullable(z.string()),
  sort: z.int(),
  isDefault: z.boolean(),
  status: z.enum(CARD_STATUS.values),
  /** Number of sold cards; null except for the office. */
  soldCount: z.nullable(z.int()),
  version: z.int(),
  updatedAt: instant,
});

const office = { bms: ['backOffice'] } as const;
const reading = { '': ['anyone'], ...office } as const;
const type = z.enum(CARD_TYPE.values);

/** Cards on sale. They are edited in place, because a sale stores a snapshot. */
export const membership = resource('membership', {
  create: creates(office, newCard, ['VALIDATION', 'VERSION_CHANGED'], '新建会员卡，先是草稿'),
  update: changes(office, changedCard, ['VALIDATION'], '修改会员卡；已经卖出的卡不变'),
  delete: removes(office, ['CARD_SOLD'], '删除一张从没有卖出的会员卡'),
  publish: sets(office, [], '上架会员卡，所有人可见'),
  unpublish: sets(office, [], '下架会员卡；已经卖出的照旧有效'),
  queryById: shows(reading, cardRow, '一张会员卡；管理账号之外只有已上架的'),
  queryList: lists(
    reading,
    cardRow,
    {
      keyword: shortText,
      type,
      /** Cards with at least one of these tags. */
      tags: z.array(z.string().check(z.maxLength(CARD_LIMITS.tag))).check(z.maxLength(CARD_LIMITS.tags)),
      status: z.enum(CARD_STATUS.values),
    },
    '会员卡列表，按排序；管理账号之外只有已上架的',
    cardColumns,
  ),
});
