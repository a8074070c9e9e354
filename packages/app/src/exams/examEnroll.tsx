import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { Enrolments } from '@aosai/ui/screens/exams/Enrolments';
import { useNow } from '../kit/useNow.ts';
import { useExamBatch } from './useExamBatch.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';

/** /bms|edms/examEnroll: exam enrolments and requests to quit. */
export const Component = officePage(Enrolments, 'examEnroll', {
  sort: 'updatedAt,desc',
  useKnown({ filter: { exam: examId }, office: group }) {
    const exams = useOfficeCall(['enrolmentExams'], async (calls) => {
      const { content } = await calls.exam.querySimpleList({ size: MAX_PAGE_SIZE });
      return content;
    });
    const chosen = exams.data?.find(({ id, status }) => id === examId && status !== LIFECYCLE.ended) ?? null;
    const { isManager } = useSchoolTeachers();
    return {
      exams: (exams.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
      examId,
      isManager,
      decidesPaid: group === 'bms',
      today: dateText(useNow()),
      batch: useExamBatch(chosen),
    };
  },
  read: (calls, { exam: examId, ...input }) =>
    calls.examEnroll.queryEnrollList({ ...input, ...(examId && { examId }) }),
  acts: {
    pass: (calls, { id }) => calls.examEnroll.passQuit({ id }),
    finish: (calls, { id }) => calls.examEnroll.finishQuit({ id }),
    reject: (calls, { id }, { reason }) => calls.examEnroll.rejectQuit({ id, reason }),
  },
});
