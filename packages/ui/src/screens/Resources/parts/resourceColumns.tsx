import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { ResourceRow } from '../resourceRow.ts';
import { GoneTag } from './GoneTag.tsx';

export const resourceColumns: DataColumn<ResourceRow>[] = [
  { id: 'name', head: '名称', cell: (row) => row.name, sortField: 'name', minWidth: 120 },
  { id: 'code', head: '编码', cell: (row) => <Code>{row.code}</Code>, sortField: 'code', minWidth: 140 },
  { id: 'operations', head: '操作数', cell: (row) => row.operations.length, numeric: true },
  { id: 'sort', head: '顺序', cell: (row) => row.sort, numeric: true, sortField: 'sort' },
  { id: 'goneAt', head: '状态', cell: (row) => <GoneTag goneAt={row.goneAt} />, minWidth: 80 },
];
