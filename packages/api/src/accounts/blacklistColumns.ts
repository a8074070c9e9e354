import { minuteText } from '../kit/beijing.ts';
import { BLACKLIST_SCOPE, BLACKLIST_STATE } from './memberRecords.ts';
import { choice, column, day, sorted, tag, text } from '../kit/column.ts';

interface Banned {
  member: { nameMasked: string; account: string };
}

const untilWords = ({ until }: { until: string | null }): string => (until === null ? '一直有效' : minuteText(until));

/** Columns of the blacklist. */
export const blacklistColumns = [
  column('member', '姓名', ({ member }: Banned) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: Banned) => member.account, { minWidth: 112 }),
  sorted(choice('scope', '限制', BLACKLIST_SCOPE, { minWidth: 104 })),
  tag('state', '状态', BLACKLIST_STATE),
  sorted(column('until', '到期时间', untilWords, { minWidth: 140 })),
  text('reason', '原因', { minWidth: 180 }),
  sorted(day('createdAt', '加入日期', { spare: true })),
];
