import { Similarity } from '@aosai/ui/screens/exams/Similarity';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { RunOnly } from './RunOnly.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

function SimilarPrograms() {
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

/** /bms|edms/exam/:id/similarity: programs that are unusually similar. */
export const Component = () => (
  <RunOnly>
    <SimilarPrograms />
  </RunOnly>
);
