import { GRACE_MS } from '../kit/constants.ts';
import { coded, type ValueIn } from '../kit/labelled.ts';
import { ATTEMPT, type AttemptStatus } from '../papers/attemptStatus.ts';
import { hardClose } from './homeworkDates.ts';

/** Progress of a student in a homework. */
export const PROGRESS = coded({
  notBegun: ['0', '未开始', 'warn'],
  doing: ['1', '进行中', 'primary'],
  handedIn: ['2', '已交'],
  settled: ['3', '已出分', 'ok'],
});

/** Progress of one student in a homework, `'0'` to `'3'` on the wire, derived from the attempt. */
export type HomeworkProgress = ValueIn<typeof PROGRESS>;

/** The facts that decide a student's standing. */
export interface StandingFacts {
  openAt: Date;
  dueAt: Date;
  lateUntilAt: Date | null;
  /** Null before the first save. */
  attempt: { status: AttemptStatus; completedAt: Date | null; lastSavedAt: Date | null } | null;
  /** Whether a teacher settled the homework; then it counts as settled even if it was not begun. */
  isSettled: boolean;
}

/** A student's standing in a homework at an instant. */
export interface Standing {
  progress: HomeworkProgress;
  /** Whether the last save came after the due date. */
  isLate: boolean;
  /** Whether the homework is due and not handed in. */
  isOverdue: boolean;
  /** Whether answers are still accepted. */
  isOpen: boolean;
}

function progressOf({ attempt, isSettled }: StandingFacts): HomeworkProgress {
  if (isSettled) return PROGRESS.settled;
  if (!attempt || attempt.status === ATTEMPT.ready) return PROGRESS.notBegun;
  if (attempt.status === ATTEMPT.inProgress) return PROGRESS.doing;
  return attempt.status === ATTEMPT.completed ? PROGRESS.handedIn : PROGRESS.settled;
}

/** Computes a student's standing at an instant. */
export function standingAt(facts: StandingFacts, now: Date): Standing {
  const { openAt, dueAt, attempt } = facts;
  const progress = progressOf(facts);
  const dueMs = dueAt.getTime() + GRACE_MS;
  const lastMs = attempt?.lastSavedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return {
    progress,
    isLate: lastMs > dueMs,
    isOverdue: (progress === PROGRESS.notBegun || progress === PROGRESS.doing) && now > dueAt,
    isOpen: now >= openAt && now.getTime() <= hardClose(facts).getTime() + GRACE_MS,
  };
}
