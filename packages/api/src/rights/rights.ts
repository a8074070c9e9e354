import { choice, count, fields, type FormValues, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Kinds of rights on membership cards: without limit, or with a quota per period. */
export const RIGHT_KIND = labelled({ unlimited: '不限次数', quota: '限次数' });

/** Period of a quota; `card`: for the whole validity of the card. */
export const RIGHT_PERIOD = labelled({ day: '每天', month: '每月', card: '整张卡' });

/** Status of a right. */
export const RIGHT_STATUS = labelled(
  { draft: '草稿', published: '已上架', unpublished: '已下架' },
  { published: 'ok', unpublished: 'warn' },
);

/** When the uses of a right count from zero again; days and months are those of Beijing. */
export type RightPeriod = ValueIn<typeof RIGHT_PERIOD>;

/** Status of a right; members see `published` ones only, operators all. */
export type RightStatus = ValueIn<typeof RIGHT_STATUS>;

const isQuota = ({ kind }: FormValues) => kind === 'quota';

/** Fields of a right. */
export const rightFields = fields({
  name: text('名称', { required: true, max: 40, oneLine: true, hint: '持卡人看到的，例如 题解视频。' }),
  code: text('代号', {
    max: 40,
    pattern: /^[a-z][A-Za-z0-9.-]{1,39}$/,
    like: '小写字母开头的 2 到 40 个字母、数字、点或横线',
    hint: '可以不填，由系统取一个；接口按它检查，建好后不能改。',
    fixed: true,
  }),
  kind: choice('限制', RIGHT_KIND),
  period: choice('周期', RIGHT_PERIOD, {
    when: isQuota,
    initial: 'month',
    hint: '到期重新计算；整张卡：有效期内只有这么多。',
  }),
  quota: count('次数', { min: 1, max: 100_000, initial: 30, unit: '次', when: isQuota, hint: '会员卡可以另外规定。' }),
});
