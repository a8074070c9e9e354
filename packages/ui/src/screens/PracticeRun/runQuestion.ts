import type { PracticeState } from '@aosai/api/contract/teaching/practiceViews';


/** A question of a run; `result` is its score in this run, in percent. */
export interface RunQuestion {
  id: string;
  title: string;
  state: PracticeState | null;
  result: number | null;
}
