import type { PlanStepView } from '@aosai/api/practice/plan/plan.contract';
import type { TodayLesson, Today } from '@aosai/api/desks/today.contract';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import { examStep } from '../../../exams/examState.ts';
import { type FreshResult, freshResults } from './freshResults.ts';

/** Something that a student can do today. */
export type TodayStep =
  | { kind: 'running'; attempt: Attempt }
  | { kind: 'exam'; exam: ExamCard }
  | { kind: 'homework'; place: HomeworkPlace; isUrgent: boolean }
  | { kind: 'report'; result: FreshResult }
  | { kind: 'review'; due: number }
  | { kind: 'lesson'; lesson: TodayLesson; isFirst: boolean }
  | { kind: 'planned'; step: PlanStepView; plan: NonNullable<Today['plan']> }
  /** Without a goal: of a newcomer, of somebody else, or one whose sitting is over. */
  | { kind: 'goal'; why: 'new' | 'none' | 'passed' }
  | { kind: 'examSoon'; exam: ExamCard }
  | { kind: 'free' };

const URGENT_MS = 2 * DAY_MS;

/** Steps with a smaller number come first. What has a time limit comes before what can wait. */
function rankOf(step: TodayStep, isPlanned: boolean): number {
  switch (step.kind) {
    case 'running':
      return 0;
    case 'exam':
      return 1;
    case 'homework':
      return step.isUrgent ? 2 : 6;
    case 'report':
      return 3;
    case 'review':
      return isPlanned ? 5.5 : 4;
    case 'goal':
      return step.why === 'none' ? 8 : 4.5;
    case 'planned':
      return 4.9;
    case 'lesson':
      return 5;
    case 'examSoon':
      return 7;
    case 'free':
      return 9;
    default:
      return step satisfies never;
  }
}

export interface Seen {
  /** When the previous visit began, in ms; null if this browser has not stored one. */
  lastVisitAt: number | null;
  /** Results that were opened from this page since. */
  seenIds: readonly string[];
}

const isFirstLesson = ({ kind, no, isBegun }: TodayLesson) => kind === 'course' && no === 1 && !isBegun;

/** Whether a student has neither a class nor a result yet. */
export const isNew = ({ classCount, results, marked }: Pick<Today, 'classCount' | 'results' | 'marked'>): boolean =>
  classCount === 0 && results.length === 0 && marked.length === 0;

/** All steps of today, the most important first; the first is the page's headline. Never empty. */
export function todaySteps(today: Today, { lastVisitAt, seenIds }: Seen, now: number): TodayStep[] {
  const { running, exams, homework, results, marked, due, lesson, plan } = today;
  const isNewcomer = isNew(today);
  const fresh = freshResults(results, marked, { now, lastVisitAt });
  const exam = exams.find((one) => examStep(one, now) === 'enter');
  const soon = exams.find((one) => examStep(one, now) === 'wait');
  const steps: TodayStep[] = [
    ...(running ? [{ kind: 'running' as const, attempt: running }] : []),
    ...(exam ? [{ kind: 'exam' as const, exam }] : []),
    ...homework
      .filter(({ isOpen }) => isOpen)
      .slice(0, 1)
      .map((place) => ({
        kind: 'homework' as const,
        place,
        isUrgent: place.isOverdue || Date.parse(place.dueAt) - now < URGENT_MS,
      })),
    ...fresh
      .filter(({ id, isNew: isUnread, points }) => isUnread && points !== null && !seenIds.includes(id))
      .slice(0, 1)
      .map((result) => ({ kind: 'report' as const, result })),
    ...(due > 0 && plan?.next?.kind !== 'review' ? [{ kind: 'review' as const, due }] : []),
    ...(lesson ? [{ kind: 'lesson' as const, lesson, isFirst: isNewcomer && isFirstLesson(lesson) }] : []),
    ...(plan?.next ? [{ kind: 'planned' as const, step: plan.next, plan }] : []),
    ...(plan?.state === 'open'
      ? []
      : [
          {
            kind: 'goal' as const,
            why: plan ? ('passed' as const) : isNewcomer ? ('new' as const) : ('none' as const),
          },
        ]),
    ...(soon ? [{ kind: 'examSoon' as const, exam: soon }] : []),
    { kind: 'free' },
  ];
  // With a running plan the headline is its next step; a review of what is due comes right after.
  const isPlanned = plan?.state === 'open' && (plan.next !== null || lesson !== null);
  return steps.toSorted((one, other) => rankOf(one, isPlanned) - rankOf(other, isPlanned));
}
