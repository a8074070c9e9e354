import type { OrganizationMember } from '@aosai/api/contract/types';
import { LINK_STATUS, type LinkStatus } from '@aosai/api/domain/organizationLinks';
import { MEMBER_STATUS, ORGANIZATION_ROLE } from '@aosai/api/domain/statuses';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

const LINK_TONES = { pending: 'primary', refused: 'bad', expired: 'warn', left: 'neutral' } as const satisfies Record<
  Exclude<LinkStatus, 'active'>,
  string
>;

/** What matters most of a membership and its account, in one mark. */
export const MemberTag = ({ row }: { row: OrganizationMember }) => {
  if (row.status !== 'active') return <Tag tone={LINK_TONES[row.status]}>{LINK_STATUS.label(row.status)}</Tag>;
  if (row.memberStatus !== null && row.memberStatus !== '1')
    return <Tag tone="bad">{MEMBER_STATUS.label(row.memberStatus)}</Tag>;
  return row.awaitsConsent ? <Tag tone="warn">待监护人同意</Tag> : <Tag tone="ok">在校</Tag>;
};

/** 教师、管理员 */
export const roleWords = ({ roles }: Pick<OrganizationMember, 'roles'>): string =>
  roles.map((role) => ORGANIZATION_ROLE.label(role)).join('、');

export const memberColumns: DataColumn<OrganizationMember>[] = [
  { id: 'name', head: '姓名', cell: (row) => row.shownName, minWidth: 88 },
  { id: 'no', head: '学号 / 工号', cell: (row) => row.no ?? '—', sortField: 'no', minWidth: 96 },
  { id: 'roles', head: '身份', cell: roleWords, minWidth: 88 },
  { id: 'className', head: '班级', cell: (row) => row.className ?? '—', sortField: 'className', minWidth: 112 },
  { id: 'mobile', head: '手机号', cell: (row) => row.mobileMasked ?? '—', minWidth: 116 },
  { id: 'status', head: '状态', cell: (row) => <MemberTag row={row} />, minWidth: 80 },
  { id: 'joinedAt', head: '加入日期', cell: (row) => dateText(row.joinedAt), numeric: true, sortField: 'joinedAt' },
  { id: 'account', head: '账号', cell: (row) => row.accountMasked ?? '—', hidden: true, minWidth: 116 },
];
