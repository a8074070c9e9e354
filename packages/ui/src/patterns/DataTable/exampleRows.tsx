import { QUESTION_KINDS, QUESTION_TYPES, type QuestionType, SINGLE } from '@aosai/api/questions/kinds';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from './dataColumn.ts';
import type { RowDetail } from './RowDrawer.tsx';
import { dateText } from '@aosai/api/kit/beijing';

/** Rows of the stories: questions of a bank. */
export interface ExampleRow {
  id: string;
  code: string;
  title: string;
  type: QuestionType;
  difficulty: string;
  tags: string[];
  usedCount: number;
  passPercent: number | null;
  author: string;
  updatedAt: string;
}

const TITLES = [
  '灯塔的间隔',
  '整理书架',
  '下列关于引用的说法，错误的是',
  '二分查找要求序列有序',
  '括号匹配',
  '校门外的树',
];
const TAGS = [['数组'], ['排序', '结构体'], ['引用'], ['二分'], ['栈', '字符串'], ['模拟']];
const DIFFICULTIES = ['简单', '中等', '困难', '极难'];

export const exampleRows = (count: number, from = 0): ExampleRow[] =>
  Array.from({ length: count }, (_, index) => index + from).map((no) => ({
    id: `QUESTION${String(no + 1).padStart(18, '0')}`,
    code: `Q${String(1001 + no)}`,
    title: TITLES[no % TITLES.length] ?? '',
    type: QUESTION_TYPES[(no * 3 + 4) % QUESTION_TYPES.length] ?? SINGLE,
    difficulty: DIFFICULTIES[no % DIFFICULTIES.length] ?? '',
    tags: TAGS[no % TAGS.length] ?? [],
    usedCount: (no * 7) % 43,
    passPercent: no % 9 === 4 ? null : 35 + ((no * 13) % 60),
    author: no % 2 === 0 ? '周明澜' : '欧阳思远',
    updatedAt: new Date(Date.UTC(2026, 10, 21) - no * 102_000_000).toISOString(),
  }));

export const exampleColumns: DataColumn<ExampleRow>[] = [
  { id: 'title', head: '题目', cell: (row) => row.title, sortField: 'title', minWidth: 150 },
  { id: 'code', head: '编号', cell: (row) => row.code },
  { id: 'type', head: '题型', cell: (row) => QUESTION_KINDS[row.type].label, minWidth: 64 },
  { id: 'difficulty', head: '难度', cell: (row) => <Tag>{row.difficulty}</Tag>, sortField: 'difficulty' },
  { id: 'tags', head: '知识点', cell: (row) => row.tags.join('、'), minWidth: 96 },
  { id: 'usedCount', head: '使用次数', cell: (row) => row.usedCount, numeric: true, sortField: 'usedCount' },
  {
    id: 'passPercent',
    head: '通过率',
    cell: (row) => (row.passPercent === null ? '—' : `${row.passPercent}%`),
    numeric: true,
    sortField: 'passPercent',
  },
  { id: 'author', head: '出题人', cell: (row) => row.author, hidden: true },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];

export const exampleDetail: RowDetail<ExampleRow> = {
  title: (row) => row.title,
  body: (row) => (
    <p>
      {row.code} · {row.difficulty} · {row.author}
    </p>
  ),
  actions: () => <Button variant="primary">编辑题目</Button>,
};
