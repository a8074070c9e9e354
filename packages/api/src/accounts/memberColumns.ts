import { choice, column, day, figure, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { tagsColumn } from './tagsColumn.ts';
import { MEMBER_TYPE } from '../kit/realms.ts';
import { MEMBER } from './memberStatus.ts';
import { labelled } from '../kit/labelled.ts';

/** Statuses in lists of members, which leave out erased members. */
export const LISTED_MEMBER_STATUS = labelled({ '0': '待审核', '1': '正常', '2': '已拒绝', '3': '已停用' });

/** Columns of the table of members. */
export const memberColumns = [
  text('shownName', '姓名', { minWidth: 72 }),
  sorted(text('account', '账号')),
  sorted(choice('type', '身份', MEMBER_TYPE, { minWidth: 64 })),
  text('mobileMasked', '手机号', { minWidth: 116 }),
  sorted(tag('status', '状态', MEMBER)),
  column('initialPwd', '初始密码', (row: { hasInitialPwd: boolean }) => (row.hasInitialPwd ? '待导出' : NOTHING), {
    minWidth: 88,
  }),
  sorted(figure('points', '积分')),
  tagsColumn,
  text('nickname', '昵称', { minWidth: 88, hidden: true }),
  sorted(day('createdAt', '注册日期', { spare: true })),
];
