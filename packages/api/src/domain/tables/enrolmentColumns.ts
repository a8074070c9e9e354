import { ENROLMENT_STATUS } from '../statuses.ts';
import { column, minute, sorted, tag, text } from './column.ts';

interface Enrolled {
  member: { nameMasked: string; account: string };
}

/** What the table of enrolments shows. */
export const enrolmentColumns = [
  text('examTitle', '考试', { minWidth: 200 }),
  column('member', '姓名', ({ member }: Enrolled) => member.nameMasked, { minWidth: 72 }),
  column('account', '账号', ({ member }: Enrolled) => member.account, { minWidth: 112 }),
  tag('status', '状态', ENROLMENT_STATUS),
  text('quitReason', '退出原因', { minWidth: 180 }),
  sorted(minute('updatedAt', '更新时间')),
];
