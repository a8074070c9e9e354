import { sendBatch } from '../enrolment/sendBatch.ts';
import { useBatchEnroll } from '../enrolment/useBatchEnroll.ts';

/** Adding students to an exam. */
export const useExamBatch = (exam: { id: string; title: string } | null) =>
  useBatchEnroll(
    exam && {
      name: exam.title,
      send: (calls, order, how) => sendBatch(calls.examEnroll, { examId: exam.id }, order, how),
    },
  );
