import { choice, count, fields, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { REASON_MAX } from '../kit/reasons.ts';

/** Actions that an entry on the blacklist forbids. */
export const BLACKLIST_SCOPE = labelled({
  login: '禁止登录',
  submit: '禁止提交评测',
  enroll: '禁止报名',
  all: '全部禁止',
});

/**
 * What an entry forbids the member; `all` includes sign-in. A scope that covers sign-in also ends the member's
 * sessions.
 */
export type BlacklistScope = ValueIn<typeof BLACKLIST_SCOPE>;

/** `active`: in force; `ended`: its time is over. */
export const BLACKLIST_STATE = labelled({ active: '生效中', ended: '已到期' }, { active: 'bad' });

/** Fields of an entry, apart from its end. */
export const restrictionFields = fields({
  scope: choice('限制', BLACKLIST_SCOPE, {
    hint: '禁止登录会立即退出；禁止提交时，已写的答案照常保存，只是不评测。',
  }),
  reason: text('原因', { required: true, max: REASON_MAX, lines: 3, hint: '本人登录时会看到。' }),
});

/** Kind of a member's document. */
export const DOCUMENT_KIND = labelled({
  certificate: '证书',
  idCard: '身份证件',
  household: '户口簿',
  estate: '房产证明',
  other: '其他',
});

/** What a document proves. Kinds outside `PUBLISHABLE_KINDS` are deleted with their file when they expire. */
export type DocumentKind = ValueIn<typeof DOCUMENT_KIND>;

/** Kinds that may be published. Scans of identity documents are only visible to their owner and the back office. */
export const PUBLISHABLE_KINDS = ['certificate', 'other'] as const satisfies readonly DocumentKind[];

/** Status of a member's document. */
export const DOCUMENT_STATUS = labelled(
  { draft: '未公开', published: '已公开', unpublished: '已撤回' },
  { published: 'ok', unpublished: 'warn' },
);

/**
 * `published` is visible to everybody who is signed in; `draft` and `unpublished` to the owner, guardians and
 * operators.
 */
export type DocumentStatus = ValueIn<typeof DOCUMENT_STATUS>;

/** Fields of a document. */
export const documentFields = fields({
  kind: choice('种类', DOCUMENT_KIND),
  title: text('标题', { required: true, max: 60, oneLine: true }),
});

/** Direction of an entry in the ledger of points. */
export const POINTS_TURN = labelled({ gained: '获得', spent: '使用' });

const MOST_POINTS_AT_ONCE = 100_000;

/** Fields with which an operator adds or deducts points. */
export const pointsFields = fields({
  account: text('账号或手机号', {
    required: true,
    max: 100,
    oneLine: true,
    hint: '完整的账号，或 11 位手机号。',
    fixed: true,
  }),
  delta: count('积分', {
    min: -MOST_POINTS_AT_ONCE,
    max: MOST_POINTS_AT_ONCE,
    unit: '积分',
    hint: '增加填正数，扣减填负数。',
    rule: (value) => (value === 0 ? '积分不能是 0' : null),
  }),
  reason: text('原因', { required: true, max: REASON_MAX, oneLine: true, hint: '本人在积分明细里看到。' }),
});
