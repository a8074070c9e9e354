import { examStep } from '../../../exams/examState.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

/** Exams open for this student now, without those handed in or starting later today. */
export const dueNow = (exams: readonly ExamCard[], now: number): ExamCard[] =>
  exams.filter((exam) => {
    const step = examStep(exam, now);
    return step === 'enter' || step === 'continue';
  });
