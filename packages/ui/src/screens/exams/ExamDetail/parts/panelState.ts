import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import { canEnroll, isStopped, statusNow } from '../../examState.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export interface PanelFacts {
  exam: ExamDetail;
  papers: readonly ExamPaperCard[];
  enrolment: Enrolment | null;
  person: 'guest' | 'student' | 'parent' | 'viewer';
  now: number;
}

/** State of the enrolment panel; `paper` is the one that its button opens. */
export type PanelState =
  | { kind: 'stopped' | 'viewer' | 'missed' | 'ended' | 'closed' | 'pendingPay' }
  /** `until`: start of enrolment. */
  | { kind: 'notYet'; until: string }
  | { kind: 'canEnroll'; signedIn: boolean }
  | { kind: 'waitlisted' | 'quitApplied' | 'quitPassed' }
  /** `until`: start of the exam. */
  | { kind: 'waiting'; until: string }
  | { kind: 'start'; paper: ExamPaperCard; again: boolean }
  | { kind: 'running'; paper: ExamPaperCard; until: string }
  | { kind: 'choose'; again: boolean }
  | { kind: 'done'; paper: ExamPaperCard };

const isOver = (paper: ExamPaperCard): boolean =>
  paper.latest?.status === ATTEMPT.completed || paper.latest?.status === ATTEMPT.settled;

/** Whether another attempt at the paper is allowed. */
export const canStart = (paper: ExamPaperCard): boolean => paper.attemptsLeft === null || paper.attemptsLeft > 0;

const enrolledState = ({ exam, papers, now }: PanelFacts): PanelState => {
  const status = statusNow(exam, now);
  const running = papers.find((paper) => paper.latest?.status === ATTEMPT.inProgress && paper.latest.deadlineAt);
  if (running?.latest?.deadlineAt) return { kind: 'running', paper: running, until: running.latest.deadlineAt };
  const done = papers.find(isOver);
  if (status === LIFECYCLE.running) {
    const startable = papers.filter(canStart);
    const [first] = startable;
    if (first && startable.length === 1 && papers.length === 1)
      return { kind: 'start', paper: first, again: first.latest !== null };
    if (first) return { kind: 'choose', again: papers.some(({ latest }) => latest !== null) };
  }
  if (done) return { kind: 'done', paper: done };
  if (status === LIFECYCLE.ended) return { kind: 'missed' };
  return status === LIFECYCLE.running ? { kind: 'closed' } : { kind: 'waiting', until: exam.startAt };
};

/**
 * Computes the panel's state from exam, enrolment, attempts, person and time.
 *
 * @internal for its test
 */
export const panelState = (facts: PanelFacts): PanelState => {
  const { exam, enrolment, person, now } = facts;
  if (person === 'viewer') return { kind: 'viewer' };
  const status = enrolment?.status;
  switch (status) {
    case ENROLMENT.waiting:
      return { kind: 'waitlisted' };
    case ENROLMENT.quitApplied:
      return { kind: 'quitApplied' };
    case ENROLMENT.quitPassed:
      return { kind: 'quitPassed' };
    case ENROLMENT.pendingPay:
      return { kind: 'pendingPay' };
    case ENROLMENT.enrolled:
    case ENROLMENT.settled:
      return isStopped(exam, now) && !facts.papers.some(isOver) ? { kind: 'stopped' } : enrolledState(facts);
    case ENROLMENT.cancelled:
    case ENROLMENT.quit:
    case undefined:
      break;
    default:
      return status satisfies never;
  }
  if (isStopped(exam, now)) return { kind: 'stopped' };
  if (canEnroll(exam, now)) return { kind: 'canEnroll', signedIn: person !== 'guest' };
  const phase = statusNow(exam, now);
  if (phase === LIFECYCLE.preview) return { kind: 'notYet', until: exam.enrollStartAt };
  return { kind: phase === LIFECYCLE.ended ? 'ended' : 'closed' };
};

/**
 * The panel's state once it is known: for an enrolled student the button also depends on the papers. Until then no
 * panel is shown, so that no button changes just before a click.
 */
export function knownPanel({
  papers,
  enrolment,
  ...facts
}: Omit<PanelFacts, 'papers' | 'enrolment'> & {
  papers: Loaded<readonly ExamPaperCard[]>;
  enrolment: Loaded<Enrolment | null>;
}): Loaded<{ enrolment: Enrolment | null; state: PanelState }> {
  const { data: own, error } = enrolment;
  const isIn = own?.status === ENROLMENT.enrolled || own?.status === ENROLMENT.settled;
  const list = papers.data ?? (isIn ? undefined : []);
  if (own === undefined || list === undefined) return { error: error ?? papers.error };
  return { data: { enrolment: own, state: panelState({ ...facts, papers: list, enrolment: own }) } };
}
