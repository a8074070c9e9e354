import { dateText, minuteText } from '../kit/beijing.ts';
import { USER_STATUS } from './userStatus.ts';
import { code, column, day, sorted, tag, text } from '../kit/column.ts';

interface Holder {
  isSuper: boolean;
  roles: readonly { name: string }[];
}

/** The roles of a back-office account in words. */
export const roleWords = ({ isSuper, roles }: Holder): string =>
  [...(isSuper ? ['超级管理员'] : []), ...roles.map(({ name }) => name)].join('、') || '没有角色';

const seenWords = ({ lastSeenAt }: { lastSeenAt: string | null }): string =>
  lastSeenAt === null ? '没有登录' : minuteText(lastSeenAt);

const factorWords = ({ secondFactorSince }: { secondFactorSince: string | null }): string =>
  secondFactorSince === null ? '未开启' : `已开启（${dateText(secondFactorSince)}）`;

/** Columns of the table of back-office accounts. */
export const userColumns = [
  sorted(text('name', '姓名', { minWidth: 100 })),
  sorted(code('account', '账号', { minWidth: 120 })),
  column('roles', '角色', roleWords, { minWidth: 160 }),
  tag('status', '状态', USER_STATUS),
  column('secondFactorSince', '两步验证', factorWords, { minWidth: 150, spare: true }),
  column('lastSeenAt', '最近使用', seenWords, { numeric: true }),
  sorted(day('createdAt', '建立日期', { spare: true })),
];
