import * as z from 'zod/mini';
import { RIGHT_KIND, RIGHT_PERIOD } from './rights.ts';
import { call } from '../kit/contract/call.ts';
import { forOneself } from '../accounts/memberReads.contract.ts';
import { id, instant } from '../kit/contract/shared.ts';

/** Rights that a member has now, of cards and free. */
export const queryCurrentRights = call({
  methods: ['GET'],
  mounts: { '': ['member'] },
  input: forOneself,
  output: z.object({
    /** Rights from membership cards, as sold. */
    rights: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        kind: z.enum(RIGHT_KIND.values),
        /** Null without limit; then `left` is null too. */
        quota: z.nullable(z.int()),
        used: z.int(),
        left: z.nullable(z.int()),
        period: z.nullable(z.enum(RIGHT_PERIOD.values)),
        expireDate: instant,
        /** The cards that grant it, by the id of the held card, with their share; null without limit. */
        cards: z.array(z.object({ id, quota: z.nullable(z.int()), left: z.nullable(z.int()) })),
      }),
    ),
    /** Free rights that every member has. */
    free: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        quota: z.int(),
        used: z.int(),
        left: z.int(),
        period: z.enum(RIGHT_PERIOD.values),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  summary: '自己或孩子现在的权益：会员卡带来的和免费的，各用了几次、还剩几次',
});
