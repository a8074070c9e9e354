import { dateText } from '@aosai/api/kit/beijing';
import { ExamOffice } from '@aosai/ui/screens/exams/ExamOffice';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { Office } from '../kit/pageTable.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { updateExam, versionOf, written } from './updateExam.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Papers that can be chosen. */
export function useReadyPapers(group: Office) {
  const papers = useOfficeCall(['readyPapers', group], async (calls) => {
    const { content } = await calls.examPaper.querySimpleList({ size: MAX_PAGE_SIZE, sort: ['title,asc'] });
    return content.map(({ id, title }) => ({ value: id, label: title }));
  });
  return papers.data ?? [];
}

/** The exams, for the platform's and the schools' office. */
export const examsPage = (group: Office) => {
  return officePage(ExamOffice, 'exam', {
    sort: 'startAt,desc',
    useKnown({ openId }) {
      const detail = useOfficeCall(openId === null ? null : ['exam', group, openId], (calls) =>
        calls.exam.queryById({ id: openId ?? '' }),
      );
      return {
        base: `/web/${group}/exam`,
        detail: detail.data,
        papers: useReadyPapers(group),
        today: dateText(useNow()),
        classes: useClasses(group),
        isOffice: group === 'bms',
      };
    },
    read: (calls, { status, grade, ...input }) =>
      calls.exam.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
    acts: ({ known: { detail }, seen }) => ({
      create: (calls, form) => calls.exam.create(written(form)),
      publish: (calls, { id }) => calls.exam.publish({ id }),
      update: (calls, { id }, form) =>
        updateExam(calls, group, seen({ id, version: form.version }, [versionOf(detail)]), form),
      unpublish: (calls, { id }) => calls.exam.unpublish({ id }),
      stop: (calls, { id }, { reason }) => calls.exam.stop({ id, reason }),
      copy: (calls, { id }) => calls.exam.create({ copyOf: id }),
      remove: (calls, { id }) => calls.exam.delete({ id }),
    }),
  });
};
