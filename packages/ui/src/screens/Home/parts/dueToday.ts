import type { ExamCard } from '@aosai/api/contract/types';
import { examStep } from '../../../patterns/examState/examState.ts';
import { daysUntil } from '../../../patterns/time/beijing.ts';

/** What is open for this student now or begins today; what is handed in needs nothing any more. */
export const dueToday = (exams: readonly ExamCard[], now: number): ExamCard[] =>
  exams.filter((exam) => {
    const step = examStep(exam, now);
    return step === 'enter' || step === 'continue' || (step === 'wait' && daysUntil(exam.startAt, now) === 0);
  });
