/** What of a unit decides where someone stands. */
interface PathUnit {
  id: string;
  questionCount: number;
  /** What opens it; null while it is locked. */
  openBy: string | null;
  /** Questions done; null of who practises nothing, as a guest. */
  doneCount: number | null;
  /** Whether that is enough; null where nobody practises. */
  isDone: boolean | null;
}

/** A question is done from this score on, in percent. */
export const QUESTION_DONE_PERCENT = 60;

/** So many questions of a unit make it done: two in three, as six of eight or four of six. */
export const questionsToDo = (questionCount: number): number => Math.ceil((questionCount * 2) / 3);

/** Where someone stands with a unit: behind them, next, ahead of them, or locked. */
export type Standing = 'done' | 'next' | 'ahead' | 'locked';

/**
 * Whether enough of a unit's questions is done, in their order. A lesson needs its first task, the one that everybody
 * has to write, and two in three of the questions that check it; of one kind alone two in three are enough. A unit
 * without questions is never in the way, and never done.
 */
export function isUnitDone(questions: readonly { isTask: boolean; isDone: boolean }[]): boolean {
  const enough = (some: typeof questions) => some.filter(({ isDone }) => isDone).length >= questionsToDo(some.length);
  const tasks = questions.filter(({ isTask }) => isTask);
  const checks = questions.filter(({ isTask }) => !isTask);
  if (tasks.length === 0 || checks.length === 0) return questions.length > 0 && enough(questions);
  return tasks[0]?.isDone === true && enough(checks);
}

/** How each unit of a path stands, in its order: the first open one that is not done is next. */
export function standingsOf(units: readonly PathUnit[]): Standing[] {
  const isAhead = (unit: PathUnit) => unit.openBy !== null && unit.isDone !== true;
  const next = units.find((unit) => isAhead(unit) && unit.questionCount > 0) ?? units.find(isAhead);
  return units.map((unit) => {
    if (unit.isDone === true) return 'done';
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
