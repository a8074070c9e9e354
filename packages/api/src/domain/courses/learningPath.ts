/** What of a unit decides where somebody stands. */
interface PathUnit {
  id: string;
  questionCount: number;
  /** What opens it; null while it is locked. */
  openBy: string | null;
  /** Questions done; null of who practises nothing, as a guest. */
  doneCount: number | null;
}

/** A question is done from this score on, in percent. */
export const QUESTION_DONE_PERCENT = 60;

/** So many questions of a unit make it done: two in three, as six of eight or four of six. */
export const questionsToDo = (questionCount: number): number => Math.ceil((questionCount * 2) / 3);

/** Where somebody stands with a unit: behind them, next, ahead of them, or locked. */
export type Standing = 'done' | 'next' | 'ahead' | 'locked';

/** Whether enough of a unit is done. One without questions is never in the way, and never done. */
export const isUnitDone = ({ questionCount, doneCount }: Omit<PathUnit, 'id' | 'openBy'>): boolean =>
  questionCount > 0 && doneCount !== null && doneCount >= questionsToDo(questionCount);

/** How each unit of a path stands, in its order: the first open one that is not done is next. */
export function standingsOf(units: readonly PathUnit[]): Standing[] {
  const isAhead = (unit: PathUnit) => unit.openBy !== null && !isUnitDone(unit);
  const next = units.find((unit) => isAhead(unit) && unit.questionCount > 0) ?? units.find(isAhead);
  return units.map((unit) => {
    if (isUnitDone(unit)) return 'done';
    if (unit.openBy === null) return 'locked';
    return unit === next ? 'next' : 'ahead';
  });
}

/** Of all questions of a path so many are done, in whole percent. */
export function donePercent(units: readonly Pick<PathUnit, 'questionCount' | 'doneCount'>[]): number {
  const all = units.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const done = units.reduce((sum, { doneCount }) => sum + (doneCount ?? 0), 0);
  return all === 0 ? 0 : Math.floor((done * 100) / all);
}
