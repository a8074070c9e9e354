import { ENROLMENT_SOURCE, ENROLMENT } from '../enrolment/enrolments.ts';
import { choice, column, minute, sorted, tag, text } from '../kit/column.ts';
import { orderFenColumn } from '../orders/orderFenColumn.ts';

interface Enrolled {
  member: { account: string };
}

/** Columns of the table of exam enrolments. */
export const enrolmentColumns = [
  text('shownName', '姓名', { minWidth: 72 }),
  column('account', '账号', ({ member }: Enrolled) => member.account, { minWidth: 112 }),
  text('examTitle', '考试', { minWidth: 200 }),
  text('no', '学号', { minWidth: 88, hidden: true }),
  text('className', '班级', { minWidth: 88, hidden: true }),
  choice('source', '来源', ENROLMENT_SOURCE, { hidden: true }),
  text('teacherName', '老师', { minWidth: 72, hidden: true }),
  tag('status', '状态', ENROLMENT),
  text('quitReason', '退出原因', { minWidth: 180, spare: true }),
  sorted(minute('updatedAt', '更新时间', { spare: true })),
  orderFenColumn,
];
