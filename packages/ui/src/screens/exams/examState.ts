import { lifecycleAt, LIFECYCLE, type Lifecycle } from '@aosai/api/enrolment/lifecycle';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Whether the server stopped the exam: its status is "ended" although its window is still open. */
export const isStopped = (exam: ExamCard, now: number): boolean =>
  exam.status === LIFECYCLE.ended && now < Date.parse(exam.endAt);

/** The status at this second, so that an open page stays up to date without a request. */
export const statusNow = (exam: ExamCard, now: number): Lifecycle =>
  exam.status === LIFECYCLE.draft || isStopped(exam, now)
    ? exam.status
    : lifecycleAt(
        {
          published: true,
          stoppedAt: null,
          enrollStartAt: new Date(exam.enrollStartAt),
          enrollEndAt: new Date(exam.enrollEndAt),
          startAt: new Date(exam.startAt),
          endAt: new Date(exam.endAt),
        },
        new Date(now),
      );

/** Whole minutes a student has who starts now: the duration, or what is left of the window if that is less. */
export const givenMin = ({ durationMin, endAt }: Pick<ExamCard, 'durationMin' | 'endAt'>, now: number): number =>
  Math.max(0, Math.min(durationMin, Math.floor((Date.parse(endAt) - now) / MINUTE_MS)));

/** Whether a start now gives less than the exam's duration, because the window closes earlier. */
export const isCutShort = (exam: ExamCard, now: number): boolean =>
  statusNow(exam, now) === LIFECYCLE.running && givenMin(exam, now) < exam.durationMin;

export const canEnroll = (exam: ExamCard, now: number): boolean =>
  !isStopped(exam, now) &&
  now >= Date.parse(exam.enrollStartAt) &&
  now < Math.min(Date.parse(exam.enrollEndAt), Date.parse(exam.endAt));

/**
 * The student's next step: enrol, wait, enter, continue, read the report; `quitting` while a request to quit is open,
 * `look` when nothing can be done.
 */
export type ExamStep = 'enroll' | 'wait' | 'enter' | 'continue' | 'report' | 'quitting' | 'look';

export const examStep = (exam: ExamCard, now: number): ExamStep => {
  const { mine } = exam;
  const status = statusNow(exam, now);
  if (mine?.attemptStatus === ATTEMPT.inProgress && !isStopped(exam, now)) return 'continue';
  if (mine?.attemptStatus === ATTEMPT.completed || mine?.attemptStatus === ATTEMPT.settled) return 'report';
  if (mine?.enrollStatus === ENROLMENT.quitApplied || mine?.enrollStatus === ENROLMENT.quitPassed) return 'quitting';
  if (mine?.enrollStatus === ENROLMENT.enrolled) {
    if (status === LIFECYCLE.running) return 'enter';
    return status === LIFECYCLE.ended ? 'look' : 'wait';
  }
  return canEnroll(exam, now) ? 'enroll' : 'look';
};
