import { minuteText } from '../beijing.ts';
import { BLACKLIST_SCOPE, type BlacklistScope } from '../memberRecords.ts';
import { column, day, sorted, text } from './column.ts';

interface Banned {
  member: { nameMasked: string; account: string };
}

/** What the table of the blacklist shows. */
export const blacklistColumns = [
  column('member', '姓名', ({ member }: Banned) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: Banned) => member.account, { minWidth: 112 }),
  sorted(
    column('scope', '限制', ({ scope }: { scope: BlacklistScope }) => BLACKLIST_SCOPE.label(scope), { minWidth: 104 }),
  ),
  column('state', '状态', ({ state }: { state: 'active' | 'ended' }) => (state === 'active' ? '生效中' : '已到期'), {
    minWidth: 80,
  }),
  sorted(
    column(
      'until',
      '到期时间',
      ({ until }: { until: string | null }) => (until === null ? '一直有效' : minuteText(until)),
      {
        minWidth: 140,
      },
    ),
  ),
  text('reason', '原因', { minWidth: 180 }),
  sorted(day('createdAt', '加入日期')),
];
