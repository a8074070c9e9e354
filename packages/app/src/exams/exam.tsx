import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { ExamOffice } from '@aosai/ui/screens/exams/ExamOffice';
import { useSearchParams } from 'wouter';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { createExam } from './updateExam.ts';
import { useReadyPapers } from './useReadyPapers.ts';

/** The classes that a new exam can be given to, with the number of their students. */
function useExamClasses() {
  const classes = useOfficeCall(['examClasses'], async (calls) => {
    const { content } = await calls.grade.queryList({ size: MAX_PAGE_SIZE });
    return content.map(({ id, title, takenCount, staff }) => ({
      id,
      title,
      studentCount: staff?.enrolledCount ?? takenCount,
    }));
  });
  return classes.data;
}

/** /bms|edms/exam: the platform's exams, or those of a school and its teachers. `?do=create&grade=…&paper=…` begins one. */
export const Component = officePage(ExamOffice, 'exam', {
  sort: 'startAt,desc',
  initial: { bms: { heldBy: 'platform' } },
  useKnown({ office }) {
    const [params] = useSearchParams();
    const papers = useReadyPapers();
    const classes = useExamClasses();
    const now = useNow();
    return {
      base: `/web/${office}/exam`,
      papers: papers ?? [],
      today: dateText(now),
      now,
      classes: classes ?? [],
      isOffice: office === 'bms',
      isReady: papers !== undefined && classes !== undefined,
      given: { gradeIds: params.getAll('grade'), paperIds: params.getAll('paper') },
    };
  },
  read: (calls, { status, grade, ...input }) =>
    calls.exam.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
  pageOf: (id, office) => `/web/${office}/exam/${id}/settings`,
  acts: { create: createExam },
});
