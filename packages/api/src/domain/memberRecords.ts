/** What an entry on the blacklist keeps a member from. */
export const BLACKLIST_SCOPES = ['login', 'submit', 'enroll', 'all'] as const;
export type BlacklistScope = (typeof BLACKLIST_SCOPES)[number];
export const BLACKLIST_SCOPE_LABELS = {
  login: '禁止登录',
  submit: '禁止提交评测',
  enroll: '禁止报名',
  all: '全部禁止',
} as const satisfies Record<BlacklistScope, string>;

export const DOCUMENT_KINDS = ['certificate', 'idCard', 'household', 'estate', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS = {
  certificate: '证书',
  idCard: '身份证件',
  household: '户口簿',
  estate: '房产证明',
  other: '其他',
} as const satisfies Record<DocumentKind, string>;

/** Kinds that others may be shown: scans of documents of identity stay with their owner and the back office. */
export const PUBLISHABLE_KINDS = ['certificate', 'other'] as const satisfies readonly DocumentKind[];

export const DOCUMENT_STATUS_VALUES = ['draft', 'published', 'unpublished'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUS_VALUES)[number];
export const DOCUMENT_STATUS_LABELS = {
  draft: '未公开',
  published: '已公开',
  unpublished: '已撤回',
} as const satisfies Record<DocumentStatus, string>;
