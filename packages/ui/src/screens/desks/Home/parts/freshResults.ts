import { DAY_MS } from '@aosai/api/kit/constants';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { links } from '../../../../patterns/links/links.ts';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

export interface FreshResult {
  id: string;
  title: string;
  at: string;
  points: number | null;
  maxPoints: number;
  href: string;
  isNew: boolean;
}

const SHOWN_FOR_MS = 7 * DAY_MS;
const SHOWN = 4;

/** Exam and homework results of the last week; new are those finished after the previous visit began. */
export function freshResults(
  attempts: readonly Attempt[],
  places: readonly HomeworkPlace[],
  { now, lastVisitAt }: { now: number; lastVisitAt: number | null },
): FreshResult[] {
  const exams = attempts.flatMap(({ id, examTitle, completedAt, status, totalPoints, maxPoints }) =>
    completedAt !== null && status === ATTEMPT.settled
      ? [{ id, title: examTitle, at: completedAt, points: totalPoints, maxPoints, href: links.reportPaper(id) }]
      : [],
  );
  const homework = places.flatMap(({ id, homeworkTitle, settledAt, totalPoints, maxPoints }) =>
    settledAt === null
      ? []
      : [{ id, title: homeworkTitle, at: settledAt, points: totalPoints, maxPoints, href: links.homeworkReport(id) }],
  );
  return [...exams, ...homework]
    .filter(({ at }) => now - Date.parse(at) < SHOWN_FOR_MS)
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN)
    .map((result) => ({ ...result, isNew: lastVisitAt !== null && Date.parse(result.at) >= lastVisitAt }));
}
