import { dateText } from '@aosai/api/kit/beijing';
import { ScoreSlips } from '@aosai/ui/screens/exams/ScoreSlips';
import { loaded } from '../kit/loaded.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useExamPage } from './examOf.ts';

/** /bms|edms/exam/:id/scores/print: a page for each student's parents. */
export function Component() {
  const { group, examId, listHref, detail } = useExamPage();
  const scores = useOfficeCall(['examScoreSheet', group, examId], (client) => client.exam.queryScores({ id: examId }));
  return (
    <ScoreSlips
      scores={loaded(scores)}
      title={detail?.title ?? ''}
      day={detail ? dateText(detail.startAt) : ''}
      backHref={`${listHref}/${examId}/scores`}
      on={{ print: () => window.print(), retry: () => void scores.mutate() }}
    />
  );
}
