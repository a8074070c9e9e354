import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { ExamOffice } from '@aosai/ui/screens/exams/ExamOffice';
import { useSearchParams } from 'wouter';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { createExam, updateExam, versionOf } from './updateExam.ts';
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

/** /bms|edms/exam: the platform's exams, or those of a school and its teachers. `?new&grade=…&paper=…` begins one. */
export const Component = officePage(ExamOffice, 'exam', {
  sort: 'startAt,desc',
  initial: { bms: { heldBy: 'platform' } },
  useKnown({ openId, office }) {
    const [params] = useSearchParams();
    const detail = useOfficeCall(openId === null ? null : ['exam', openId], (calls) =>
      calls.exam.queryById({ id: openId ?? '' }),
    );
    const papers = useReadyPapers();
    const classes = useExamClasses();
    const isAsked = params.has('new');
    // The dialog begins with titles and lengths, so it opens when the choices are there.
    const asked = papers && classes && { gradeIds: params.getAll('grade'), paperIds: params.getAll('paper') };
    const now = useNow();
    return {
      base: `/web/${office}/exam`,
      detail: detail.data,
      papers: papers ?? [],
      today: dateText(now),
      now,
      classes: classes ?? [],
      isOffice: office === 'bms',
      asked: isAsked ? asked : null,
    };
  },
  read: (calls, { status, grade, ...input }) =>
    calls.exam.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
  pageOf: (id, office) => `/web/${office}/exam/${id}/settings`,
  acts: ({ known: { detail }, seen }) => ({
    create: createExam,
    publish: (calls, { id }) => calls.exam.publish({ id }),
    update: (calls, { id }, form) => updateExam(calls, seen({ id, version: form.version }, [versionOf(detail)]), form),
    unpublish: (calls, { id }) => calls.exam.unpublish({ id }),
    stop: (calls, { id }, { reason }) => calls.exam.stop({ id, reason }),
    copy: (calls, { id }) => calls.exam.create({ copyOf: id }),
    remove: (calls, { id }) => calls.exam.delete({ id }),
  }),
});
