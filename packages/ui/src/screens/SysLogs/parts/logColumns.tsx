import { LOG_ACTOR } from '@aosai/api/domain/sysLog';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText, secondText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { LogEntry } from '../logEntry.ts';

export const actorWords = ({ actorKind, actorId, actorName }: LogEntry): string =>
  actorName ?? (actorId === null ? LOG_ACTOR.label(actorKind) : `${LOG_ACTOR.label(actorKind)}（已不存在）`);

export const logColumns: DataColumn<LogEntry>[] = [
  { id: 'at', head: '时间', cell: (row) => `${dateText(row.at)} ${secondText(row.at)}`, minWidth: 168 },
  { id: 'actor', head: '操作人', cell: actorWords, minWidth: 140 },
  { id: 'action', head: '操作', cell: (row) => row.actionName, minWidth: 180 },
  { id: 'target', head: '对象', cell: (row) => (row.target === null ? '—' : <Code>{row.target}</Code>), hidden: true },
  { id: 'ip', head: '地址', cell: (row) => row.ip ?? '—', minWidth: 110 },
  { id: 'seq', head: '编号', cell: (row) => row.seq, numeric: true, sortField: 'seq' },
];
