import { dateText } from '@aosai/api/kit/beijing';
import { ExamEnrolments } from '@aosai/ui/screens/exams/ExamEnrolments';
import { NotFound } from '@aosai/ui/screens/shell/NotFound';
import type { Office } from '../kit/pageTable.ts';
import { useNow } from '../kit/useNow.ts';
import { useAbsent } from './useAbsent.ts';
import { useExamBatch } from './useExamBatch.ts';
import { useExam, useExamAddress, useIsNoExam } from './examOf.ts';
import { RunOnly } from './RunOnly.tsx';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';

function Places({ office, examId }: { office: Office; examId: string }) {
  return useOfficePage(ExamEnrolments, `examPlaces/${office}/${examId}`, {
    sort: 'updatedAt,desc',
    useKnown() {
      const exam = useExam(examId);
      const counts = useOfficeCall(['examCounts', examId], (calls) =>
        calls.examEnroll.queryEnrollStatistics({ examId }),
      );
      const { isManager } = useSchoolTeachers();
      const mayWrite = exam.data?.staff?.mayWrite === true;
      const now = useNow();
      const hasEnded = exam.data?.status === LIFECYCLE.ended;
      // Nobody is absent before the first window has ended, or the exam was stopped.
      const isOver = mayWrite && (hasEnded || Date.parse(exam.data?.endAt ?? '') <= now);
      const scores = useOfficeCall(isOver ? ['examScoreSheet', office, examId] : null, (calls) =>
        calls.exam.queryScores({ id: examId }),
      );
      const absentActs = useAbsent(examId);
      const papers = scores.data?.papers ?? [];
      const absent = new Map(
        papers.flatMap(({ rows }) => rows.flatMap((row) => (row.isAbsent ? [[row.memberId, row] as const] : []))),
      );
      const title = exam.data?.title ?? '';
      // Students can be added only by those who run the exam, and only until it has ended.
      const isOpen = mayWrite && !hasEnded;
      const target = isOpen ? { id: examId, title } : null;
      return {
        listHref: `/web/${office}/exam`,
        examId,
        examTitle: title,
        exam: exam.data,
        exams: [],
        classes: (counts.data?.byClass ?? []).flatMap(({ className }) =>
          className === null ? [] : [{ value: className, label: className }],
        ),
        isManager,
        decidesPaid: office === 'bms',
        today: dateText(now),
        absent: isOver && exam.data ? { exam: exam.data, absent: [...absent.values()], ...absentActs } : null,
        batch: useExamBatch(target),
      };
    },
    read: (calls, { className, ...input }) =>
      calls.examEnroll.queryEnrollList({ ...input, examId, ...(className && { className }) }),
    acts: {
      pass: (calls, { id }) => calls.examEnroll.passQuit({ id }),
      finish: (calls, { id }) => calls.examEnroll.finishQuit({ id }),
      reject: (calls, { id }, { reason }) => calls.examEnroll.rejectQuit({ id, reason }),
      takeOut: (calls, { id }, { reason }) => calls.examEnroll.passQuit({ id, reason }),
    },
  });
}

/** /bms|edms/exam/:id/enroll: the enrolments of an exam. */
export function Component() {
  const { group, examId } = useExamAddress();
  if (useIsNoExam(examId)) return <NotFound />;
  return (
    <RunOnly>
      <Places key={examId} office={group} examId={examId} />
    </RunOnly>
  );
}
