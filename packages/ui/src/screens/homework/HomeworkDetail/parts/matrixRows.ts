import { type HomeworkProgress, PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { spanText } from '../../../../primitives/DateTimeRange/beijingMoment.ts';
import type { HomeworkMatrix } from '../homeworkDetailProps.ts';

export type MatrixRow = HomeworkMatrix['content'][number];

/** Rows that are shown: all, those in one state, or the late ones. */
export type MatrixFilter = 'all' | HomeworkProgress | 'late';

/** The columns that sort, besides that of each question. */
export type MatrixColumn = 'name' | 'no' | 'progress' | 'spent' | 'right' | 'percent';

export interface MatrixOrder {
  by: MatrixColumn;
  isDown: boolean;
}

const fits: Record<'all' | 'late', (row: MatrixRow) => boolean> = {
  all: () => true,
  late: ({ lateDays }) => lateDays > 0,
};

const isShown = (row: MatrixRow, filter: MatrixFilter): boolean =>
  filter === 'all' || filter === 'late' ? fits[filter](row) : row.progress === filter;

/** Minutes of work, at least one; null if none was counted. */
const spentMinutes = ({ spentMs }: MatrixRow): number | null =>
  spentMs === 0 ? null : Math.max(1, Math.round(spentMs / MINUTE_MS));

export const spentText = (row: MatrixRow): string => {
  const minutes = spentMinutes(row);
  return minutes === null ? '—' : spanText(minutes);
};

/** A student who has not begun has no marks yet, so they are not 0. */
export const hasBegun = ({ progress, cells }: MatrixRow): boolean =>
  progress !== PROGRESS.notBegun && (progress !== PROGRESS.settled || cells.some(({ isAnswered }) => isAnswered));

const VALUES: Record<MatrixColumn, (row: MatrixRow) => number | string | null> = {
  name: ({ memberName }) => memberName,
  no: ({ no }) => no,
  progress: ({ progress, lateDays }) => Number(progress) - lateDays / 1_000,
  spent: spentMinutes,
  right: (row) => (hasBegun(row) ? row.right : null),
  percent: (row) => (hasBegun(row) ? row.percent : null),
};

const words = new Intl.Collator('zh-CN', { numeric: true });

/** Rows in an order; those without a value come last, whichever way it goes. */
export function matrixRows(all: readonly MatrixRow[], filter: MatrixFilter, order: MatrixOrder): MatrixRow[] {
  const rows = all.filter((row) => isShown(row, filter));
  const valueOf = VALUES[order.by];
  const sign = order.isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b)));
  });
}

/** Choices of the filter with their counts; those without a student are left out. */
export function matrixFilters(all: readonly MatrixRow[]): { value: MatrixFilter; label: string }[] {
  const named: [MatrixFilter, string][] = [
    ...PROGRESS.values.map((value): [MatrixFilter, string] => [value, PROGRESS.label(value)]),
    ['late', '迟交'],
  ];
  const counted = named.map(([value, label]) => ({
    value,
    label,
    count: all.filter((row) => isShown(row, value)).length,
  }));
  return [
    { value: 'all', label: `全部 ${all.length}` },
    ...counted.flatMap(({ value, label, count }) => (count === 0 ? [] : [{ value, label: `${label} ${count}` }])),
  ];
}
