import * as z from 'zod/mini';
import { call, resource } from '../call.ts';
import { asOneLine, id, idInput, instant, pageKeys, pageOf, reasonText, shortText } from '../shared.ts';
import { BLACKLIST_SCOPES, DOCUMENT_KINDS, DOCUMENT_STATUS_VALUES } from '../../domain/memberRecords.ts';

const version = z.int().check(z.positive());
const changed = z.object({ id, version: z.int() });
const scope = z.enum(BLACKLIST_SCOPES);
const kind = z.enum(DOCUMENT_KINDS);
const status = z.enum(DOCUMENT_STATUS_VALUES);
const title = z.string().check(asOneLine(), z.minLength(1, '请填写标题'), z.maxLength(60, '标题最多 60 个字'));
const fileName = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确'));
const office = { bms: ['backOffice'] } as const;

const maskedMember = z.object({ id, nameMasked: z.string(), account: z.string() });

/** Members who may for a time not sign in, submit or enrol. */
export const memberBlacklist = resource('memberBlacklist', {
  create: call({
    methods: ['POST'],
    mounts: office,
    input: z.strictObject({ memberId: id, scope, reason: reasonText, until: z.nullable(instant) }),
    output: changed,
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '限制一个会员登录、提交评测或报名，到期自动解除；限制登录时立即退出',
  }),
  update: call({
    methods: ['PUT'],
    mounts: office,
    input: z.strictObject({
      id,
      version,
      scope: z.optional(scope),
      reason: z.optional(reasonText),
      until: z.optional(z.nullable(instant)),
    }),
    output: changed,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'VALIDATION'],
    summary: '修改限制的范围、原因或到期时间',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: office,
    input: idInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
    summary: '解除限制',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: office,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      memberId: z.optional(id),
      scope: z.optional(scope),
      /** `active`: holds now; `ended`: over by its time. */
      state: z.optional(z.enum(['active', 'ended'])),
      /** Part of the name, or the whole mobile number or account. */
      keyword: z.optional(shortText),
    }),
    output: pageOf(
      z.object({
        id,
        member: maskedMember,
        scope,
        reason: z.string(),
        until: z.nullable(instant),
        state: z.enum(['active', 'ended']),
        createdAt: instant,
        version: z.int(),
      }),
    ),
    errors: ['VALIDATION'],
    summary: '黑名单',
  }),
});

const documentView = z.object({
  id,
  member: maskedMember,
  kind,
  title: z.string(),
  fileName: z.string(),
  status,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
const holders = { '': ['member', 'backOffice'] } as const;

/** Papers of a member: certificates that may be shown, and scans of documents that never are. */
export const memberDocument = resource('memberDocument', {
  create: call({
    methods: ['POST'],
    mounts: holders,
    input: z.strictObject({
      /** For the back office; a member's documents are the own. */
      memberId: z.optional(id),
      kind,
      title,
      /** As `common/file/upload` named it, uploaded by the caller. */
      fileName,
    }),
    output: changed,
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '添加一份资料，文件须由本人上传',
  }),
  update: call({
    methods: ['PUT'],
    mounts: holders,
    input: z.strictObject({
      id,
      version,
      kind: z.optional(kind),
      title: z.optional(title),
      fileName: z.optional(fileName),
    }),
    output: changed,
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'DOCUMENT_STATE'],
    summary: '修改资料；已公开的要先撤回',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: holders,
    input: idInput,
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
    summary: '删除资料',
  }),
  publish: call({
    methods: ['PUT'],
    mounts: holders,
    input: idInput,
    output: changed,
    errors: ['NOT_FOUND', 'DOCUMENT_STATE'],
    summary: '公开一份证书或其他资料，登录的人都能看；证件类不能公开',
  }),
  unpublish: call({
    methods: ['PUT'],
    mounts: holders,
    input: idInput,
    output: changed,
    errors: ['NOT_FOUND', 'DOCUMENT_STATE'],
    summary: '撤回公开的资料',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: holders,
    input: idInput,
    output: documentView,
    errors: ['NOT_FOUND'],
    summary: '一份资料：自己的、孩子的、公开的；后台全部',
  }),
  queryList: call({
    methods: ['POST'],
    mounts: holders,
    list: true,
    input: z.strictObject({
      ...pageKeys,
      memberId: z.optional(id),
      kind: z.optional(kind),
      status: z.optional(status),
      keyword: z.optional(shortText),
    }),
    output: pageOf(documentView),
    errors: ['VALIDATION'],
    summary: '资料列表：自己的、孩子的、公开的；后台全部',
  }),
});

/** The ledger of points: `member.points` is its sum. */
export const memberPoints = resource('memberPoints', {
  queryList: call({
    methods: ['POST'],
    mounts: holders,
    list: true,
    input: z.strictObject({ ...pageKeys, memberId: z.optional(id) }),
    output: pageOf(
      z.object({
        id,
        memberId: id,
        delta: z.int(),
        reason: z.string(),
        refType: z.nullable(z.string()),
        createdAt: instant,
      }),
    ),
    errors: ['VALIDATION'],
    summary: '积分明细：自己的，监护人看孩子的，后台全部',
  }),
});
