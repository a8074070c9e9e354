/** Rights that membership cards bring: what they are called on the wire and in the interface. */
export const RIGHT_KINDS = ['unlimited', 'quota'] as const;
export type RightKind = (typeof RIGHT_KINDS)[number];
export const RIGHT_KIND_LABELS = { unlimited: '不限次数', quota: '限次数' } as const satisfies Record<
  RightKind,
  string
>;

/** How often the quota begins anew; `card`: never while the card is valid. */
export const RIGHT_PERIODS = ['day', 'month', 'card'] as const;
export type RightPeriod = (typeof RIGHT_PERIODS)[number];
export const RIGHT_PERIOD_LABELS = {
  day: '每天',
  month: '每月',
  card: '整张卡',
} as const satisfies Record<RightPeriod, string>;

export const RIGHT_STATUS_VALUES = ['draft', 'published', 'unpublished'] as const;
export type RightStatus = (typeof RIGHT_STATUS_VALUES)[number];
export const RIGHT_STATUS_LABELS = {
  draft: '草稿',
  published: '已上架',
  unpublished: '已下架',
} as const satisfies Record<RightStatus, string>;
