import type { PracticeState } from '@aosai/api/practice/practiceViews.contract';

/** A question of a run; `result` is its score in this run, in percent. */
export interface RunQuestion {
  id: string;
  title: string;
  state: PracticeState | null;
  result: number | null;
}
