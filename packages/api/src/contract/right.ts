import * as z from 'zod/mini';
import { MAX_PAGE_SIZE } from '../domain/constants.ts';
import { RIGHT_KINDS, RIGHT_PERIODS, RIGHT_STATUS_VALUES } from '../domain/rights.ts';
import { call, resource } from './call.ts';
import { rightsCode, rightsName } from './role.ts';
import { done, id, idInput, instant, pageKeys, pageOf, shortText } from './shared.ts';

const kind = z.enum(RIGHT_KINDS);
const period = z.nullable(z.enum(RIGHT_PERIODS));
const quota = z.nullable(z.int().check(z.minimum(1, '次数为 1 到 100000'), z.maximum(100_000, '次数为 1 到 100000')));
const status = z.enum(RIGHT_STATUS_VALUES);

/** Something that membership cards allow, without limit or so many times a period. */
export const rightRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  kind,
  period,
  quota,
  status,
  version: z.int(),
  updatedAt: instant,
});

/** A quota needs its number and its period; what is without limit has neither. */
const isWhole = (value: { kind: string; period: string | null; quota: number | null }) =>
  value.kind === 'quota'
    ? value.period !== null && value.quota !== null
    : value.period === null && value.quota === null;
const WHOLE = '限次数的权益要填次数和周期；不限次数的两项都不填';

/** Writes are the platform's; under the other prefixes they exist and are refused. */
const writing = { bms: ['backOffice'], edms: ['nobody'], '': ['nobody'] } as const;
const reading = { bms: ['backOffice'], edms: ['orgManager', 'teacher'], '': ['member'] } as const;

export const right = resource('right', {
  create: call({
    methods: ['POST'],
    mounts: writing,
    input: z
      .strictObject({ code: rightsCode, name: rightsName, kind, period, quota })
      .check(z.refine(isWhole, { error: WHOLE, path: ['quota'] })),
    output: done,
    errors: ['CODE_TAKEN'],
    summary: '新建权益，先是草稿',
  }),
  update: call({
    methods: ['PUT'],
    mounts: writing,
    input: z
      .strictObject({ id, version: z.int(), name: rightsName, kind, period, quota })
      .check(z.refine(isWhole, { error: WHOLE, path: ['quota'] })),
    output: done,
    errors: ['NOT_FOUND', 'VERSION_CHANGED'],
    summary: '修改权益；编码不能改',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: writing,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', 'RIGHT_IN_USE'],
    summary: '删除没有会员卡包含的权益',
  }),
  publish: call({
    methods: ['PUT'],
    mounts: writing,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '上架权益，会员和机构可见',
  }),
  unpublish: call({
    methods: ['PUT'],
    mounts: writing,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '下架权益；已有会员卡里的照旧有效',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: reading,
    input: idInput,
    output: rightRow,
    errors: ['NOT_FOUND'],
    summary: '一项权益；后台之外只有已上架的',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: reading,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      /** All of them without it: the site asks so. */
      size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
      keyword: z.optional(shortText),
      status: z.optional(status),
    }),
    output: pageOf(rightRow),
    errors: ['VALIDATION'],
    summary: '权益列表，不给 size 时返回全部；后台之外只有已上架的',
  }),
});
