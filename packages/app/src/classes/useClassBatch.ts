import { sendBatch } from '../enrolment/sendBatch.ts';
import { useBatchEnroll } from '../enrolment/useBatchEnroll.ts';

/** Adding students to a class. */
export const useClassBatch = (grade: { id: string; title: string } | null) =>
  useBatchEnroll(
    grade && {
      name: grade.title,
      send: (calls, order, how) => sendBatch(calls.gradeEnroll, { gradeId: grade.id }, order, how),
    },
  );
