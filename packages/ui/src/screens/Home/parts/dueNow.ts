import { examStep } from '../../../patterns/examState/examState.ts';
import type { ExamCard } from '@aosai/api/contract/exam/exam';

/** Exams open for this student now, without those handed in or starting later today. */
export const dueNow = (exams: readonly ExamCard[], now: number): ExamCard[] =>
  exams.filter((exam) => {
    const step = examStep(exam, now);
    return step === 'enter' || step === 'continue';
  });
