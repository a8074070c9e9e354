import { formatPoints } from '../kit/points.ts';
import { PAPER_TEMPLATE, type PaperTemplateId } from '../questions/paperTemplates.ts';
import { bankPlaceColumns } from '../questions/bankPlaceColumns.ts';
import { choice, column, day, figure, sorted, text } from '../kit/column.ts';
import { pointsOf, wholes } from '../kit/quantity.ts';

/** Columns of the table of papers. */
export const paperColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  choice<'template', PaperTemplateId>('template', '模板', PAPER_TEMPLATE, { minWidth: 112, sortField: 'template' }),
  figure('questionCount', '题数'),
  column('totalPoints', '总分', (row: { totalPoints: number }) => formatPoints(row.totalPoints), {
    numeric: true,
    quantity: pointsOf(({ totalPoints }) => totalPoints),
    sortField: 'totalPoints',
  }),
  column('durationMin', '时长', (row: { durationMin: number }) => `${row.durationMin} 分钟`, {
    numeric: true,
    quantity: wholes(({ durationMin }) => durationMin, '分钟'),
    sortField: 'durationMin',
  }),
  ...bankPlaceColumns,
  column(
    'usedCount',
    '使用',
    ({ usedCount }: { usedCount: number | null }) => (usedCount ? `${usedCount} 场考试` : '未使用'),
    { numeric: true, quantity: wholes(({ usedCount }) => usedCount ?? 0, '场考试') },
  ),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
