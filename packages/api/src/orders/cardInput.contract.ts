import * as z from 'zod/mini';
import { CARD_LIMITS, type CardRight, cardFields, ownTags } from '../rights/cards.ts';
import { RIGHT_PERIOD } from '../rights/rights.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { seen } from '../kit/contract/shared.ts';

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
export const newCard = z.strictObject(card).check(isLowered);
/** A changed card: id and version as read, form fields, tags and rights. */
export const changedCard = z.strictObject({ ...seen, ...card }).check(isLowered);
