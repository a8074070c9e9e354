import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { Dictionary } from '../dictionary.ts';
import { OnTag } from './OnTag.tsx';

export const dictColumns: DataColumn<Dictionary>[] = [
  { id: 'label', head: '名称', cell: (row) => row.label, sortField: 'label', minWidth: 140 },
  { id: 'value', head: '值', cell: (row) => <Code>{row.value}</Code>, sortField: 'value', minWidth: 140 },
  { id: 'itemCount', head: '项数', cell: (row) => row.itemCount, numeric: true },
  { id: 'isBuiltIn', head: '来源', cell: (row) => (row.isBuiltIn ? '平台内置' : '自建'), minWidth: 88 },
  { id: 'isOn', head: '状态', cell: (row) => <OnTag isOn={row.isOn} />, minWidth: 72 },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
