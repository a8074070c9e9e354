import { GRACE_MS } from '../constants.ts';
import { labelled, type ValueIn } from '../forms/labelled.ts';
import { ATTEMPT, type AttemptStatus } from '../statuses.ts';
import { hardClose } from './homeworkDates.ts';

/** How far a student is with a homework. */
export const HOMEWORK_PROGRESS = labelled(
  { '0': '未开始', '1': '进行中', '2': '已交', '3': '已出分' },
  { '0': 'warn', '1': 'primary', '3': 'ok' },
);
export type HomeworkProgress = ValueIn<typeof HOMEWORK_PROGRESS>;

export const PROGRESS = { notBegun: '0', doing: '1', handedIn: '2', settled: '3' } as const;

export interface StandingFacts {
  openAt: Date;
  dueAt: Date;
  lateUntilAt: Date | null;
  /** Null before the first save. */
  attempt: { status: AttemptStatus; completedAt: Date | null; lastSavedAt: Date | null } | null;
  /** A teacher closed it: not begun is worth nothing then. */
  isSettled: boolean;
}

export interface Standing {
  progress: HomeworkProgress;
  /** Something that counts came after the due date. */
  isLate: boolean;
  /** Due, and not handed in. */
  isOverdue: boolean;
  /** Answers are still taken. */
  isOpen: boolean;
}

function progressOf({ attempt, isSettled }: StandingFacts): HomeworkProgress {
  if (isSettled) return PROGRESS.settled;
  if (!attempt || attempt.status === ATTEMPT.ready) return PROGRESS.notBegun;
  if (attempt.status === ATTEMPT.inProgress) return PROGRESS.doing;
  return attempt.status === ATTEMPT.completed ? PROGRESS.handedIn : PROGRESS.settled;
}

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
