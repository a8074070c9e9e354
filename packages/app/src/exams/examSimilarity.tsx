import { Similarity } from '@aosai/ui/screens/exams/Similarity';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam/:id/similarity: programs that are unusually similar. */
export function Component() {
  const { examId, listHref, exam } = useExamPage();
  const report = useOfficeCall(['examSimilarity', examId], (calls) => calls.exam.querySimilarity({ id: examId }));
  return (
    <Similarity
      exam={exam}
      report={loaded(report)}
      listHref={listHref}
      examId={examId}
      on={{ retry: () => void report.mutate() }}
    />
  );
}
