import type { ExamCard } from '@aosai/api/contract/types';
import { examStep } from '../../../patterns/examState/examState.ts';

/** What is open for this student now: neither what is handed in nor what begins later today. */
export const dueNow = (exams: readonly ExamCard[], now: number): ExamCard[] =>
  exams.filter((exam) => {
    const step = examStep(exam, now);
    return step === 'enter' || step === 'continue';
  });
