import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { MEMBER_STATUS_LABELS, SCHOOL_ROLE_LABELS, type MemberStatus, type SchoolMember } from '../schoolMember.ts';

const TONES = { '0': 'warn', '1': 'ok', '2': 'bad', '3': 'neutral' } as const satisfies Record<MemberStatus, string>;

export const MemberStatusTag = ({ status }: { status: MemberStatus }) => (
  <Tag tone={TONES[status]}>{MEMBER_STATUS_LABELS[status]}</Tag>
);

/** 教师、管理员 */
export const roleWords = ({ roles }: Pick<SchoolMember, 'roles'>): string =>
  roles.map((role) => SCHOOL_ROLE_LABELS[role]).join('、');

export const memberColumns: DataColumn<SchoolMember>[] = [
  { id: 'name', head: '姓名', cell: (row) => row.nameMasked, minWidth: 88 },
  { id: 'no', head: '学号 / 工号', cell: (row) => row.no ?? '—', sortField: 'no', minWidth: 96 },
  { id: 'roles', head: '身份', cell: roleWords, minWidth: 88 },
  { id: 'className', head: '班级', cell: (row) => row.className ?? '—', sortField: 'className', minWidth: 112 },
  { id: 'mobile', head: '手机号', cell: (row) => row.mobileMasked ?? '—', minWidth: 116 },
  { id: 'status', head: '状态', cell: (row) => <MemberStatusTag status={row.status} />, minWidth: 80 },
  {
    id: 'joinedAt',
    head: '加入日期',
    cell: (row) => dateText(row.joinedAt),
    numeric: true,
    sortField: 'joinedAt',
  },
  {
    id: 'lastSeenAt',
    head: '最近登录',
    cell: (row) => (row.lastSeenAt === null ? '从未登录' : dateText(row.lastSeenAt)),
    numeric: true,
    hidden: true,
  },
];
