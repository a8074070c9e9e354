import { dateText } from '@aosai/api/kit/beijing';
import { ExamOffice } from '@aosai/ui/screens/exams/ExamOffice';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { updateExam, versionOf, written } from './updateExam.ts';
import { useReadyPapers } from './useReadyPapers.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam: the platform's exams, or those of a school and its teachers. */
export const Component = officePage(ExamOffice, 'exam', {
  sort: 'startAt,desc',
  useKnown({ openId, office }) {
    const detail = useOfficeCall(openId === null ? null : ['exam', openId], (calls) =>
      calls.exam.queryById({ id: openId ?? '' }),
    );
    return {
      base: `/web/${office}/exam`,
      detail: detail.data,
      papers: useReadyPapers(),
      today: dateText(useNow()),
      classes: useClasses(),
      isOffice: office === 'bms',
    };
  },
  read: (calls, { status, grade, ...input }) =>
    calls.exam.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
  pageOf: (id, office) => `/web/${office}/exam/${id}/settings`,
  acts: ({ known: { detail }, seen }) => ({
    create: (calls, form) => calls.exam.create(written(form)),
    publish: (calls, { id }) => calls.exam.publish({ id }),
    update: (calls, { id }, form) => updateExam(calls, seen({ id, version: form.version }, [versionOf(detail)]), form),
    unpublish: (calls, { id }) => calls.exam.unpublish({ id }),
    stop: (calls, { id }, { reason }) => calls.exam.stop({ id, reason }),
    copy: (calls, { id }) => calls.exam.create({ copyOf: id }),
    remove: (calls, { id }) => calls.exam.delete({ id }),
  }),
});
