import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import { AppError } from '@aosai/api/kit/errors';
import { weekAround } from '@aosai/api/kit/weeks';
import { ATTEMPT, type AttemptStatus } from '@aosai/api/papers/attemptStatus';
import type { StudyWeek } from '@aosai/api/desks/today.contract';
import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { gradeReads } from '../../classes/gradeList.ts';
import { examPaperEnroll } from '../../exams/attempts/examPaperEnroll.ts';
import { exam } from '../../exams/exam/exam.ts';
import { memberStatistics } from '../../exams/statistics/memberStatistics.ts';
import { homeworkEnroll } from '../../homework/places/homeworkEnroll.ts';
import { memberActor } from '../../kit/actor.ts';
import { JsonText, type ResourceHandlers } from '../../kit/context.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { fillFromExams } from '../../practice/draw/fillFromExams.ts';
import { bookCounts } from '../../practice/mastery/memberPractice.ts';
import { planToday } from '../../practice/plan/plan.ts';
import { practiceStreak } from '../../practice/tries/practiceDay.ts';
import { lessonOfToday } from './lessonOfToday.ts';
import { studyMinutes } from './studyMinutes.ts';

const SHOWN = 6;
/** The list of exams includes completed ones, which the page filters out. */
const MOST_EXAMS = 100;
const MOST_CLASSES = 10;
const WEEK_DAYS = 7;

/** The running week of a student. */
async function thisWeek(call: EngineCall, memberId: string): Promise<StudyWeek> {
  const { from, to } = weekAround(call.now.getTime());
  const minutesOf = await studyMinutes(call.db, call.appId, { memberIds: [memberId], from, to });
  const monday = dateText(from.getTime());
  const days = Array.from({ length: WEEK_DAYS }, (_, later) => dayAfter(monday, later));
  return {
    days: days.map((day) => ({ day, minutes: minutesOf(memberId, day) })),
    streak: await practiceStreak(call.db, call, memberId),
  };
}

/** The first unit to do of a plan; without one, what it offers instead. */
const unitOf = ({ next, weeks, instead }: PlanView) =>
  next?.unit ?? weeks.flatMap(({ steps }) => steps).find((step) => step.unit && !step.isDone)?.unit ?? instead;

const rowsOf = async <T>(reply: Promise<{ content: T[] } | JsonText<{ content: T[] }>>): Promise<T[]> => {
  const answer = await reply;
  return (answer instanceof JsonText ? answer.read() : answer).content;
};

/** All of a student's home page in one call, by the same reads as the lists it links to. Throws FORBIDDEN. */
export const queryToday: ResourceHandlers<'desk'>['queryToday'] = async (context) => {
  const { type, memberId } = memberActor(context);
  if (type !== 'student') throw new AppError('FORBIDDEN');
  const call = engineOf(context);
  const attempts = (statusList: AttemptStatus[], size: number) =>
    rowsOf(examPaperEnroll.queryList(context, { statusList, page: 0, size, sort: [] }));
  const places = (filter: object, sort: string) =>
    rowsOf(homeworkEnroll.queryList(context, { ...filter, page: 0, size: SHOWN, sort: [sort] }));
  const open = { progressList: ['0', '1'] };
  const due = await places({ ...open, isOverdue: false }, 'dueAt,asc');
  const overdue = await places({ ...open, isOverdue: true }, 'dueAt,desc');
  const classes = await gradeReads.queryList(context, { mine: true, page: 0, size: MOST_CLASSES, sort: [] });
  await fillFromExams(call, memberId);
  const [running] = await attempts([ATTEMPT.inProgress], 1);
  const planned = await planToday(call, memberId);
  const next = planned?.next ?? null;
  return {
    serverNow: call.now.toISOString(),
    running: running ?? null,
    exams: await rowsOf(
      exam.queryList(context, {
        mine: true,
        statusList: ['1', '2', '3', '4'],
        page: 0,
        size: MOST_EXAMS,
        sort: ['startAt,asc'],
      }),
    ),
    // Overdue homework that can still be made up comes first; closed homework is left out.
    homework: [...overdue.filter(({ isOpen }) => isOpen), ...due].slice(0, SHOWN),
    results: await attempts([ATTEMPT.completed, ATTEMPT.settled], SHOWN),
    marked: await places({ progressList: ['3'] }, 'dueAt,desc'),
    statistics: await memberStatistics(call, memberId),
    classCount: classes.total,
    due: (await bookCounts(call, memberId)).due,
    week: await thisWeek(call, memberId),
    lesson: await lessonOfToday(
      context,
      classes.content.map(({ id }) => id),
      planned?.state === 'open' ? { unit: unitOf(planned) } : null,
    ),
    plan: planned && {
      language: planned.language,
      level: planned.level,
      sitting: planned.sitting,
      state: planned.state,
      next: next?.kind === 'lesson' ? null : next,
    },
  };
};
