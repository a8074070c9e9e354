import type { Attempt } from '@aosai/api/contract/types';

interface RunningExam {
  id: string;
  title: string;
  /** Students who are writing now. */
  count: number;
  /** When the last of them has to hand in. */
  until: string | null;
}

/** The exams that are being written, those first that end first. */
export function runningExams(attempts: readonly Attempt[]): RunningExam[] {
  const exams = new Map<string, RunningExam>();
  for (const { examId: id, examTitle: title, deadlineAt } of attempts) {
    const known = exams.get(id) ?? { id, title, count: 0, until: null };
    const until = known.until === null || (deadlineAt !== null && deadlineAt > known.until) ? deadlineAt : known.until;
    exams.set(id, { ...known, count: known.count + 1, until });
  }
  return [...exams.values()].toSorted((one, other) => (one.until ?? '').localeCompare(other.until ?? ''));
}
