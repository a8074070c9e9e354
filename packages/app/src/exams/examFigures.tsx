import { ExamFigures } from '@aosai/ui/screens/exams/ExamFigures';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam/:id/statistics: participation and results. */
export function Component() {
  const { group, examId, listHref, exam } = useExamPage();
  const key = [group, examId];
  const scores = useOfficeCall(['examScores', ...key], (calls) => calls.exam.queryStatistics({ id: examId }));
  const enrolments = useOfficeCall(['examCounts', ...key], (calls) =>
    calls.examEnroll.queryEnrollStatistics({ examId }),
  );
  return (
    <ExamFigures
      exam={exam}
      scores={loaded(scores)}
      enrolments={loaded(enrolments)}
      listHref={listHref}
      examId={examId}
      on={{ retry: () => void Promise.all([scores.mutate(), enrolments.mutate()]) }}
    />
  );
}
