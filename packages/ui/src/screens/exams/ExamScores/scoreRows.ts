import type { ExamScores } from '@aosai/api/exams/examScores.contract';

export type ScorePaper = ExamScores['papers'][number];
export type ScoreRow = ScorePaper['rows'][number];

/** Which students a table shows: a class (null: those without one), a part of the name or number, absent ones only. */
export interface ScoreFilter {
  className: string | null | undefined;
  keyword: string;
  isAbsent: boolean;
}

export const NO_FILTER: ScoreFilter = { className: undefined, keyword: '', isAbsent: false };

/** A column that a table can be sorted by, such as `total`, `section 0` or `question 3`. */
export interface ScoreSort {
  by: string;
  isDown: boolean;
}

const { compare } = new Intl.Collator('zh-CN', { numeric: true });

/** The students that a filter leaves. */
export function filteredRows(rows: readonly ScoreRow[], { className, keyword, isAbsent }: ScoreFilter): ScoreRow[] {
  const wanted = keyword.trim();
  return rows.filter(
    (row) =>
      (className === undefined || row.className === className) &&
      (!isAbsent || row.isAbsent) &&
      (wanted === '' || row.name.includes(wanted) || (row.no ?? '').includes(wanted)),
  );
}

function valueOf(row: ScoreRow, by: string): number | string | null {
  const [kind, place] = by.split(' ');
  if (kind === 'section') return row.sections[Number(place)] ?? null;
  if (kind === 'question') return row.questions[Number(place)] ?? null;
  if (kind === 'total') return row.totalPoints;
  if (kind === 'rank') return row.rank;
  return kind === 'name' ? row.name : row.no;
}

/** The students in the order of a column; those without a value come last in both directions. */
export function sortedRows(rows: readonly ScoreRow[], { by, isDown }: ScoreSort): ScoreRow[] {
  const turn = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}

/** The classes of the students, by name; null for those without one. */
export const classesIn = (rows: readonly ScoreRow[]): (string | null)[] =>
  [...new Set(rows.map(({ className }) => className))].toSorted((a, b) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b),
  );

/** The totals that there are. */
export const totalsOf = (rows: readonly ScoreRow[]): number[] => rows.flatMap(({ totalPoints }) => totalPoints ?? []);
