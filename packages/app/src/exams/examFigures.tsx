import { ExamFigures } from '@aosai/ui/screens/exams/ExamFigures';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useExamPage } from './examOf.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms|edms/exam/:id/statistics: participation and results. */
export function Component() {
  const { group, examId, listHref, exam } = useExamPage();
  const { client } = useAosai();
  const { act, performAtOnce } = useOfficeAct();
  const options = { group, quiet: true };
  const key = [group, examId];
  const scores = useOfficeCall(['examScores', ...key], (calls) => calls.exam.queryStatistics({ id: examId }, options));
  const enrolments = useOfficeCall(['examCounts', ...key], (calls) =>
    calls.examEnroll.queryEnrollStatistics({ examId }, options),
  );
  return (
    <ExamFigures
      exam={exam}
      scores={loaded(scores)}
      enrolments={loaded(enrolments)}
      listHref={listHref}
      examId={examId}
      exporting={act.pending}
      on={{
        retry: () => void Promise.all([scores.mutate(), enrolments.mutate()]),
        export: () =>
          void performAtOnce(
            async () => saveFile(await client.exam.downloadScores({ id: examId }, options)),
            '已下载成绩表',
          ),
      }}
    />
  );
}
