import { labelled } from '../kit/labelled.ts';
import { column, day, NOTHING, sorted, tag, text } from '../kit/column.ts';

const TEACHING = labelled({ active: '在教', ended: '已结束' }, { active: 'ok' });

const groupWords = ({ groups }: { groups: readonly { name: string }[] }): string =>
  groups.map(({ name }) => name).join('、') || NOTHING;

/** Columns of the table of teachers' students. */
export const teacherMemberColumns = [
  text('shownName', '姓名', { minWidth: 88 }),
  sorted(text('no', '学号', { minWidth: 88 })),
  sorted(text('className', '班级', { minWidth: 104 })),
  column('groups', '分组', groupWords, { minWidth: 120 }),
  text('teacherName', '老师', { minWidth: 72 }),
  tag('status', '状态', TEACHING, { hidden: true }),
  sorted(day('since', '开始日期')),
];
