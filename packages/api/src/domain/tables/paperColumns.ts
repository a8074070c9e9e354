import { formatPoints } from '../points.ts';
import { PAPER_TEMPLATE, type PaperTemplateId } from '../papers/templates.ts';
import { BANK, type Bank, QUESTION_STATUS, type QuestionStatus } from '../questions/bank.ts';
import { choice, column, day, figure, NOTHING, sorted, text } from './column.ts';

interface Kept {
  status: QuestionStatus | null;
  bank: Bank | null;
  ownerName: string | null;
  usedCount: number | null;
}

/** What the table of papers shows. */
export const paperColumns = [
  sorted(text('title', '标题', { minWidth: 240 })),
  choice<'template', PaperTemplateId>('template', '模板', PAPER_TEMPLATE, { minWidth: 112, sortField: 'template' }),
  figure('questionCount', '题数'),
  column('totalPoints', '总分', (row: { totalPoints: number }) => formatPoints(row.totalPoints), {
    numeric: true,
    sortField: 'totalPoints',
  }),
  column('durationMin', '时长', (row: { durationMin: number }) => `${row.durationMin} 分钟`, {
    numeric: true,
    sortField: 'durationMin',
  }),
  column('status', '状态', ({ status }: Kept) => (status === null ? NOTHING : QUESTION_STATUS.label(status)), {
    look: 'tag',
    minWidth: 80,
    tone: ({ status }: Kept) => (status === null ? 'neutral' : QUESTION_STATUS.tone(status)),
  }),
  column('bank', '归属', ({ bank, ownerName }: Kept) =>
    bank === null ? NOTHING : [BANK.label(bank), ownerName].filter(Boolean).join(' · '),
  ),
  column('usedCount', '使用', ({ usedCount }: Kept) => (usedCount ? `${usedCount} 场考试` : '未使用'), {
    numeric: true,
  }),
  sorted(day('updatedAt', '更新日期')),
];
