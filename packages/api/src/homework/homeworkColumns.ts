import { HOMEWORK_STATUS } from './homeworkRules.ts';
import { minuteText } from '../kit/beijing.ts';
import { dueInClasses } from './classDues.ts';
import { column, NOTHING, sorted, tag, text } from '../kit/column.ts';
import { wholes } from '../kit/quantity.ts';

interface Counted {
  counts: { total: number; handedIn: number; settled: number; toReview: number } | null;
}

interface Assigned {
  grades: readonly { title: string }[];
}

type Dated = Parameters<typeof dueInClasses>[0];

/** Columns of the table of homework. */
export const homeworkColumns = [
  text('title', '作业', { minWidth: 200 }),
  tag('status', '状态', HOMEWORK_STATUS),
  column('grades', '班级', ({ grades }: Assigned) => grades.map(({ title }) => title).join('、') || NOTHING, {
    minWidth: 140,
  }),
  column(
    'done',
    '完成',
    ({ counts }: Counted) => (counts ? `${counts.handedIn + counts.settled}/${counts.total}` : NOTHING),
    {
      numeric: true,
      quantity: wholes(({ counts }) => (counts ? counts.handedIn + counts.settled : null)),
    },
  ),
  column('total', '应交', ({ counts }: Counted) => (counts ? String(counts.total) : NOTHING), {
    numeric: true,
    hidden: true,
    quantity: wholes(({ counts }) => counts && counts.total),
  }),
  column('toReview', '待批', ({ counts }: Counted) => (counts ? String(counts.toReview) : NOTHING), {
    numeric: true,
    quantity: wholes(({ counts }) => counts && counts.toReview),
  }),
  sorted(column('dueAt', '截止时间', (row: Dated) => dueInClasses(row, minuteText), { minWidth: 160 })),
];
