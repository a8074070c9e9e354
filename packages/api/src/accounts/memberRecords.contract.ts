import * as z from 'zod/mini';
import { blacklistColumns } from './blacklistColumns.ts';
import { documentColumns } from './documentColumns.ts';
import { pointsColumns } from './pointsColumns.ts';
import { call, resource } from '../kit/contract/call.ts';
import { changes, creates, lists, removes, sets, shows } from '../kit/contract/kinds.ts';
import { id, instant, shortText } from '../kit/contract/shared.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import {
  BLACKLIST_SCOPE,
  BLACKLIST_STATE,
  DOCUMENT_STATUS,
  documentFields,
  POINTS_TURN,
  pointsFields,
  restrictionFields,
} from './memberRecords.ts';

const version = z.int().check(z.positive());
const changed = z.object({ id, version: z.int() });
const { reason } = shapeOf(restrictionFields);
const scope = z.enum(BLACKLIST_SCOPE.values);
const state = z.enum(BLACKLIST_STATE.values);
const { kind, title } = shapeOf(documentFields);
const requestId = z.string().check(z.regex(/^[0-9A-Za-z-]{20,40}$/, '请求编号不正确'));
const { account, delta, reason: pointsReason } = shapeOf(pointsFields);
const someDelta = delta.check(z.refine((points) => points !== 0, '积分不能是 0'));
const status = z.enum(DOCUMENT_STATUS.values);
const fileName = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确'));
const office = { bms: ['backOffice'] } as const;

const maskedMember = z.object({ id, nameMasked: z.string(), account: z.string() });

const blacklistRow = z.object({
  id,
  member: maskedMember,
  scope,
  reason: z.string(),
  until: z.nullable(instant),
  state,
  createdAt: instant,
  version: z.int(),
});
const blacklistFilters = {
  memberId: id,
  scope,
  state,
  /** Part of the name, or a complete mobile number or account. */
  keyword: shortText,
};

/** Temporary restrictions: a member must not sign in, submit or enroll. */
export const memberBlacklist = resource('memberBlacklist', {
  create: {
    ...creates(
      office,
      z.strictObject({ memberId: id, scope, reason, until: z.nullable(instant) }),
      ['NOT_FOUND', 'VALIDATION'],
      '限制一个账号登录、提交评测或报名，到期自动解除；限制登录时立即退出',
    ),
    output: changed,
  },
  update: {
    ...changes(
      office,
      z.strictObject({
        id,
        version,
        scope: z.optional(scope),
        reason: z.optional(reason),
        until: z.optional(z.nullable(instant)),
      }),
      ['VALIDATION'],
      '修改限制的范围、原因或到期时间',
    ),
    output: changed,
  },
  delete: removes(office, [], '解除限制'),
  queryList: lists(office, blacklistRow, blacklistFilters, '黑名单', blacklistColumns),
});

const documentView = z.object({
  id,
  member: maskedMember,
  kind,
  title: z.string(),
  fileName: z.string(),
  status,
  /** When an identity document is deleted with its file; null for other kinds, which stay until deleted. */
  expiresAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
const holders = { '': ['member', 'backOffice'] } as const;

/** A member's documents: certificates that can be published, and identity documents that cannot. */
export const memberDocument = resource('memberDocument', {
  create: {
    ...creates(
      holders,
      z.strictObject({
        /** For operators; members can only add their own documents. */
        memberId: z.optional(id),
        kind,
        title,
        /** File name from `common/file/upload`, uploaded by the caller. */
        fileName,
      }),
      ['NOT_FOUND', 'VALIDATION', 'DOCUMENT_STATE'],
      '添加一份资料，文件须由本人上传；证件 30 天后连同文件自动删除，证书等一直保留',
    ),
    output: changed,
  },
  update: {
    ...changes(
      holders,
      z.strictObject({
        id,
        version,
        kind: z.optional(kind),
        title: z.optional(title),
        fileName: z.optional(fileName),
      }),
      ['DOCUMENT_STATE'],
      '修改资料；已公开的要先撤回',
    ),
    output: changed,
  },
  delete: removes(holders, [], '删除资料和它的文件'),
  publish: {
    ...sets(holders, ['DOCUMENT_STATE'], '公开一份证书或其他资料，登录的人都能看；证件类不能公开'),
    output: changed,
  },
  unpublish: { ...sets(holders, ['DOCUMENT_STATE'], '撤回公开的资料'), output: changed },
  queryById: shows(holders, documentView, '一份资料：自己的、孩子的、公开的；管理账号全部'),
  queryList: lists(
    holders,
    documentView,
    { memberId: id, kind, status, keyword: shortText },
    '资料列表：自己的、孩子的、公开的；管理账号全部',
    documentColumns,
  ),
});

const pointsRow = z.object({
  id,
  memberId: id,
  member: maskedMember,
  delta: z.int(),
  reason: z.string(),
  refType: z.nullable(z.string()),
  createdAt: instant,
  version: z.int(),
});

/** Point entries; `member.points` is their sum. */
export const memberPoints = resource('memberPoints', {
  adjust: call({
    methods: ['PUT'],
    mounts: office,
    input: z
      .strictObject({
        memberId: z.optional(id),
        /** Instead of `memberId`: the complete account or mobile number. */
        account: z.optional(account),
        delta: someDelta,
        reason: pointsReason,
        /** A request id takes effect only once, however often it arrives. */
        requestId,
      })
      .check(z.refine((input) => (input.memberId === undefined) !== (input.account === undefined), '请填写编号或账号')),
    output: z.object({
      /** Balance after the change. */
      points: z.int(),
    }),
    errors: ['MEMBER_NOT_FOUND', 'NOT_FOUND', 'POINTS_SHORT'],
    summary: '给一个账号增加或扣减积分，写明原因；余额不能小于 0',
  }),
  queryList: lists(
    { ...holders, ...office },
    pointsRow,
    { memberId: id, turn: z.enum(POINTS_TURN.values), keyword: shortText },
    '积分明细：自己的，监护人看孩子的，管理账号全部',
    pointsColumns,
  ),
});
