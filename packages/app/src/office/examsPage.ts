import { dateText } from '@aosai/api/domain/beijing';
import type { Client } from '@aosai/api/client/client';
import type { ExamDetail } from '@aosai/api/contract/types';
import { networksOf } from '@aosai/api/domain/exams/examForm';
import { examMatrixOf } from '@aosai/api/domain/exams/examSight';
import { type ExamForm, ExamOffice } from '@aosai/ui/screens/ExamOffice';
import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import type { Office } from '../pageTable.ts';
import { useNow } from '../useNow.ts';
import { officePage } from './officePage.tsx';
import { useClasses } from './useClasses.ts';
import { useOfficeCall } from './useOfficeCall.ts';

/** The form as calls take it, without empty times. */
const written = ({
  examPaperIds: _papers,
  summary,
  notes,
  ipRanges,
  enrollStartAt,
  enrollEndAt,
  startAt,
  endAt,
  sight,
  ...form
}: ExamForm) => ({
  ...form,
  ...(sight !== 'own' && { reviewMatrix: examMatrixOf(sight) }),
  summary: summary ?? '',
  notes: notes ?? '',
  ipRanges: networksOf(ipRanges),
  ...(startAt !== null && { startAt }),
  ...(endAt !== null && { endAt }),
  ...(enrollStartAt !== null && { enrollStartAt }),
  // An empty end means that enrolment is open until the exam ends.
  ...((enrollEndAt ?? endAt) !== null && { enrollEndAt: enrollEndAt ?? endAt ?? '' }),
});

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, no) => id === b[no]);

/** Saves an exam's settings, and its papers if they changed. */
export async function updateExam(calls: Client, group: Office, detail: ExamDetail, form: ExamForm): Promise<void> {
  const options = { group, quiet: true };
  const { id, staff } = detail;
  const version = staff?.version ?? 0;
  await calls.exam.update({ id, version, ...written(form) }, options);
  if (isSame(staff?.examPaperIds ?? [], form.examPaperIds)) return;
  await calls.exam.updateExamPapersByExam({ id, version: version + 1, examPaperIds: form.examPaperIds }, options);
}

/** Papers that can be chosen. */
export function useReadyPapers(group: Office) {
  const papers = useOfficeCall(['readyPapers', group], async (calls) => {
    const { content } = await calls.examPaper.querySimpleList(
      { size: MAX_PAGE_SIZE, sort: ['title,asc'] },
      { group, quiet: true },
    );
    return content.map(({ id, title }) => ({ value: id, label: title }));
  });
  return papers.data ?? [];
}

/** The exams, for the platform's and the schools' office. */
export const examsPage = (group: Office) => {
  const options = { group, quiet: true };
  return officePage(ExamOffice, 'exam', {
    sort: 'startAt,desc',
    useKnown({ openId }) {
      const detail = useOfficeCall(openId === null ? null : ['exam', group, openId], (calls) =>
        calls.exam.queryById({ id: openId ?? '' }, options),
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
      calls.exam.queryList(
        { ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) },
        options,
      ),
    acts: ({ known: { detail } }) => ({
      create: (calls, form) => calls.exam.create({ ...written(form), examPaperIds: form.examPaperIds }, options),
      publish: (calls, { id }) => calls.exam.publish({ id }, options),
      update: async (calls, _row, form) => {
        if (detail) await updateExam(calls, group, detail, form);
      },
      unpublish: (calls, { id }) => calls.exam.unpublish({ id }, options),
      stop: (calls, { id }, { reason }) => calls.exam.stop({ id, reason }, options),
      copy: (calls, { id }) => calls.exam.create({ copyOf: id }, options),
      remove: (calls, { id }) => calls.exam.delete({ id }, options),
    }),
  });
};
