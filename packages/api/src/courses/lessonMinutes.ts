const CHARS_A_MINUTE = 500;
const CHECK_MIN = 0.8;
const TASK_MIN = 6;
const SHORTEST_MIN = 3;
const LONGEST_MIN = 45;

/** What is left of a lesson. */
export interface LessonLeft {
  /** Length of the notes that are still to be read. */
  noteChars: number;
  /** Questions other than tasks, and tasks, that are still needed. */
  checks: number;
  tasks: number;
}

/** About how many minutes the rest of a lesson takes a child, from reading speed and usual times for questions. */
export function lessonMinutes({ noteChars, checks, tasks }: LessonLeft): number {
  const minutes = noteChars / CHARS_A_MINUTE + checks * CHECK_MIN + tasks * TASK_MIN;
  return Math.min(LONGEST_MIN, Math.max(SHORTEST_MIN, Math.round(minutes)));
}
