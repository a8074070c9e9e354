import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import { QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { DictWord } from '../../../patterns/Dict/Dict.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { QUESTION_STATUS_LABELS, type QuestionRow, type QuestionStatus } from '../bankQuestion.ts';

const TONES = { '0': 'warn', '1': 'ok', '2': 'neutral' } as const satisfies Record<QuestionStatus, string>;

export const StatusTag = ({ status }: { status: QuestionStatus }) => (
  <Tag tone={TONES[status]}>{QUESTION_STATUS_LABELS[status]}</Tag>
);

export const bankColumns: DataColumn<QuestionRow>[] = [
  { id: 'title', head: '题目', cell: (row) => row.title, minWidth: 200 },
  { id: 'type', head: '题型', cell: (row) => QUESTION_KINDS[row.type].label, minWidth: 76 },
  {
    id: 'difficulty',
    head: '难度',
    cell: (row) => <DictWord of={DIFFICULTY} value={row.difficulty} />,
    sortField: 'difficulty',
    minWidth: 64,
  },
  { id: 'tags', head: '知识点', cell: (row) => row.tags.join('、') || '—', minWidth: 112 },
  { id: 'status', head: '状态', cell: (row) => <StatusTag status={row.status} />, minWidth: 64 },
  { id: 'usedCount', head: '使用次数', cell: (row) => row.usedCount, numeric: true, sortField: 'usedCount' },
  {
    id: 'passPercent',
    head: '得分率',
    cell: (row) => (row.passPercent === null ? '—' : `${row.passPercent}%`),
    numeric: true,
    sortField: 'passPercent',
  },
  { id: 'author', head: '出题人', cell: (row) => row.authorName, hidden: true },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
