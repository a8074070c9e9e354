import type { Tone } from '@aosai/api/kit/labelled';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { momentText } from '@aosai/api/kit/dayText';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

type Dated = Pick<
  HomeworkPlace,
  'dueAt' | 'lateUntilAt' | 'dueFrom' | 'openAt' | 'gradeTitle' | 'progress' | 'penaltyPct'
>;

type Standing = Pick<HomeworkPlace, 'openAt' | 'isOverdue' | 'isOpen' | 'progress' | 'isLate' | 'isTakenBack'> & {
  status: HomeworkPlace['status'] | null;
};

const FROM = {
  own: '老师给你延到',
  group: '小组截止',
  grade: '班级截止',
  homework: '截止',
} as const satisfies Record<HomeworkPlace['dueFrom'], string>;

/** When homework is due, whose date that is, and the current penalty for lateness. */
export function dueWords(place: Dated, now: number): string {
  const isDone = place.progress === PROGRESS.handedIn || place.progress === PROGRESS.settled;
  const isLate = now > Date.parse(place.dueAt) && !isDone;
  const until =
    place.lateUntilAt !== null && isLate && now <= Date.parse(place.lateUntilAt)
      ? `补交到 ${momentText(place.lateUntilAt, now)}，现在扣 ${place.penaltyPct}%`
      : null;
  const opens = now < Date.parse(place.openAt) ? `${momentText(place.openAt, now)} 开放` : null;
  const due = `${FROM[place.dueFrom]} ${momentText(place.dueAt, now)}`;
  return [place.gradeTitle, opens, due, until].filter(Boolean).join(' · ');
}

type Unscored = Pick<
  HomeworkPlace,
  'answeredCount' | 'questionCount' | 'progress' | 'results' | 'dueAt' | 'lateUntilAt'
>;

/** How much is answered, or of marked homework when its score is shown: it is not shown yet. */
export function countWords(place: Unscored, now: number): string {
  const { answeredCount, questionCount, progress, results, dueAt, lateUntilAt } = place;
  if (progress !== PROGRESS.settled) return `${answeredCount} / ${questionCount} 题`;
  const waits = results === 'atDue' && now < Date.parse(lateUntilAt ?? dueAt);
  return waits ? '收作业后公布' : '得分未公布';
}

/** The tag of homework that was marked and then changed. */
export const TAKEN_BACK = { tone: 'warn', text: '改过，待重交' } as const;

/** The tag of a homework: its progress, or that it is overdue or was changed after it was marked. */
export function homeworkTag(place: Standing, now: number): { tone: Tone; text: string } {
  if (place.status === '4') return { tone: 'warn', text: '免做待审' };
  if (now < Date.parse(place.openAt)) return { tone: 'neutral', text: '待开放' };
  if (place.isTakenBack) return TAKEN_BACK;
  if (place.isOverdue) return { tone: 'bad', text: place.isOpen ? '逾期，可补交' : '逾期' };
  const label = PROGRESS.label(place.progress);
  const isDone = place.progress === PROGRESS.handedIn || place.progress === PROGRESS.settled;
  return { tone: PROGRESS.tone(place.progress), text: isDone && place.isLate ? `${label} · 迟交` : label };
}
