import { MEMBER_STATUS, MEMBER_TYPE, type MemberStatus, type MemberType } from '../statuses.ts';
import { column, day, figure, NOTHING, sorted, text } from './column.ts';

/** What the table of members shows. */
export const memberColumns = [
  text('nameMasked', '姓名', { minWidth: 72 }),
  sorted(text('account', '账号')),
  sorted(column('type', '身份', ({ type }: { type: MemberType }) => MEMBER_TYPE.label(type), { minWidth: 64 })),
  text('mobileMasked', '手机号', { minWidth: 116 }),
  sorted(
    column('status', '状态', ({ status }: { status: MemberStatus }) => MEMBER_STATUS.label(status), { minWidth: 80 }),
  ),
  column('initialPwd', '初始密码', (row: { hasInitialPwd: boolean }) => (row.hasInitialPwd ? '待导出' : NOTHING), {
    minWidth: 88,
  }),
  sorted(figure('points', '积分')),
  text('nickname', '昵称', { minWidth: 88, hidden: true }),
  sorted(day('createdAt', '注册日期')),
];
