import type { TeacherMember } from '@aosai/api/contract/types';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

export const studentColumns: DataColumn<TeacherMember>[] = [
  { id: 'name', head: '姓名', cell: (row) => row.nameMasked, minWidth: 72 },
  { id: 'no', head: '学号', cell: (row) => row.no ?? '—', sortField: 'no', minWidth: 88 },
  { id: 'className', head: '班级', cell: (row) => row.className ?? '—', sortField: 'className', minWidth: 104 },
  {
    id: 'groups',
    head: '分组',
    cell: ({ groups }) => (groups.length === 0 ? '—' : groups.map(({ name }) => name).join('、')),
    minWidth: 120,
  },
  { id: 'teacher', head: '老师', cell: (row) => row.teacherName, minWidth: 72 },
  {
    id: 'status',
    head: '状态',
    cell: ({ status }) => (status === 'active' ? <Tag tone="ok">在教</Tag> : <Tag tone="neutral">已结束</Tag>),
    hidden: true,
  },
  { id: 'since', head: '开始日期', cell: (row) => dateText(row.since), numeric: true, sortField: 'since' },
];
