import { BLACKLIST_SCOPE_LABELS } from '@aosai/api/domain/memberRecords';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { clockText, dateText } from '../../../patterns/time/beijing.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { BlacklistEntry } from '../banned.ts';

export const StateTag = ({ state }: Pick<BlacklistEntry, 'state'>) => (
  <Tag tone={state === 'active' ? 'bad' : 'neutral'}>{state === 'active' ? '生效中' : '已到期'}</Tag>
);

export const untilText = ({ until }: Pick<BlacklistEntry, 'until'>): string =>
  until === null ? '一直有效' : `${dateText(until)} ${clockText(until)}`;

export const blacklistColumns: DataColumn<BlacklistEntry>[] = [
  { id: 'member', head: '姓名', cell: (row) => row.member.nameMasked, minWidth: 72 },
  { id: 'account', head: '账号', cell: (row) => row.member.account, minWidth: 112 },
  { id: 'scope', head: '限制', cell: (row) => BLACKLIST_SCOPE_LABELS[row.scope], sortField: 'scope', minWidth: 104 },
  { id: 'state', head: '状态', cell: (row) => <StateTag state={row.state} />, minWidth: 80 },
  { id: 'until', head: '到期时间', cell: untilText, sortField: 'until', minWidth: 140 },
  { id: 'reason', head: '原因', cell: (row) => row.reason, minWidth: 180 },
  { id: 'createdAt', head: '加入日期', cell: (row) => dateText(row.createdAt), numeric: true, sortField: 'createdAt' },
];
