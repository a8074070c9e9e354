import { MEMBER_STATUS, MEMBER_TYPE } from '@aosai/api/domain/statuses';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { STATUS_TONES, type MemberRow } from '../member.ts';

export const StatusTag = ({ status }: Pick<MemberRow, 'status'>) => (
  <Tag tone={STATUS_TONES[status]}>{MEMBER_STATUS.label(status)}</Tag>
);

export const memberColumns: DataColumn<MemberRow>[] = [
  { id: 'name', head: '姓名', cell: (row) => row.nameMasked, minWidth: 72 },
  { id: 'account', head: '账号', cell: (row) => row.account, sortField: 'account', minWidth: 120 },
  { id: 'type', head: '身份', cell: (row) => MEMBER_TYPE.label(row.type), sortField: 'type', minWidth: 64 },
  { id: 'mobile', head: '手机号', cell: (row) => row.mobileMasked ?? '—', minWidth: 116 },
  { id: 'status', head: '状态', cell: (row) => <StatusTag status={row.status} />, sortField: 'status', minWidth: 80 },
  { id: 'initialPwd', head: '初始密码', cell: (row) => (row.hasInitialPwd ? '待导出' : '—'), minWidth: 88 },
  { id: 'points', head: '积分', cell: (row) => row.points, numeric: true, sortField: 'points' },
  { id: 'nickname', head: '昵称', cell: (row) => row.nickname ?? '—', minWidth: 88, hidden: true },
  { id: 'createdAt', head: '注册日期', cell: (row) => dateText(row.createdAt), numeric: true, sortField: 'createdAt' },
];
