import * as z from 'zod/mini';
import { rightColumns } from './rightColumns.ts';
import { freeQuotaForm } from './freeQuotaForm.ts';
import { RIGHT_KIND, RIGHT_PERIOD, RIGHT_STATUS, rightFields } from './rights.ts';
import { call, resource } from '../kit/contract/call.ts';
import { calling, changesOf, inputOf, shapeOf } from '../kit/contract/inputOf.ts';
import { changes, creates, listsAll, removes, sets, shows } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';

/** A right that membership cards grant, without limit or with a quota per period. */
export const rightRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind: z.enum(RIGHT_KIND.values),
  period: z.nullable(z.enum(RIGHT_PERIOD.values)),
  quota: z.nullable(z.int()),
  status: z.enum(RIGHT_STATUS.values),
  version: z.int(),
  updatedAt: instant,
});

/** All free quotas of an app with one common version. */
const freeQuotas = { version: z.int(), ...shapeOf(freeQuotaForm) };
const freeLabels = Object.fromEntries(Object.entries(freeQuotaForm).map(([name, { label }]) => [name, label]));

/** Only the platform may write; in the other groups the calls exist and are refused. */
const writing = { bms: ['backOffice'], edms: ['nobody'], '': ['nobody'] } as const;
const reading = { bms: ['backOffice'], edms: ['orgManager', 'teacher'], '': ['member'] } as const;
const filters = { keyword: shortText, status: z.enum(RIGHT_STATUS.values) };

/** Calls for rights, which membership cards include. Members, teachers and schools only see published rights. */
export const right = resource('right', {
  create: creates(writing, inputOf(rightFields), ['CODE_TAKEN'], '新建权益，先是草稿'),
  update: changes(writing, changesOf(rightFields), [], '修改权益；代号不能改'),
  delete: removes(writing, ['RIGHT_IN_USE'], '删除没有会员卡包含的权益'),
  publish: sets(writing, [], '上架权益，学生、家长、老师和机构可见'),
  unpublish: sets(writing, [], '下架权益；已有会员卡里的照旧有效'),
  queryById: shows(reading, rightRow, '一项权益；管理账号之外只有已上架的'),
  queryList: listsAll(
    reading,
    rightRow,
    filters,
    '权益列表，不给 size 时返回全部；管理账号之外只有已上架的',
    rightColumns,
  ),
  /** Ours: the free quotas without a card. */
  queryFreeQuotas: call({
    methods: ['GET'],
    mounts: { bms: ['backOffice'] },
    input: z.strictObject({}),
    output: z.object(freeQuotas),
    errors: [],
    summary: '没有会员卡时的免费次数，没有设置过的是平台默认',
  }),
  /** Ours: saves all free quotas atomically. */
  setFreeQuotas: call({
    methods: ['PUT'],
    mounts: { bms: ['backOffice'] },
    input: calling(z.strictObject(freeQuotas), freeLabels),
    output: z.object(freeQuotas),
    errors: ['VERSION_CHANGED'],
    summary: '一次保存全部免费次数；看过之后被别人改过的不覆盖',
  }),
});
