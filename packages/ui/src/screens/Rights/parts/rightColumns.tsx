import { RIGHT_PERIOD_LABELS, RIGHT_STATUS_LABELS, type RightStatus } from '@aosai/api/domain/rights';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { RightRow } from '../rightRow.ts';

const TONES = { draft: 'neutral', published: 'ok', unpublished: 'warn' } as const satisfies Record<RightStatus, string>;

export const RightStatusTag = ({ status }: { status: RightStatus }) => (
  <Tag tone={TONES[status]}>{RIGHT_STATUS_LABELS[status]}</Tag>
);

/** How much of it there is: 不限次数; 每月 30 次. */
export const quotaWords = ({ kind, period, quota }: Pick<RightRow, 'kind' | 'period' | 'quota'>): string =>
  kind === 'quota' && period !== null && quota !== null ? `${RIGHT_PERIOD_LABELS[period]} ${quota} 次` : '不限次数';

export const rightColumns: DataColumn<RightRow>[] = [
  { id: 'name', head: '名称', cell: (row) => row.name, sortField: 'name', minWidth: 120 },
  { id: 'code', head: '编码', cell: (row) => <Code>{row.code}</Code>, sortField: 'code', minWidth: 140 },
  { id: 'quota', head: '次数', cell: quotaWords, minWidth: 120 },
  { id: 'status', head: '状态', cell: (row) => <RightStatusTag status={row.status} />, minWidth: 80 },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
