import * as z from 'zod/mini';
import { CARD_LIMITS, CARD_STATUS, CARD_TYPE, type CardRight, cardFields, ownTags } from '../rights/cards.ts';
import { cardColumns } from './cardColumns.ts';
import { resource } from '../kit/contract/call.ts';
import { changes, creates, lists, removes, sets, shows } from '../kit/contract/kinds.ts';
import { id, instant, shortText, versionRead } from '../kit/contract/shared.ts';
import { grantedRight } from '../rights/memberMembership.contract.ts';
import { RIGHT_PERIOD } from '../rights/rights.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';

const quota = z.int('次数要是整数').check(z.minimum(1, '次数至少是 1'), z.maximum(CARD_LIMITS.quota, '次数太大'));

const cardRight: z.ZodMiniType<CardRight, CardRight> = z
  .strictObject({
    code: z.string().check(z.regex(/^[a-z][A-Za-z0-9.-]{1,39}$/, '权益代号不正确')),
    quota: z.optional(quota),
    period: z.optional(z.enum(RIGHT_PERIOD.values)),
  })
  .check(z.refine(({ quota: own, period }) => period === undefined || own !== undefined, '写了周期就要写次数'));

const tag = z.string().check(z.trim(), z.minLength(1, '标签不能为空'), z.maxLength(CARD_LIMITS.tag, '标签太长'));

const card = {
  ...shapeOf(cardFields),
  tags: z
    .array(tag)
    .check(z.refine((all) => ownTags(all).length <= CARD_LIMITS.tags, `标签最多 ${CARD_LIMITS.tags} 个`)),
  rights: z.array(cardRight).check(
    z.minLength(1, '请至少选择一项权益'),
    z.maxLength(CARD_LIMITS.rights, '权益太多'),
    z.refine((all) => new Set(all.map(({ code }) => code)).size === all.length, '同一项权益只能写一次'),
  ),
};

const isLowered = z.refine<{ originFen: number | null; priceFen: number }>(
  ({ originFen, priceFen }) => originFen === null || originFen > priceFen,
  { error: '原价要高于现价，没有降价就不填', path: ['originFen'] },
);

/** A card as the office creates or changes it: form fields, tags and rights. */
const newCard = z.strictObject(card).check(isLowered);
/** A changed card: id and version as read, form fields, tags and rights. */
const changedCard = z.strictObject({ ...versionRead, ...card }).check(isLowered);

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
