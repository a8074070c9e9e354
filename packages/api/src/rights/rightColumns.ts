import { RIGHT_PERIOD, RIGHT_STATUS, type RightPeriod } from './rights.ts';
import { code, column, day, sorted, tag, text } from '../kit/column.ts';

/** The quota of a right: 不限次数, or 每月 30 次. */
const quotaWords = ({ period, quota }: { period: RightPeriod | null; quota: number | null }): string =>
  period === null || quota === null ? '不限次数' : `${RIGHT_PERIOD.label(period)} ${quota} 次`;

/** Columns of the table of rights. */
export const rightColumns = [
  sorted(text('name', '名称')),
  sorted(code('code', '代号')),
  column('quota', '次数', quotaWords, { minWidth: 120 }),
  tag('status', '状态', RIGHT_STATUS),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
