import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import type { exam } from '../../db/schema/exam.ts';

export type Mark = NonNullable<ClassMarks['students'][number]['marks'][number]>;

/** A mark with the work and the student that it belongs to. */
export interface MarkOf extends Mark {
  workId: string;
  memberId: string;
}

type ExamRow = typeof exam.$inferSelect;

/** An exam or homework whose marks are listed. */
export interface WorkRow extends Pick<ExamRow, 'id' | 'kind' | 'title' | 'startAt' | 'endAt' | 'stoppedAt'> {
  paperIds: readonly string[];
  /** When it begins, or for a homework when the class has to hand it in. */
  at: Date;
}
