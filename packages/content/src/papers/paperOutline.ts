import type { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { PaperSectionSource, PaperSource } from '@aosai/api/papers/paperSource';
import type { ProgrammingSource } from '@aosai/api/questions/source';

/**
 * A programming task as `tasks/<key>/task.ts` describes it. Texts and cases are in the same folder:
 * statement.md, analysis.md, cases/NN.in (NN.in.gz from 20 kB on), cases/NN.out, solutions/*.
 */
export interface TaskOutline extends Omit<ProgrammingSource, 'type' | 'stem' | 'analysis' | 'cases'> {
  /** Ids of the cases that a student may see; the statement shows exactly these. */
  samples: string[];
  /** Maps a subtask id to its case ids; when a task has subtasks, every case belongs to one. */
  casesOfSubtask?: Record<string, string[]>;
}

export interface TaskSectionOutline {
  name: string;
  type: typeof PROGRAMMING;
  /** Points of each task in hundredths. */
  pointsEach: number;
  tasks: TaskOutline[];
}

/** A paper without the files of its programming tasks; `loadPaper` adds them. */
export interface PaperOutline extends Omit<PaperSource, 'sections'> {
  sections: (PaperSectionSource | TaskSectionOutline)[];
}
