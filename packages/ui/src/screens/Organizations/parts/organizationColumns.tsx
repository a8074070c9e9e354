import type { OrganizationItem } from '@aosai/api/contract/types';
import { ORGANIZATION_STATUS, type OrganizationStatus } from '@aosai/api/domain/statuses';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { quotaText } from '../organizationForm.ts';

const TONES = { '0': 'warn', '1': 'ok', '2': 'bad', '3': 'neutral' } as const satisfies Record<
  OrganizationStatus,
  string
>;

export const OrganizationTag = ({ status }: { status: OrganizationStatus }) => (
  <Tag tone={TONES[status]}>{ORGANIZATION_STATUS.label(status)}</Tag>
);

export const organizationColumns: DataColumn<OrganizationItem>[] = [
  { id: 'name', head: '机构', cell: (row) => row.name, sortField: 'name', minWidth: 160 },
  {
    id: 'status',
    head: '状态',
    cell: (row) => <OrganizationTag status={row.status} />,
    sortField: 'status',
    minWidth: 80,
  },
  { id: 'contact', head: '联系人', cell: (row) => row.contact ?? '—', minWidth: 88 },
  { id: 'mobile', head: '联系手机', cell: (row) => row.contactMobileMasked ?? '—', minWidth: 116 },
  { id: 'memberCount', head: '成员', cell: (row) => row.memberCount.toLocaleString('zh-CN'), numeric: true },
  { id: 'quota', head: '名额', cell: (row) => quotaText(row.quota), numeric: true, sortField: 'quota' },
  { id: 'createdAt', head: '申请日期', cell: (row) => dateText(row.createdAt), numeric: true, sortField: 'createdAt' },
  { id: 'creditCode', head: '信用代码', cell: (row) => row.creditCode ?? '—', hidden: true, minWidth: 168 },
];
