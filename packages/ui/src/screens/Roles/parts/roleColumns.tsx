import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { RoleRow } from '../roleRow.ts';

export const roleColumns: DataColumn<RoleRow>[] = [
  { id: 'name', head: '名称', cell: (row) => row.name, sortField: 'name', minWidth: 120 },
  { id: 'code', head: '编码', cell: (row) => <Code>{row.code}</Code>, sortField: 'code', minWidth: 120 },
  { id: 'note', head: '说明', cell: (row) => row.note ?? '—', minWidth: 180 },
  { id: 'permissions', head: '权限', cell: (row) => row.permissions.length, numeric: true },
  { id: 'userCount', head: '使用人数', cell: (row) => row.userCount, numeric: true },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
