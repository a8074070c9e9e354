import { ENROLMENT_SOURCE, type EnrolmentSource, ENROLMENT, type EnrolmentStatus } from '../enrolment/enrolments.ts';
import { choice, column, minute, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { orderFenColumn } from '../orders/orderFenColumn.ts';

interface Placed {
  groups: readonly { name: string }[];
}

/** Columns of the table of a class's members, on screen and in the exported sheet. */
export const classPlaceColumns = [
  text('shownName', '姓名', { minWidth: 80 }),
  text('no', '学号', { minWidth: 88 }),
  text('mobile', '手机', { minWidth: 112, hidden: true }),
  text('gradeTitle', '班级', { minWidth: 140 }),
  column('groups', '分组', ({ groups }: Placed) =>
    groups.length === 0 ? NOTHING : groups.map(({ name }) => name).join('、'),
  ),
  choice<'source', EnrolmentSource>('source', '来源', ENROLMENT_SOURCE, { hidden: true }),
  tag<'status', EnrolmentStatus>('status', '状态', ENROLMENT, { minWidth: 112 }),
  text('teacherName', '老师', { minWidth: 80 }),
  text('quitReason', '退出原因', { minWidth: 160, hidden: true }),
  sorted(minute('createdAt', '报名时间', { spare: true })),
  orderFenColumn,
];
