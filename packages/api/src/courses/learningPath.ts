/** The facts of a unit that decide its standing. */
interface PathUnit {
  id: string;
  questionCount: number;
  /** The way that opened the unit; null while it is locked. */
  openBy: string | null;
  /** Number of questions done; null for a guest, who does not practise. */
  doneCount: number | null;
  /** Whether enough questions are done; null for a guest. */
  isDone: boolean | null;
}

/** A question counts as done from this score on, in percent. */
export const QUESTION_DONE_PERCENT = 60;

/** The number of questions that make a unit done: two thirds, rounded up. */
export const questionsToDo = (questionCount: number): number => Math.ceil((questionCount * 2) / 3);

/** State of a unit for a learner: behind them, next, ahead of them, or locked. */
export type Standing = 'done' | 'next' | 'ahead' | 'locked';

/**
 * Whether enough of a unit's questions, in their order, are done. A unit with tasks and checks needs its first task,
 * which everybody must write, and two thirds of the checks. A unit with only one kind needs two thirds of it. A unit
 * without questions is never done, but does not block the path.
 */
export function isUnitDone(questions: readonly { isTask: boolean; isDone: boolean }[]): boolean {
  const enough = (some: typeof questions) => some.filter(({ isDone }) => isDone).length >= questionsToDo(some.length);
  const tasks = questions.filter(({ isTask }) => isTask);
  const checks = questions.filter(({ isTask }) => !isTask);
  if (tasks.length === 0 || checks.length === 0) return questions.length > 0 && enough(questions);
  return tasks[0]?.isDone === true && enough(checks);
}

/** The standing of each unit of a path, in order: the first open unit that is not done is next. */
export function standingsOf(units: readonly PathUnit[]): Standing[] {
  const isAhead = (unit: PathUnit) => unit.openBy !== null && unit.isDone !== true;
  const next = units.find((unit) => isAhead(unit) && unit.questionCount > 0) ?? units.find(isAhead);
  return units.map((unit) => {
    if (unit.isDone === true) return 'done';
    if (unit.openBy === null) return 'locked';
    return unit === next ? 'next' : 'ahead';
  });
}

/** The share of done questions of a path, in whole percent, rounded down. */
export function donePercent(units: readonly Pick<PathUnit, 'questionCount' | 'doneCount'>[]): number {
  const all = units.reduce((sum, { questionCount }) => sum + questionCount, 0);
  const done = units.reduce((sum, { doneCount }) => sum + (doneCount ?? 0), 0);
  return all === 0 ? 0 : Math.floor((done * 100) / all);
}
