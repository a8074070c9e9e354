import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import type { ExamKind } from '@aosai/api/exams/teaching';

export type MarkedStudent = ClassMarks['students'][number];

/** A column that the students can be sorted by. */
export type MarkColumn = 'no' | 'name' | 'mean' | 'missed';

export interface MarkSort {
  by: MarkColumn;
  isDown: boolean;
}

/** The marks of one kind of work, or of both. */
export function marksOfKind({ works, students, ...rest }: ClassMarks, kind: ExamKind | null): ClassMarks {
  if (kind === null) return { works, students, ...rest };
  const isShown = works.map((work) => work.kind === kind);
  return {
    ...rest,
    works: works.filter((_work, at) => isShown[at]),
    students: students.map((one) => ({ ...one, marks: one.marks.filter((_mark, at) => isShown[at]) })),
  };
}

const { compare } = new Intl.Collator('zh-CN', { numeric: true });

const valueOf = ({ no, name, meanPercent, missedCount }: MarkedStudent, by: MarkColumn): string | number | null => {
  switch (by) {
    case 'no':
      return no;
    case 'name':
      return name;
    case 'mean':
      return meanPercent;
    case 'missed':
      return missedCount;
    default:
      return by satisfies never;
  }
};

/** The students in the order of a column; those without a value come last in both directions. */
export function sortedStudents(students: readonly MarkedStudent[], { by, isDown }: MarkSort): MarkedStudent[] {
  const turn = isDown ? -1 : 1;
  return students.toSorted((one, other) => {
    const [a, b] = [valueOf(one, by), valueOf(other, by)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
