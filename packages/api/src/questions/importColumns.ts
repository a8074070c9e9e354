import { IMPORT_ACTION, IMPORT_ITEM_OUTCOME } from './imports.ts';
import { kindOf, type QuestionType } from './kinds.ts';
import { choice, column, figure, NOTHING, tag, text } from '../kit/column.ts';

/** Columns of the report of an import. */
export const importColumns = [
  figure('no', '序号', { minWidth: 64 }),
  text('title', '题目', { minWidth: 220 }),
  column('type', '题型', ({ type }: { type: QuestionType | null }) => (type ? kindOf(type).label : NOTHING), {
    minWidth: 88,
  }),
  choice('action', '操作', IMPORT_ACTION),
  tag('outcome', '结果', IMPORT_ITEM_OUTCOME),
  column('notes', '说明', ({ notes }: { notes: readonly string[] }) => notes.join('；') || NOTHING, { minWidth: 280 }),
  text('key', '在文件中的位置', { minWidth: 160 }),
];
