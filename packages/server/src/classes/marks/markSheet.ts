import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import { MARK } from '@aosai/api/classes/marks';
import { EXAM_KIND } from '@aosai/api/exams/teaching';
import { dateText } from '@aosai/api/kit/beijing';
import { type Holds, WHOLES, type WrittenSheet } from '../../excel/writeSheet.ts';
import type { Mark } from './markRows.ts';

const PERCENTS: Holds = { format: '0.##' };
const NARROW = 12;
const WIDE = 28;

/** The percent where there is one, otherwise what became of the work. */
const cellOf = (mark: Mark | null): string | number | null => mark && (mark.percent ?? MARK.label(mark.state));

/** The marks of a class as a sheet, with the mean of each exam and homework in the last row. */
export const markSheet = ({ works, students }: ClassMarks): WrittenSheet => ({
  name: '成绩',
  columns: [
    { title: '学号', width: NARROW, holds: 'text' },
    { title: '姓名', width: NARROW, holds: 'text' },
    { title: '平均得分率', width: NARROW, holds: PERCENTS },
    { title: '缺考未交', width: NARROW, holds: WHOLES },
    ...works.map(({ kind, title, at }) => ({
      title: `${EXAM_KIND.label(kind)} ${dateText(at)} ${title}（%）`,
      width: WIDE,
      holds: PERCENTS,
    })),
  ],
  rows: [
    ...students.map(({ no, name, meanPercent, missedCount, marks }) => [
      no,
      name,
      meanPercent,
      missedCount,
      ...marks.map(cellOf),
    ]),
    [null, '全班平均', null, null, ...works.map(({ meanPercent }) => meanPercent)],
  ],
});
